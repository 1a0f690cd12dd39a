import { mkdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import * as v from "valibot"
import { writeDurably } from "#server/disk/durable.ts"
import { readText } from "#server/disk/files.ts"
import type { Site } from "../compare.ts"

// Data names a picture or document of the content by its folder: `static/<hash of the original>/`, and `<hash of the size>/` below it.
const named = /\/static\/([0-9a-f]{32}\/(?:[0-9a-f]{5}\/)?)/g
const placed = /^static\/([0-9a-f]{32}\/(?:[0-9a-f]{5}\/)?)([^/]+)$/

/** The folders that a data file names, and the identity that it had. */
type Named = { readonly identity: string; readonly folders: ReadonlySet<string> }

/** Finds out whether a site's data names a file. It reads only changed data. `waiting` are the files that may come back into the site. */
export type References = (site: Site, waiting?: readonly string[]) => (path: string) => boolean

/** `record` is a file that keeps for the next process what was read: 20,000 pages have hundreds of megabytes of data. */
export function makeReferences(record: string | null = null): References {
  const known = record === null ? new Map<string, Named>() : readRecord(record)
  /** How many data name a folder. */
  const counts = new Map<string, number>()
  const count = (folders: ReadonlySet<string> = new Set(), by: 1 | -1) => {
    for (const folder of folders) counts.set(folder, (counts.get(folder) ?? 0) + by)
  }
  const forget = (path: string) => {
    count(known.get(path)?.folders, -1)
    known.delete(path)
  }
  for (const { folders } of known.values()) count(folders, 1)
  return ({ folder: root, files }, waiting = []) => {
    for (const path of known.keys()) if (!files.has(path)) forget(path)
    let read = 0
    for (const [path, identity] of files) {
      if (!isData(path) || known.get(path)?.identity === identity) continue
      const folders = new Set([...readFileSync(join(root, path), "utf8").matchAll(named)].map(([, name = ""]) => name))
      forget(path)
      known.set(path, { identity, folders })
      count(folders, 1)
      read += 1
    }
    // A few changed files are quickly read again.
    if (record !== null && read * 100 >= known.size) writeRecord(record, known)
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

const head = "path, identity and named folders of each data file, 1"

function writeRecord(file: string, known: ReadonlyMap<string, Named>): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const lines = [...known].map(([path, { identity, folders }]) => JSON.stringify([path, identity, ...folders]))
  writeDurably(file, [head, ...lines, ""].join("\n"))
}

const line = v.pipe(v.string(), v.parseJson(), v.tupleWithRest([v.string(), v.string()], v.string()))

/** Empty without a file, and if it isn't of this version. */
function readRecord(file: string): Map<string, Named> {
  const known = new Map<string, Named>()
  const [first, ...lines] = readText(file).split("\n")
  if (first !== head) return known
  for (const one of lines) {
    const parsed = v.safeParse(line, one)
    if (!parsed.success) continue
    const [path, identity, ...folders] = parsed.output
    known.set(path, { identity, folders: new Set(folders) })
  }
  return known
}

// Scripts and styles name the pictures of the site's own code.
function isData(path: string): boolean {
  return path.endsWith(".json") || (!path.includes("/") && /\.(js|css)$/.test(path))
}

/** The folder, below `static/`, and the name of a file that comes from the content; undefined for other files. */
export function contentFile(path: string): { readonly folder: string; readonly name: string } | undefined {
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
