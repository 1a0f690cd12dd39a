import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { errorCode } from "#server/disk/files.ts"

/** Makes the state folder, and closes it to other users: it holds password hashes, the key that signs tokens, drafts and mails. */
export function ownState(home: string): void {
  mkdirSync(home, { recursive: true, mode: 0o700 })
  closeToOthers(home)
}

/** Closes a folder (0700) and its files (0600) to all but their owner. Symbolic links may lead elsewhere, so it leaves them. */
export function closeToOthers(path: string): void {
  try {
    const stats = lstatSync(path)
    if (stats.isSymbolicLink()) return
    if ((stats.mode & 0o077) !== 0) chmodSync(path, stats.mode & 0o700)
    if (stats.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name))
  } catch (error) {
    // Another program may have removed it meanwhile.
    if (errorCode(error) !== "ENOENT") throw error
  }
}
