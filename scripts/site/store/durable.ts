import { spawnSync } from "node:child_process"
import { closeSync, fsyncSync, openSync, renameSync, writeSync } from "node:fs"
import { dirname } from "node:path"
import { errorCode } from "#server/http/storage-failure.ts"

/** Files; for more, one flush of the file system is cheaper than one for each. */
const fewPaths = 100

/** Returns when the files and folders survive a power loss. All lie in the file system of `folder`. */
export function makeDurable(folder: string, paths: ReadonlySet<string>): void {
  if (paths.size === 0) return
  // Only the coreutils of Linux know the option; elsewhere each path is flushed.
  const isFlushed = paths.size > fewPaths && spawnSync("sync", ["-f", folder], { stdio: "ignore" }).status === 0
  if (!isFlushed) paths.forEach(flush)
}

export function flush(path: string): void {
  try {
    const descriptor = openSync(path, "r")
    try {
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    // Windows can't flush a folder.
    if (!["EPERM", "EISDIR", "EACCES"].includes(errorCode(error))) throw error
  }
}

/** Writes a whole file, or leaves the earlier one. */
export function writeDurably(file: string, text: string): void {
  const aside = `${file}.new`
  const descriptor = openSync(aside, "w", 0o600)
  try {
    writeSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  renameSync(aside, file)
  flush(dirname(file))
}
