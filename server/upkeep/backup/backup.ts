import { createHash } from "node:crypto"
import { createReadStream, existsSync, linkSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { pipeline } from "node:stream/promises"
import { create } from "tar"
import { formerSuffix, incomingName } from "#server/content/files/file-content.ts"
import { contentVersion } from "#server/content/changes.ts"
import { storedFiles } from "#server/content/files/find-file.ts"
import { copyDatabase } from "#server/database/maintenance.ts"
import { checkpoint, openDatabase, schemaVersion, type Database } from "#server/database/open.ts"
import type { Progress } from "#server/terminal/progress.ts"
import { flush } from "#server/disk/durable.ts"
import { errorCode, namesIn } from "#server/disk/file-access.ts"
import { databaseName, filesName, manifestName, type Manifest, type ManifestEntry } from "./manifest.ts"
import { pinFiles } from "./pinned-files.ts"
import { readBackup } from "./read-backup.ts"

type BackupOptions = {
  readonly db: Database
  readonly home: string
  readonly file: string
  readonly now: () => Date
  readonly progress?: Progress
}

type BackupSummary = { readonly manifest: Manifest; readonly bytes: number }

/** A killed backup leaves a temporary folder whose name begins so. */
export const backupStaging = "backup-in-progress-"

/** The file appears after it has been read back. The server may write meanwhile. @throws Error */
export async function backup({ db, home, file, now, progress = () => undefined }: BackupOptions): Promise<BackupSummary> {
  const target = resolve(file)
  if (existsSync(target)) throw alreadyExists(file)
  const staging = mkdtempSync(join(home, backupStaging))
  const partial = `${target}.part-${staging.slice(-6)}`
  try {
    const { facts, missing } = collect(db, home, staging)
    progress("Reading the database", 1, 1)
    const paths = [databaseName, ...facts.files.filter((path) => !missing.includes(path)).map((path) => `${filesName}/${path}`)]
    const entries = await digests(staging, paths, (done) => progress("Reading the files", done, paths.length))
    const { schema, content_version } = facts
    const manifest: Manifest = { format: 1, missing, created: now().toISOString(), schema, content_version, entries }
    writeFileSync(join(staging, manifestName), JSON.stringify(manifest, null, 1))
    await pack(paths, { staging, partial, progress })
    let checked = 0
    await readBackup(partial, () => progress("Checking the backup", ++checked, paths.length))
    await publish(partial, target, file)
    return { manifest, bytes: statSync(target).size }
  } catch (error) {
    throw errorCode(error) === "ENOSPC" ? new Error(`There is no room for the backup (${String(error)}).`) : error
  } finally {
    rmSync(partial, { force: true })
    rmSync(staging, { recursive: true, force: true })
  }
}

const mostAttempts = 10

// Repeats a snapshot if a file was deleted or replaced meanwhile. A file that two snapshots name is missing on the disk.
function collect(db: Database, home: string, staging: string) {
  const pinned = pinFiles(join(home, filesName), join(staging, filesName))
  let missingBefore: readonly string[] = []
  for (let attempt = 1; ; attempt++) {
    pinned.pinAll()
    const isReplacing = hasFormerBytes(join(home, filesName, incomingName))
    const facts = takeSnapshot(db, join(staging, databaseName))
    const states = facts.files.map((path) => ({ path, state: pinned.pin(path) }))
    const missing = states.flatMap(({ path, state }) => (state === "missing" ? [path] : []))
    const isReplaced = isReplacing || states.some(({ state }) => state === "replaced")
    if ((!isReplaced && missing.every((path) => missingBefore.includes(path))) || attempt === mostAttempts) return { facts, missing }
    missingBefore = missing
  }
}

function takeSnapshot(db: Database, file: string) {
  rmSync(file, { force: true })
  copyDatabase(db, file)
  const copy = openDatabase(file)
  try {
    const files = storedFiles(copy).flatMap(({ path }) => path ?? [])
    return { schema: schemaVersion(copy), content_version: contentVersion(copy), files }
  } finally {
    checkpoint(copy)
    copy.close()
  }
}

/** Tells whether the database may not know new bytes yet. */
function hasFormerBytes(folder: string): boolean {
  return namesIn(folder).some((name) => name.endsWith(formerSuffix))
}

async function digests(folder: string, paths: readonly string[], onRead: (done: number) => void): Promise<ManifestEntry[]> {
  const entries: ManifestEntry[] = []
  for (const path of paths) {
    const hash = createHash("sha256")
    await pipeline(createReadStream(join(folder, path)), hash)
    entries.push({ path, size: statSync(join(folder, path)).size, sha256: hash.digest("hex") })
    onRead(entries.length)
  }
  return entries
}

type PackOptions = { readonly staging: string; readonly partial: string; readonly progress: Progress }

async function pack(paths: readonly string[], { staging, partial, progress }: PackOptions): Promise<void> {
  let packed = 0
  await create(
    {
      cwd: staging,
      file: partial,
      // The backup holds credentials, drafts and private addresses.
      mode: 0o600,
      // A higher level gains little, because most files are compressed already.
      gzip: { level: 3 },
      portable: true,
      strict: true,
      onWriteEntry: ({ path }) => {
        if (path !== manifestName) progress("Writing the backup", ++packed, paths.length)
      },
    },
    [manifestName, ...paths],
  )
}

async function publish(partial: string, target: string, file: string): Promise<void> {
  await flush(partial)
  try {
    // Unlike a rename, a link doesn't overwrite a file that was made meanwhile.
    linkSync(partial, target)
  } catch (error) {
    if (errorCode(error) === "EEXIST") throw alreadyExists(file)
    renameSync(partial, target)
  }
  await flush(dirname(target))
}

function alreadyExists(file: string): Error {
  return new Error(`${file} is there already, and a backup never replaces anything: name another file.`)
}
