import { readFileSync } from "node:fs"
import { join } from "node:path"
import { sizeOf, type Files } from "./files.ts"

/** The folder of a site, with its files. */
export type Site = { readonly folder: string; readonly files: Files }

export type Difference = { readonly added: readonly string[]; readonly changed: readonly string[]; readonly removed: readonly string[] }

export function compare(before: Files, after: Files, isEqual: (path: string, identity: string) => boolean = () => false): Difference {
  const [added, changed]: [string[], string[]] = [[], []]
  for (const [path, identity] of after) {
    const known = before.get(path)
    if (known === undefined) added.push(path)
    else if (known !== identity && !isEqual(path, identity)) changed.push(path)
  }
  return { added, changed, removed: [...before.keys()].filter((path) => !after.has(path)) }
}

/** Returns whether two sites have the same bytes at a path: Gatsby writes many files again as they were. */
export function haveSameBytes(one: Site, other: Site, path: string): boolean {
  const [size, otherSize] = [one, other].map(({ files }) => sizeOf(files.get(path) ?? ""))
  // Without a known size, only the bytes tell.
  if (size !== undefined && size !== otherSize) return false
  try {
    const bytes = readFileSync(join(one.folder, path))
    return String(bytes.length) === otherSize && bytes.equals(readFileSync(join(other.folder, path)))
  } catch {
    // Somebody removed one of them; it is copied again.
    return false
  }
}
