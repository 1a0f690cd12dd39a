import { statSync } from "node:fs"

export type HashFile = (path: string, options?: object) => unknown

/** Hashes a file again only if it has changed: Gatsby asks for the hash of a whole picture for each query that shows it. */
export function rememberHashes(hash: HashFile): HashFile {
  const known = new Map<string, { readonly state: string; readonly hash: unknown }>()
  return (path, options) => {
    const { ino, size, mtimeMs, ctimeMs } = statSync(path)
    const state = JSON.stringify([ino, size, mtimeMs, ctimeMs, options])
    const before = known.get(path)
    if (before?.state === state) return before.hash
    const made = { state, hash: hash(path, options) }
    known.set(path, made)
    return made.hash
  }
}
