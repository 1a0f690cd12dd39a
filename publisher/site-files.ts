import { lstatSync, readdirSync, readFileSync, type Stats } from "node:fs"
import { join } from "node:path"

/** Size and time (ms) of a file identify its bytes. Paths have forward slashes. */
export type Files = Map<string, string>

export type Site = { readonly folder: string; readonly files: Files }

export type Difference = { readonly added: readonly string[]; readonly changed: readonly string[]; readonly removed: readonly string[] }

/** `time` (ms) is when the last name was added or removed. */
export type ListedFolders = Map<string, { readonly time: number; readonly names: readonly string[] }>

/** With an earlier listing it lists only changed folders, because listing takes most of the time. */
export function scan(folder: string, folders: ListedFolders = new Map()): Files {
  const files: Files = new Map()
  const visit = (path: string, time: number) => {
    const listing = folders.get(path)
    const names = listing?.time === time ? listing.names : readdirSync(`${folder}/${path}`)
    folders.set(path, { time, names })
    for (const name of names) {
      const inner = path === "" ? name : `${path}/${name}`
      const stats = lstatSync(`${folder}/${inner}`)
      if (stats.isDirectory()) visit(inner, stats.mtimeMs)
      else if (stats.isFile()) files.set(inner, `${stats.size} ${timeOf(stats)}`)
    }
  }
  visit("", lstatSync(folder).mtimeMs)
  return files
}

/** Returns whole milliseconds, because a copy can't get a finer time. */
export function timeOf({ mtimeMs }: Stats): number {
  return Math.round(mtimeMs)
}

export function compare(before: Files, after: Files, isEqual: (path: string) => boolean = () => false): Difference {
  const added = [...after.keys()].filter((path) => !before.has(path))
  const changed = [...after].flatMap(([path, identity]) => {
    const identityBefore = before.get(path)
    return identityBefore === undefined || identityBefore === identity || isEqual(path) ? [] : [path]
  })
  return { added, changed, removed: [...before.keys()].filter((path) => !after.has(path)) }
}

/** Gatsby rewrites many files without a change, so this compares bytes. */
export function haveSameBytes(one: Site, other: Site, path: string): boolean {
  const [file, otherFile] = [join(one.folder, path), join(other.folder, path)]
  return lstatSync(file).size === lstatSync(otherFile).size && readFileSync(file).equals(readFileSync(otherFile))
}
