import { copyFileSync, existsSync, linkSync, readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"

export function errorCode(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : ""
}

/** Tells whether a call failed because nothing is at its path. */
export function isAbsence(error: unknown): boolean {
  return ["ENOENT", "ENOTDIR", "EISDIR"].includes(errorCode(error))
}

/** Returns "" if the file is missing. */
export function readText(file: string): string {
  try {
    return readFileSync(file, "utf8")
  } catch (error) {
    if (isAbsence(error)) return ""
    throw error
  }
}

/** Returns no names if the folder is missing. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (isAbsence(error)) return []
    throw error
  }
}

/** Copies on disks without hard links (FAT, some network folders), and to another disk. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if (isAbsence(error) || errorCode(error) === "ENOSPC") throw error
    copyFileSync(from, to)
  }
}

/** Links count as files. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
  return entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"))
}
