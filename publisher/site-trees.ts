import { spawnSync } from "node:child_process"
import { chmodSync, constants, copyFileSync, existsSync, lstatSync, mkdirSync, renameSync, rmdirSync, rmSync, utimesSync } from "node:fs"
import { dirname, join } from "node:path"
import { flushSync } from "#server/disk/durable.ts"
import { errorCode, linkOrCopy } from "#server/disk/file-access.ts"
import { timeOf, type Files, type Site } from "./site-files.ts"

/** A link leads to a file that is never written in place. */
type Source = { readonly file: string; readonly how: "link" | "copy" }

/** Replaces each file in one step, so a running request reads a whole file. */
export function update({ folder, files }: Site, target: Files, sourceOf: (path: string) => Source): void {
  const aside = `${folder}.new`
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  mkdirSync(aside, { mode: 0o700 })
  const touched = new Set<string>()
  const touch = (path: string) => parentsOf(path).forEach((parent) => touched.add(join(folder, parent)))
  for (const path of [...files.keys()].filter((file) => !target.has(file))) {
    rmSync(join(folder, path), { force: true })
    removeEmptyParents(folder, path)
    files.delete(path)
    touch(path)
  }
  for (const [path, identity] of target) {
    if (files.get(path) === identity) continue
    const [{ file, how }, place] = [sourceOf(path), join(folder, path)]
    mkdirSync(dirname(place), { recursive: true, mode: 0o700 })
    if (how === "link") linkOrCopy(file, join(aside, "file"))
    else copy(file, join(aside, "file"))
    renameSync(join(aside, "file"), place)
    // A rename between two names of one file does nothing, and leaves both.
    rmSync(join(aside, "file"), { force: true })
    files.set(path, identity)
    touch(path)
    if (how === "copy") touched.add(place)
  }
  makeDurable(folder, [...touched].filter(existsSync))
  rmSync(aside, { recursive: true, force: true })
}

function parentsOf(path: string): readonly string[] {
  const parent = dirname(path)
  return parent === "." ? ["."] : [parent, ...parentsOf(parent)]
}

function copy(file: string, place: string): void {
  copyFileSync(file, place, constants.COPYFILE_FICLONE)
  chmodSync(place, 0o600)
  giveTime(place, file)
}

export function giveTime(file: string, other: string): void {
  const seconds = timeOf(lstatSync(other)) / 1000
  utimesSync(file, seconds, seconds)
}

/** Removes empty folders above `path`, whose names may reveal an item. */
export function removeEmptyParents(folder: string, path: string): void {
  for (let parent = dirname(path); parent !== "."; parent = dirname(parent)) {
    try {
      rmdirSync(join(folder, parent))
    } catch (error) {
      if (errorCode(error) !== "ENOENT") return
    }
  }
}

/** For more files, one flush of the file system is cheaper than one for each. */
const fewPaths = 100

/** Returns when the files and folders survive a power loss. All lie in the file system of `folder`. */
function makeDurable(folder: string, paths: readonly string[]): void {
  if (paths.length === 0) return
  // `sync -f` exists on Linux only. Elsewhere each file is flushed.
  const isFlushed = paths.length > fewPaths && spawnSync("sync", ["-f", folder], { stdio: "ignore" }).status === 0
  if (!isFlushed) paths.forEach(flushSync)
}
