import { spawnSync } from "node:child_process"
import { flushSync } from "#server/disk/durable.ts"

/** Files; for more, one flush of the file system is cheaper than one for each. */
const fewPaths = 100

/** Returns when the files and folders survive a power loss. All lie in the file system of `folder`. */
export function makeDurable(folder: string, paths: ReadonlySet<string>): void {
  if (paths.size === 0) return
  // Only the coreutils of Linux know the option; elsewhere each path is flushed.
  const isFlushed = paths.size > fewPaths && spawnSync("sync", ["-f", folder], { stdio: "ignore" }).status === 0
  if (!isFlushed) paths.forEach(flushSync)
}
