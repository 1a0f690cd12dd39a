import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { extract } from "tar"
import { revokeAll } from "#server/content/accounts/tokens.ts"
import { contentVersion } from "#server/content/changes.ts"
import { forgetChangesBefore } from "#server/content/change-log.ts"
import { forgetAllMails } from "#server/content/late-mails/mail-queue.ts"
import { damageOf, lockDatabase } from "#server/database/maintenance.ts"
import { flush } from "#server/disk/durable.ts"
import { errorCode, linkOrCopy, namesIn } from "#server/disk/file-access.ts"
import { checkpoint, DatabaseError, openDatabase, schemaVersion } from "#server/database/open.ts"
import { databaseName, filesName, manifestName, type Manifest } from "./manifest.ts"
import { readBackup } from "./read-backup.ts"

type RestoreOptions = {
  readonly home: string
  readonly file: string
  /** With true, existing content is moved aside; otherwise it is an error. */
  readonly isReplacing: boolean
  readonly now: () => Date
}

export type RestoreSummary = {
  readonly manifest: Manifest
  readonly schema: number
  readonly aside: string | null
}

/** A killed restore leaves a temporary folder whose name begins so. */
export const restoreStaging = "restore-in-progress-"

/** Verifies the whole backup before it changes anything, and deletes nothing. @throws Error */
export async function restore({ home, file, isReplacing, now }: RestoreOptions): Promise<RestoreSummary> {
  mkdirSync(home, { recursive: true })
  if (hasContent(home) && !isReplacing) {
    throw new Error(`${home} has content already. To put the backup in its place, which moves it aside: npm run content -- replace ${file}`)
  }
  return withExclusiveLock(join(home, databaseName), async () => {
    const staging = mkdtempSync(join(home, restoreStaging))
    try {
      const manifest = await unpack(file, staging)
      const schema = verify(join(staging, databaseName), manifest, file)
      await flush(staging)
      const aside = swapIn(home, staging, now())
      await flush(home)
      return { manifest, schema, aside }
    } catch (error) {
      throw errorCode(error) === "ENOSPC" ? new Error(`There is no room for the content of the backup (${String(error)}).`) : error
    } finally {
      rmSync(staging, { recursive: true, force: true })
    }
  })
}

function hasContent(home: string): boolean {
  return existsSync(join(home, databaseName)) || namesIn(join(home, filesName)).length > 0
}

/** Reads a backup twice, because it writes entries only after all of them are verified. */
async function unpack(file: string, staging: string): Promise<Manifest> {
  const manifest = await readBackup(file)
  mkdirSync(join(staging, filesName))
  await extract({ file, cwd: staging, strict: true, filter: (path) => path !== manifestName })
  for (const { path } of manifest.entries) await flush(join(staging, path))
  return manifest
}

function verify(path: string, manifest: Manifest, file: string): number {
  const db = openOrExplain(path, manifest, file)
  try {
    if (damageOf(db).length > 0) throw new Error(`${file} can't be used: its database is damaged. Use another backup.`)
    if (contentVersion(db) < manifest.content_version)
      throw new Error(`${file} can't be used: its database is older than its manifest says.`)
    // Without this, a sign-in that ended after the backup would work again, and a mail would be sent twice.
    revokeAll(db)
    forgetAllMails(db)
    // A build that has read later changes reads everything again.
    forgetChangesBefore(db)
    checkpoint(db)
    return schemaVersion(db)
  } finally {
    db.close()
  }
}

function openOrExplain(path: string, { schema, created }: Manifest, file: string) {
  try {
    return openDatabase(path)
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    throw new Error(error.message.replace(path, `The database in ${file} (schema ${schema}, of ${created})`))
  }
}

/** @throws Error if another program has the database open */
async function withExclusiveLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  // A restore replaces a broken database.
  const lock = existsSync(path) ? lockDatabase(path) : null
  try {
    return await work()
  } finally {
    lock?.close()
  }
}

const companions = ["-wal", "-shm", "-journal"] as const

/** `home` has a complete database at every moment. Returns the folder of the former content. */
function swapIn(home: string, staging: string, now: Date): string | null {
  const [database, files] = [join(home, databaseName), join(home, filesName)]
  if (existsSync(files) && readdirSync(files).length === 0) rmSync(files, { recursive: true })
  const undo: (() => void)[] = []
  const move = (from: string, to: string) => {
    renameSync(from, to)
    undo.unshift(() => renameSync(to, from))
  }
  const isThere = existsSync(database) || existsSync(files)
  const aside = isThere ? makeAside(home, now) : null
  try {
    if (aside !== null) moveAside(home, aside, move)
    move(join(staging, filesName), files)
    renameSync(join(staging, databaseName), database)
  } catch (error) {
    for (const back of undo) back()
    if (aside !== null) rmSync(aside, { recursive: true, force: true })
    throw error
  }
  // This marks an interrupted first start, after which the next start would import the demo content.
  rmSync(join(home, "first-run"), { force: true })
  return aside
}

function moveAside(home: string, aside: string, move: (from: string, to: string) => void): void {
  // The hard link keeps the database's name until the new one takes it.
  if (existsSync(join(home, databaseName))) linkOrCopy(join(home, databaseName), join(aside, databaseName))
  const others = [...companions.map((suffix) => databaseName + suffix), filesName]
  for (const name of others) {
    if (existsSync(join(home, name))) move(join(home, name), join(aside, name))
  }
}

function makeAside(home: string, now: Date): string {
  const name = `replaced-${now.toISOString().slice(0, 19).replaceAll(":", "")}`
  for (let count = 1; ; count++) {
    const path = join(home, count === 1 ? name : `${name}-${count}`)
    if (existsSync(path)) continue
    mkdirSync(path, { mode: 0o700 })
    return path
  }
}
