import { spawnSync } from "node:child_process"
import { chmodSync, copyFileSync, linkSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync, constants } from "node:fs"
import { dirname, join } from "node:path"
import { flushSync } from "#server/disk/durable.ts"
import { errorCode } from "#server/disk/files.ts"
import type { Files } from "./files.ts"

/** How a file comes into a copy: linked to another copy's file, which is never written in place, or copied from elsewhere. */
export type Source = { readonly file: string; readonly how: "link" | "copy" }

export type Copy = { readonly folder: string; readonly aside: string; readonly files: Files }

/** Makes a copy equal to `target`. Each file is made aside and renamed, so that a request that is under way reads a whole one. */
export function update(copy: Copy, target: Files, sourceOf: (path: string, identity: string) => Source): void {
  const { folder, aside, files } = copy
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  mkdirSync(aside, { mode: 0o700 })
  const gone = [...files.keys()].filter((known) => !target.has(known))
  for (const path of gone) {
    remove(folder, path)
    files.delete(path)
  }
  const touched = new Set(gone.map((path) => existingParent(folder, path)))
  const made = new Set<string>()
  for (const [path, identity] of target) {
    if (files.get(path) === identity) continue
    const place = join(folder, path)
    makeParents(folder, path, made).forEach((parent) => touched.add(parent))
    const source = sourceOf(path, identity)
    if (files.has(path)) replace(source, place, join(aside, "file"))
    else bring(source, place)
    files.set(path, identity)
    if (source.how === "copy") touched.add(place)
    touched.add(dirname(place))
  }
  makeDurable(folder, touched)
  rmSync(aside, { recursive: true, force: true })
}

function replace(source: Source, place: string, aside: string): void {
  bring(source, aside)
  renameSync(aside, place)
  // A rename between two names of one file does nothing, and leaves both.
  rmSync(aside, { force: true })
}

function bring({ file, how }: Source, place: string): void {
  if (how === "link" && isLinked(file, place)) return
  copyFileSync(file, place, constants.COPYFILE_FICLONE)
  chmodSync(place, 0o600)
}

function isLinked(file: string, place: string): boolean {
  try {
    linkSync(file, place)
    return true
  } catch (error) {
    // The file system knows no hard links, or no more of this file.
    if (["EPERM", "ENOTSUP", "EMLINK", "ENOSYS"].includes(errorCode(error))) return false
    throw error
  }
}

function remove(folder: string, path: string): void {
  try {
    unlinkSync(join(folder, path))
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error
  }
  removeEmptyParents(folder, path)
}

/** Removes the empty folders above `path`: their names may reveal an item. */
export function removeEmptyParents(folder: string, path: string): void {
  for (let parent = dirname(path); parent !== "."; parent = dirname(parent)) {
    try {
      rmdirSync(join(folder, parent))
    } catch (error) {
      if (errorCode(error) !== "ENOENT") return
    }
  }
}

export function removeEmptyFolders(folder: string): boolean {
  const entries = readdirSync(folder, { withFileTypes: true })
  const left = entries.filter((entry) => !entry.isDirectory() || !removeEmptyFolders(join(folder, entry.name)))
  if (left.length === 0) rmdirSync(folder)
  return left.length === 0
}

function existingParent(folder: string, path: string): string {
  let parent = dirname(path)
  while (parent !== "." && !isFolder(join(folder, parent))) parent = dirname(parent)
  return join(folder, parent)
}

function isFolder(path: string): boolean {
  try {
    readdirSync(path)
    return true
  } catch {
    return false
  }
}

/** Makes the folders above `path`; returns those that may have got a new entry. */
function makeParents(folder: string, path: string, made: Set<string>): readonly string[] {
  const parent = dirname(path)
  if (made.has(parent)) return []
  made.add(parent)
  const first = mkdirSync(join(folder, parent), { recursive: true, mode: 0o700 })
  if (first === undefined) return []
  const outer: string[] = [dirname(first)]
  for (let inner = join(folder, parent); inner.startsWith(first); inner = dirname(inner)) outer.push(inner)
  return outer
}

/** Files; for more, one flush of the file system is cheaper than one for each. */
const fewPaths = 100

/** Returns when the files and folders survive a power loss. All lie in the file system of `folder`. */
function makeDurable(folder: string, paths: ReadonlySet<string>): void {
  if (paths.size === 0) return
  // Only the coreutils of Linux know the option; elsewhere each path is flushed.
  const isFlushed = paths.size > fewPaths && spawnSync("sync", ["-f", folder], { stdio: "ignore" }).status === 0
  if (!isFlushed) paths.forEach(flushSync)
}
