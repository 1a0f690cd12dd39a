import { existsSync } from "node:fs"
import { join } from "node:path"
import { splitLanguage } from "#contract/languages.ts"
import type { BuildProblem } from "#contract/publishing.ts"
import { readText } from "#server/disk/file-access.ts"
import type { Difference, Site } from "./site-files.ts"
import { dataFile, htmlFile, nameOf, readPage, routeOf, type PageFacts } from "./page-facts.ts"

const mostSamples = 30

/** Checks that the start page and changed pages are complete. An unchanged page was complete when it was served. */
export function checkSamples(built: Site, { added, changed }: Difference): BuildProblem | null {
  const routes = [...added, ...changed].flatMap((path) => routeOf(path) ?? /^(.*)index\.html$/.exec(`/${path}`)?.[1] ?? [])
  const pages = routes.filter((route) => built.files.has(dataFile(route)) && !splitLanguage(route).path.startsWith("/404"))
  for (const route of [...new Set(["/", ...pages])].slice(0, mostSamples)) {
    const page = readWhole(built, route)
    const faults = [...faultsOf(built, route), ...(page === null ? ["its data is missing or broken"] : [])]
    const name = page === null ? `The page ${route}` : nameOf(page)
    const message = `${name} was not built completely: ${faults.join(", ")}.`
    if (faults.length > 0) return { message, code: "check", item: null, asks: null }
  }
  return null
}

function readWhole({ folder }: Site, route: string): PageFacts | null {
  try {
    const page = readPage(join(folder, dataFile(route)))
    return page.route === route ? page : null
  } catch {
    // The data is missing or broken.
    return null
  }
}

function faultsOf({ folder }: Site, route: string): readonly string[] {
  const html = readText(join(folder, htmlFile(route)))
  if (html === "") return ["it is missing"]
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="(\/[^"?]+)/g)].map(([, address = ""]) => address)
  return [
    ...(html.trimEnd().endsWith("</html>") ? [] : ["it is cut off"]),
    ...(/<title\b[^>]*>[^<]/.test(html) ? [] : ["it has no title"]),
    ...scripts.filter((address) => !existsSync(join(folder, address))).map((address) => `its script ${address} is missing`),
  ]
}
