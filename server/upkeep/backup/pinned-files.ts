import { copyFileSync, lstatSync, mkdirSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { filesBelow, isAbsence, linkOrCopy } from "#server/disk/file-access.ts"

/** "replaced" means other bytes than those pinned before. A deleted file stays pinned. */
type PinState = "pinned" | "replaced" | "missing"

/** Hard links from `target` keep the bytes during a backup. On another disk it copies them. */
export function pinFiles(folder: string, target: string) {
  const pinned = new Map<string, string>()
  const pin = (path: string): PinState => {
    const before = pinned.get(path)
    const present = identityOf(join(folder, path))
    if (before !== undefined && (present === undefined || present === before)) return "pinned"
    rmSync(join(target, path), { force: true })
    if (present === undefined || !linkFile(join(folder, path), join(target, path))) return "missing"
    pinned.set(path, present)
    return before === undefined ? "pinned" : "replaced"
  }
  return { pin, pinAll: () => filesBelow(folder).forEach(pin) }
}

// Replacing bytes renames a new file, so it has another inode.
function identityOf(path: string): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats && `${stats.ino} ${stats.mtimeMs} ${stats.size}`
}

function linkFile(from: string, to: string): boolean {
  try {
    const stats = lstatSync(from)
    if (stats.isDirectory()) return false
    mkdirSync(dirname(to), { recursive: true })
    // The archive would hold a symbolic link itself.
    if (stats.isSymbolicLink()) copyFileSync(from, to)
    else linkOrCopy(from, to)
    return true
  } catch (error) {
    if (isAbsence(error)) return false
    throw error
  }
}
