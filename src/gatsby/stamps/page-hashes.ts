import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

const stamped = /,"hash":"[^"]*"\}$/

/** Adds the hash of the bundles to page data, as its last member. Gatsby writes a page's data without one whenever the page changes. */
export function stampPages(folder: string, hash: string, paths: Iterable<string> = everyPage(folder)): void {
  const ending = `,"hash":${JSON.stringify(hash)}}`
  for (const page of paths) {
    const file = path.join(folder, "page-data", page === "/" ? "index" : page, "page-data.json")
    if (!existsSync(file)) continue
    const data = readFileSync(file, "utf8")
    const wanted = data.replace(stamped, "}").replace(/\}$/, ending)
    if (wanted !== data) writeFileSync(file, wanted)
  }
}

/** Pages by their folders in page-data: `index` is the page `/`. */
function everyPage(folder: string): string[] {
  const found = readdirSync(path.join(folder, "page-data"), { recursive: true, encoding: "utf8" })
  return found.filter((name) => path.basename(name) === "page-data.json").map((name) => path.dirname(name))
}
