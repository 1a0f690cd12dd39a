import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { errorCode } from "#server/disk/file-access.ts"

/** Other users must not read password hashes, the key that signs tokens, drafts and mails. */
export function ownState(home: string): void {
  mkdirSync(home, { recursive: true, mode: 0o700 })
  close(home, (path) => path !== join(home, builtSites))
}

/** The closed folder protects these files too, which are so many that a look at each would take seconds. */
const builtSites = "sites"

/** Gives folders 0700 and files 0600. Symbolic links may lead elsewhere, so they stay. */
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
