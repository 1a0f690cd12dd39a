/** The files of a built site, and how those of two sites differ. */
import { lstatSync, readdirSync, readFileSync, type Stats } from "node:fs"
import { join } from "node:path"

/** Which bytes each path of a site has: paths with forward slashes, and the identity of the file that the bytes come from. */
export type Files = Map<string, string>

/** The folder of a site, with its files. */
export type Site = { readonly folder: string; readonly files: Files }

export type Difference = { readonly added: readonly string[]; readonly changed: readonly string[]; readonly removed: readonly string[] }

/** Reads what lies in a folder. The identity of a file is its inode, size and times; all of them are in Gatsby's folder `public`. */
export function scan(folder: string, identity: (stats: Stats) => string = identityOf): Files {
  const files: Files = new Map()
  const visit = (path: string) => {
    for (const entry of readdirSync(`${folder}/${path}`, { withFileTypes: true })) {
      const inner = path === "" ? entry.name : `${path}/${entry.name}`
      if (entry.isFile()) files.set(inner, identity(lstatSync(`${folder}/${inner}`)))
      else if (entry.isDirectory()) visit(inner)
    }
  }
  visit("")
  return files
}

export function identityOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`
}

export function compare(before: Files, after: Files, isEqual: (path: string) => boolean = () => false): Difference {
  const added = [...after.keys()].filter((path) => !before.has(path))
  const changed = [...after].flatMap(([path, identity]) => {
    const known = before.get(path)
    return known === undefined || known === identity || isEqual(path) ? [] : [path]
  })
  return { added, changed, removed: [...before.keys()].filter((path) => !after.has(path)) }
}

/** Returns whether two sites have the same bytes at a path: Gatsby writes many files again as they were. */
export function haveSameBytes(one: Site, other: Site, path: string): boolean {
  try {
    const [file, otherFile] = [join(one.folder, path), join(other.folder, path)]
    return lstatSync(file).size === lstatSync(otherFile).size && readFileSync(file).equals(readFileSync(otherFile))
  } catch {
    // Somebody removed one of them; it is copied again.
    return false
  }
}
