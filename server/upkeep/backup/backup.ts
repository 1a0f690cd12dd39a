/** Makes a backup: one file with the database, all files that it names, and a manifest, while the server keeps writing. */
import { createHash } from "node:crypto"
import { createReadStream, existsSync, linkSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { open } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { pipeline } from "node:stream/promises"
import { create } from "tar"
import type { Database } from "#server/database/open.ts"
import type { Progress } from "#server/terminal/progress.ts"
import { UpkeepError, errorCode } from "#server/upkeep/errors.ts"
import { databaseName, filesName, manifestName, type Manifest, type ManifestEntry } from "./manifest.ts"
import { pinFiles } from "./pinned-files.ts"
import { readBackup } from "./read-backup.ts"
import { takeSnapshot, type SnapshotFacts } from "./snapshot.ts"

export type BackupOptions = {
  readonly db: Database
  /** The state folder. */
  readonly home: string
  readonly file: string
  readonly now: () => Date
  readonly progress?: Progress
}

export type BackupSummary = { readonly manifest: Manifest; readonly bytes: number }

/** Folders of this name are a backup's that was killed. */
export const backupStaging = "backup-in-progress-"

/**
 * Writes a backup to a file that isn't there yet, readable by its owner alone.
 *
 * It has every write that was acknowledged before the call. The file appears when it is complete and has been read back.
 *
 * @throws UpkeepError
 */
export async function backup({ db, home, file, now, progress = () => undefined }: BackupOptions): Promise<BackupSummary> {
  const target = resolve(file)
  if (existsSync(target)) throw isThere(file)
  const staging = mkdtempSync(join(home, backupStaging))
  const partial = `${target}.part-${staging.slice(-6)}`
  try {
    const { facts, missing } = collect(db, home, staging)
    progress("Reading the database", 1, 1)
    const paths = [databaseName, ...facts.files.filter((path) => !missing.includes(path)).map((path) => `${filesName}/${path}`)]
    const entries = await digests(staging, paths, (done) => progress("Reading the files", done, paths.length))
    const manifest = manifestOf(facts, entries, { missing, created: now().toISOString() })
    writeFileSync(join(staging, manifestName), JSON.stringify(manifest, null, 1))
    await pack(staging, partial, paths, progress)
    let checked = 0
    await readBackup(partial, { onEntry: () => progress("Checking the backup", ++checked, paths.length) })
    await publish(partial, target, file)
    return { manifest, bytes: statSync(target).size }
  } catch (error) {
    throw errorCode(error) === "ENOSPC" ? new UpkeepError(`There is no room for the backup (${String(error)}).`) : error
  } finally {
    rmSync(partial, { force: true })
    rmSync(staging, { recursive: true, force: true })
  }
}

// More would mean that files come and go faster than the database can be read.
const mostAttempts = 10

/**
 * Takes a snapshot and pins its files.
 *
 * A file that is uploaded and deleted between the two may be missing: then the next snapshot doesn't name it any more.
 * A file that two snapshots miss isn't on the disk at all.
 */
function collect(db: Database, home: string, staging: string) {
  const pinned = pinFiles(join(home, filesName), join(staging, filesName))
  let missingBefore: readonly string[] = []
  for (let attempt = 1; ; attempt++) {
    pinned.pinAll()
    const facts = takeSnapshot(db, join(staging, databaseName))
    const missing = facts.files.filter((path) => !pinned.pin(path))
    if (missing.every((path) => missingBefore.includes(path)) || attempt === mostAttempts) return { facts, missing }
    missingBefore = missing
  }
}

function manifestOf(facts: SnapshotFacts, entries: readonly ManifestEntry[], rest: { missing: string[]; created: string }): Manifest {
  const { schema, contentVersion, counts } = facts
  return { format: 1, ...rest, schema, content_version: contentVersion, counts: { ...counts }, entries: [...entries] }
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

async function pack(staging: string, partial: string, paths: readonly string[], progress: Progress): Promise<void> {
  let packed = 0
  await create(
    {
      cwd: staging,
      file: partial,
      // Credentials, drafts and private addresses are in it.
      mode: 0o600,
      // Pictures and archives are compressed already; what the database gains comes cheaply.
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
  await sync(partial)
  try {
    // Unlike a rename a link doesn't overwrite what has come meanwhile.
    linkSync(partial, target)
  } catch (error) {
    if (errorCode(error) === "EEXIST") throw isThere(file)
    renameSync(partial, target)
  }
  await sync(dirname(target))
}

/** Lets the disk have it before anything is said. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isThere(file: string): UpkeepError {
  return new UpkeepError(`${file} is there already, and a backup never replaces anything: name another file.`)
}
