/** Brings the files of a release into a tree of folders. */
import { spawnSync } from "node:child_process"
import { chmodSync, constants, copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { flushSync } from "#server/disk/durable.ts"
import { errorCode } from "#server/disk/files.ts"

/** The id of the bytes at each path. */
export type Bytes = Map<string, string>

/** How a file comes into a tree: linked to a file that is never written in place, or copied from elsewhere. */
export type Source = { readonly file: string; readonly how: "link" | "copy" }

/** `aside` is where files are written before they are renamed into place. */
export type Tree = { readonly folder: string; readonly aside: string; readonly bytes: Bytes }

/** Makes a tree equal to `target`. A request that is under way reads a whole file. */
export function update({ folder, aside, bytes }: Tree, target: Bytes, sourceOf: (path: string, id: string) => Source): void {
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  mkdirSync(aside, { mode: 0o700 })
  const touched = new Set<string>()
  const touch = (path: string) => parentsOf(path).forEach((parent) => touched.add(join(folder, parent)))
  for (const path of [...bytes.keys()].filter((known) => !target.has(known))) {
    rmSync(join(folder, path), { force: true })
    removeEmptyParents(folder, path)
    bytes.delete(path)
    touch(path)
  }
  for (const [path, id] of target) {
    if (bytes.get(path) === id) continue
    const [source, place] = [sourceOf(path, id), join(folder, path)]
    mkdirSync(dirname(place), { recursive: true, mode: 0o700 })
    bring(source, join(aside, "file"))
    renameSync(join(aside, "file"), place)
    // A rename between two names of one file does nothing, and leaves both.
    rmSync(join(aside, "file"), { force: true })
    bytes.set(path, id)
    touch(path)
    if (source.how === "copy") touched.add(place)
  }
  makeDurable(folder, [...touched].filter(existsSync))
  rmSync(aside, { recursive: true, force: true })
}

function parentsOf(path: string): readonly string[] {
  const parent = dirname(path)
  return parent === "." ? ["."] : [parent, ...parentsOf(parent)]
}

export function bring({ file, how }: Source, place: string): void {
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

/** Files; for more, one flush of the file system is cheaper than one for each. */
const fewPaths = 100

/** Returns when the files and folders survive a power loss. All lie in the file system of `folder`. */
function makeDurable(folder: string, paths: readonly string[]): void {
  if (paths.length === 0) return
  // Only the coreutils of Linux know the option; elsewhere each path is flushed.
  const isFlushed = paths.length > fewPaths && spawnSync("sync", ["-f", folder], { stdio: "ignore" }).status === 0
  if (!isFlushed) paths.forEach(flushSync)
}
