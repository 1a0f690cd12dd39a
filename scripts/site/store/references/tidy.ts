import { existsSync, lstatSync, mkdirSync, renameSync } from "node:fs"
import { dirname, join } from "node:path"
import { removeEmptyParents } from "../copy.ts"
import type { Site } from "../compare.ts"
import { identityOf, scan } from "../files.ts"
import { contentFile, makeReferences, type References } from "./references.ts"

/**
 * Moves pictures and documents that no page shows any more out of a built site, to `aside`, and those that a page shows again back.
 *
 * Gatsby never removes such files, nor makes them again while its cache knows of them, so they must not be lost.
 */
export function moveUnshown(site: Site, aside: string, references: References): void {
  const waiting = existsSync(aside) ? [...scan(aside).keys()] : []
  const isShown = references(site, waiting)
  const move = (path: string, from: string, to: string) => {
    mkdirSync(dirname(join(to, path)), { recursive: true, mode: 0o700 })
    renameSync(join(from, path), join(to, path))
    removeEmptyParents(from, path)
  }
  const isUnshown = (path: string) => contentFile(path) !== undefined && !isShown(path)
  for (const path of waiting.filter((name) => !isUnshown(name) && !site.files.has(name))) {
    move(path, aside, site.folder)
    site.files.set(path, identityOf(lstatSync(join(site.folder, path))))
  }
  for (const path of [...site.files.keys()].filter(isUnshown)) {
    move(path, site.folder, aside)
    site.files.delete(path)
  }
}

/** The folder for pictures and documents that no page shows. Gatsby's cache refers to them. */
export function unshownFolder(root: string): string {
  return join(root, ".cache", "unshown")
}

/** Takes what no page shows out of a site that is built for another host. */
export function tidyBuilt(root: string): void {
  const folder = join(root, "public")
  moveUnshown({ folder, files: scan(folder) }, unshownFolder(root), makeReferences())
}
