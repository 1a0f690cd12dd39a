import { readdirSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { storedFiles } from "#server/content/files/find-file.ts"
import type { Database } from "#server/database/open.ts"
import { backupStaging } from "#server/upkeep/backup/backup.ts"
import { filesName } from "#server/upkeep/backup/manifest.ts"
import { filesBelow } from "#server/disk/file-access.ts"
import { restoreStaging } from "#server/upkeep/backup/restore-backup.ts"
import { findingOf, type Finding } from "./finding.ts"

const missingFix = "Restore a backup that has them, or bring the files again in the dashboard and delete these."
const leftoverFix = "They are of no use: npm run content -- repair removes them."

/** Finds missing, changed and unknown files, and temporary ones of killed programs. */
export function checkFiles(db: Database, home: string, now: Date): readonly Finding[] {
  const folder = join(home, filesName)
  const missing: string[] = []
  const resized: string[] = []
  const unplaced: string[] = []
  for (const { id, path, size } of storedFiles(db)) {
    const bytes = path === undefined ? undefined : sizeOf(join(folder, path))
    if (path === undefined) unplaced.push(`file ${id}`)
    else if (bytes === undefined) missing.push(path)
    else if (size !== null && bytes !== size) resized.push(path)
  }
  return [
    ...findingOf(unplaced, (names) => `The addresses of ${names} lead to no place in the files folder.`, missingFix),
    ...findingOf(missing, (names) => `Missing on the disk: ${names}.`, missingFix),
    ...findingOf(resized, (names) => `Not as long as they were when they came: ${names}.`, missingFix),
    ...findingOf(orphans(db, home, now), (names) => `Files that the content doesn't know: ${names}.`, leftoverFix),
    ...findingOf(leftovers(home, now), (names) => `Left by a program that was killed: ${names}.`, leftoverFix),
  ]
}

const day = 24 * 60 * 60 * 1000

/** Leaves out young files, which a running upload or import may have. */
function orphans(db: Database, home: string, now: Date): readonly string[] {
  const folder = join(home, filesName)
  // The disk is read first, so a file that is uploaded in between is in the database already.
  const onDisk = filesBelow(folder)
  const storedPaths = new Set(storedFiles(db).map(({ path }) => path))
  return onDisk.filter((path) => !storedPaths.has(path) && isOld(join(folder, path), now))
}

function leftovers(home: string, now: Date): readonly string[] {
  const isLeftover = (name: string) => name.startsWith(backupStaging) || name.startsWith(restoreStaging) || name === `${filesName}.import`
  return readdirSync(home).filter((name) => isLeftover(name) && isOld(join(home, name), now))
}

function isOld(path: string, now: Date): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats !== undefined && now.getTime() - Math.max(stats.mtimeMs, stats.ctimeMs) > day
}

function sizeOf(path: string): number | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() === true ? stats.size : undefined
}

/** Removes only files older than a day. Returns their paths. */
export function removeLeftovers(db: Database, home: string, now: Date): readonly string[] {
  const paths = [...orphans(db, home, now).map((path) => join(filesName, path)), ...leftovers(home, now)]
  for (const path of paths) rmSync(join(home, path), { recursive: true, force: true })
  return paths
}
