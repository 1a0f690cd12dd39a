import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { errorCode } from "#server/disk/file-access.ts"

/** Makes the state folder, and closes it to other users: it holds password hashes, the key that signs tokens, drafts and mails. */
export function ownState(home: string): void {
  mkdirSync(home, { recursive: true, mode: 0o700 })
  close(home, (path) => path !== join(home, builtSites))
}

/** Nobody gets past the closed folder, and it has so many files that a start would take seconds to look at each. */
const builtSites = "sites"

/** Closes a folder (0700) and its files (0600) to all but their owner. Symbolic links may lead elsewhere, so it leaves them. */
export function closeToOthers(path: string): void {
  close(path, () => true)
}

function close(path: string, isEntered: (folder: string) => boolean): void {
  try {
    const stats = lstatSync(path)
    if (stats.isSymbolicLink()) return
    if ((stats.mode & 0o077) !== 0) chmodSync(path, stats.mode & 0o700)
    if (stats.isDirectory() && isEntered(path)) for (const name of readdirSync(path)) close(join(path, name), isEntered)
  } catch (error) {
    // Another program may have removed it meanwhile.
    if (errorCode(error) !== "ENOENT") throw error
  }
}
