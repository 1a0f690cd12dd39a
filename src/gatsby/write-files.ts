import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { publicCalendarPath } from "../../contract/agenda/public-calendar.ts"
import { directoryFile } from "../../contract/directory.ts"
import { feedFile } from "../../contract/feeds.ts"
import { contactFile, eventFile } from "../../contract/generated-addresses.ts"
import { publicationIndexPath } from "../lib/content/publication-index.ts"

/** The key is a text's address in the site. */
export type Files = ReadonlyMap<string, string>

/** Writes only what has changed since the last call, or else since an earlier build, and removes files that are gone. */
export function makeWriter(folder: string): (files: Files) => void {
  let lastFiles: Files | undefined
  return (files) => {
    const before = lastFiles ?? filesOfBefore(folder)
    for (const [address, text] of files) {
      if (before.get(address) === text) continue
      const file = path.join(folder, address)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    for (const address of before.keys()) if (!files.has(address)) remove(path.join(folder, address))
    lastFiles = files
  }
}

function remove(file: string): void {
  rmSync(file, { force: true })
  try {
    rmdirSync(path.dirname(file))
  } catch {
    // The folder has a page in it.
  }
}

const names = new Set([
  "edit.json",
  eventFile,
  contactFile,
  directoryFile,
  feedFile,
  ...[publicCalendarPath, publicationIndexPath].map((address) => path.basename(address)),
])
/** These folders of Gatsby have thousands of other files, and none of these. */
const others = ["page-data", "static", "social"]

/** An earlier build has written these files. Below `search/` there is nothing else. */
function filesOfBefore(site: string): Files {
  const folders = readdirSync(site, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !others.includes(entry.name))
  const ownEntries = folders.flatMap(({ name }) => {
    const entries = readdirSync(path.join(site, name), { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile() && (name === "search" ? entry.name.endsWith(".json") : names.has(entry.name)))
  })
  const files = ownEntries.map((entry) => path.join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [`/${path.relative(site, file).replaceAll(path.sep, "/")}`, readFileSync(file, "utf8")]))
}
