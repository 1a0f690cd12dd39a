import { existsSync, mkdirSync, readdirSync, renameSync } from "node:fs"
import path from "node:path"

const ofContent = /^[0-9a-f]{32}\/(?:[0-9a-f]{5}\/)?[^/]+$/

/**
 * Moves unshown pictures and documents to `aside`, and back when a page shows them again. Gatsby never removes or remakes them, so they must not be
 * lost. `pageFiles` are below `static/`.
 */
export function makeMover(site: string, aside: string): (pageFiles: ReadonlySet<string>) => void {
  const [own, others] = [path.join(site, "static"), path.join(aside, "static")]
  let before: ReadonlySet<string> | undefined
  return (pageFiles) => {
    if (before?.size === pageFiles.size && [...before].every((name) => pageFiles.has(name))) return
    for (const name of filesBelow(others)) if (pageFiles.has(name)) move(name, others, own)
    for (const name of filesBelow(own)) if (ofContent.test(name) && !pageFiles.has(name)) move(name, own, others)
    before = pageFiles
  }
}

function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
}

function move(name: string, from: string, to: string): void {
  mkdirSync(path.dirname(path.join(to, name)), { recursive: true })
  renameSync(path.join(from, name), path.join(to, name))
}
