/** The state folder is its owner's alone: in it lie password hashes, the key that signs tokens, drafts, addresses and mails. */
import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { errorCode } from "#server/upkeep/errors.ts"

/** Makes the state folder where there is none yet, and takes from others what earlier versions or copies left open to them. */
export function ownState(home: string): void {
  mkdirSync(home, { recursive: true, mode: 0o700 })
  closeToOthers(home)
}

/** Takes a folder and all in it from everyone but its owner: 0700, files 0600. Links are left: what they lead to may be elsewhere. */
export function closeToOthers(path: string): void {
  try {
    const stats = lstatSync(path)
    if (stats.isSymbolicLink()) return
    if ((stats.mode & 0o077) !== 0) chmodSync(path, stats.mode & 0o700)
    if (stats.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name))
  } catch (error) {
    // A program beside this one may have removed it in between.
    if (errorCode(error) !== "ENOENT") throw error
  }
}
