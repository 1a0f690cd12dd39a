/** Pictures and documents of a built site that no page shows any more. */
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync } from "node:fs"
import { dirname, join } from "node:path"
import { identityOf, scan, type Site } from "./files.ts"
import { removeEmptyParents } from "./trees.ts"

// Data names a picture or document of the content by its folder: `static/<hash of the original>/`, and `<hash of the size>/` below it.
const named = /\/static\/([0-9a-f]{32}\/(?:[0-9a-f]{5}\/)?)/g
const placed = /^static\/([0-9a-f]{32}\/(?:[0-9a-f]{5}\/)?)([^/]+)$/

/** The folders that a data file names, and the identity that it had. */
type Named = { readonly identity: string; readonly folders: ReadonlySet<string> }

/** Finds out whether a site's data names a file. It reads only changed data. `waiting` are the files that may come back into the site. */
export type References = (site: Site, waiting?: readonly string[]) => (path: string) => boolean

/** Remembers what it has read: pages have a hundred megabytes of data. */
export function makeReferences(): References {
  const known = new Map<string, Named>()
  /** How many data name a folder. */
  const counts = new Map<string, number>()
  const count = (folders: ReadonlySet<string> = new Set(), by: 1 | -1) => {
    for (const folder of folders) counts.set(folder, (counts.get(folder) ?? 0) + by)
  }
  const forget = (path: string) => {
    count(known.get(path)?.folders, -1)
    known.delete(path)
  }
  return ({ folder: root, files }, waiting = []) => {
    for (const path of known.keys()) if (!files.has(path)) forget(path)
    for (const [path, identity] of files) {
      if (!isData(path) || known.get(path)?.identity === identity) continue
      const folders = new Set([...readFileSync(join(root, path), "utf8").matchAll(named)].map(([, name = ""]) => name))
      forget(path)
      known.set(path, { identity, folders })
      count(folders, 1)
    }
    const isNamed = (folder: string) => (counts.get(folder) ?? 0) > 0
    const crowded = crowdedFolders(new Set([...files.keys(), ...waiting]))
    return (path) => {
      const { folder, name } = contentFile(path) ?? { folder: "", name: "" }
      if (!isNamed(folder) || !crowded.has(folder)) return isNamed(folder)
      const naming = [...known].flatMap(([data, { folders }]) => (folders.has(folder) ? readFileSync(join(root, data), "utf8") : []))
      return naming.some((text) => spellings(name).some((spelling) => text.includes(`/static/${folder}${spelling}`)))
    }
  }
}

// Scripts and styles name the pictures of the site's own code.
function isData(path: string): boolean {
  return path.endsWith(".json") || (!path.includes("/") && /\.(js|css)$/.test(path))
}

/** The folder, below `static/`, and the name of a file that comes from the content; undefined for other files. */
function contentFile(path: string): { readonly folder: string; readonly name: string } | undefined {
  // Most files aren't, and the pattern takes longer.
  const [, folder, name] = path.startsWith("static/") ? (placed.exec(path) ?? []) : []
  return folder === undefined || name === undefined ? undefined : { folder, name }
}

/** Folders with several files: the same bytes under several names. */
function crowdedFolders(paths: Iterable<string>): ReadonlySet<string> {
  const [once, more] = [new Set<string>(), new Set<string>()]
  for (const path of paths) {
    const folder = contentFile(path)?.folder
    if (folder !== undefined) (once.has(folder) ? more : once).add(folder)
  }
  return more
}

/** How data writes a name: gatsby-plugin-sharp encodes it, gatsby-source-filesystem doesn't. */
function spellings(name: string): readonly string[] {
  return [encodeURIComponent(name), JSON.stringify(name).slice(1, -1)]
}

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
