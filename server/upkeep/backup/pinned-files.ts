import { copyFileSync, linkSync, lstatSync, mkdirSync, readdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { errorCode } from "#server/http/storage-failure.ts"

export type PinnedFiles = {
  readonly pinAll: () => void
  readonly pin: (path: string) => boolean
}

/** Keeps the bytes of files during a backup, by hard links from `target`. On another disk it copies them. */
export function pinFiles(folder: string, target: string): PinnedFiles {
  const pinned = new Set<string>()
  const pin = (path: string) => {
    const isPinned = pinned.has(path) || linkFile(join(folder, path), join(target, path))
    if (isPinned) pinned.add(path)
    return isPinned
  }
  return { pin, pinAll: () => filesBelow(folder).forEach(pin) }
}

function linkFile(from: string, to: string): boolean {
  try {
    if (lstatSync(from).isDirectory()) return false
    mkdirSync(dirname(to), { recursive: true })
    link(from, to)
    return true
  } catch (error) {
    if (isAbsence(error)) return false
    throw error
  }
}

function link(from: string, to: string): void {
  // The archive would hold a symbolic link itself.
  const isLink = lstatSync(from).isSymbolicLink()
  try {
    if (isLink) copyFileSync(from, to)
    else linkSync(from, to)
  } catch (error) {
    if (isAbsence(error)) throw error
    // Another disk, or one without hard links (FAT, some network folders).
    copyFileSync(from, to)
  }
}

export function filesBelow(folder: string): string[] {
  const found: string[] = []
  const walk = (prefix: string) => {
    for (const entry of readFolder(join(folder, prefix))) {
      const path = prefix === "" ? entry.name : `${prefix}/${entry.name}`
      if (entry.isDirectory()) walk(path)
      else found.push(path)
    }
  }
  walk("")
  return found
}

function readFolder(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (isAbsence(error)) return []
    throw error
  }
}

function isAbsence(error: unknown): boolean {
  return ["ENOENT", "ENOTDIR"].includes(errorCode(error))
}
