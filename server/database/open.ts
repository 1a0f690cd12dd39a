import { chmodSync, existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "@photostructure/sqlite"
import { isResourceType } from "#contract/content.ts"
import { fold, foldName } from "#contract/fold.ts"
import { linksIn } from "#contract/text-links.ts"
import { readObject } from "./json.ts"

export type Database = ReturnType<typeof connect>

/** Earlier migrations were joined into the schema, so only a new file runs it. */
const oldestSchema = 30

const migrationsFolder = join(import.meta.dirname, "migrations")

/** The message holds the advice for the operator. */
export class DatabaseError extends Error {
  override name = "DatabaseError"
}

/** @throws DatabaseError if the file is no database or comes from a newer version */
export function openDatabase(file: string): Database {
  let db: Database | null = null
  try {
    const isNew = !existsSync(file)
    db = connect(file)
    // SQLite gives the log and index beside it the same mode.
    if (isNew && file !== ":memory:") chmodSync(file, 0o600)
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
    migrate(db, file)
    return db
  } catch (error) {
    db?.close()
    throw error instanceof DatabaseError ? error : unusable(file, error instanceof Error ? error.message : String(error))
  }
}

function unusable(file: string, reason: string): DatabaseError {
  if (/readonly|disk is full|unable to open|disk I\/O/.test(reason)) {
    const advice = "See that its folder is there, that this user may write to it, and that its disk has room; nothing is lost."
    return new DatabaseError(`${file} can't be written (${reason}). ${advice}`)
  }
  if (/locked/.test(reason))
    return new DatabaseError(`${file} is in use by another program (${reason}). Wait until it is done, then try again.`)
  return new DatabaseError(
    `${file} can't be opened as a content database (${reason}). Restore it from a backup, or move it away to start with an empty one.`,
  )
}

/** @throws DatabaseError if the state folder has no content */
export async function withContent<T>(home: string, work: (db: Database) => Promise<T> | T): Promise<T> {
  const file = join(home, "content.sqlite")
  if (!existsSync(file)) {
    throw new DatabaseError(
      `There is no content in ${home}: set G30_HOME to the folder that has it, or start the server once, import some or restore a backup.`,
    )
  }
  const db = openDatabase(file)
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

/** Afterwards, the main file holds everything. */
export function checkpoint(db: Database): void {
  db.exec("PRAGMA wal_checkpoint(TRUNCATE)")
}

/** Leaves all data in the main file. */
export function closeDatabase(db: Database): void {
  try {
    checkpoint(db)
  } catch {
    // On a full or read-only disk the log keeps the rest, and the next start reads both.
  }
  db.close()
}

function migrate(db: Database, file: string): void {
  const migrations = readMigrations()
  const newest = migrations.at(-1)?.number ?? 0
  if (schemaVersion(db) > newest) {
    throw new DatabaseError(
      `${file} has schema ${schemaVersion(db)}, but this version of G30 knows schemas up to ${newest}. Run the newer G30 that wrote it, or restore a backup made by this version.`,
    )
  }
  if (schemaVersion(db) > 0 && schemaVersion(db) < oldestSchema) {
    throw new DatabaseError(
      `${file} has schema ${schemaVersion(db)}, of a G30 from before 29 November 2026. Start it once with G30's commit abb8d7ee, then with this one; nothing is lost.`,
    )
  }
  transaction(db, () => {
    // This reads again inside the write lock, because another process may have migrated in between.
    const current = schemaVersion(db)
    for (const { number, sql } of migrations.filter((migration) => migration.number > current)) {
      db.exec(sql)
      db.exec(`PRAGMA user_version = ${number}`)
    }
  })
}

/** @throws if the database does not answer */
export function schemaVersion(db: Database): number {
  const row: unknown = db.prepare("PRAGMA user_version").get()
  return typeof row === "object" && row !== null && "user_version" in row ? Number(row.user_version) : 0
}

function readMigrations(): { number: number; sql: string }[] {
  return readdirSync(migrationsFolder)
    .filter((name) => /^\d{3}-.+\.sql$/.test(name))
    .toSorted()
    .map((name) => ({ number: Number(name.slice(0, 3)), sql: readFileSync(join(migrationsFolder, name), "utf8") }))
}

/** If `work` throws, nothing is stored. */
export function transaction<T>(db: Database, work: () => T): T {
  db.exec("BEGIN IMMEDIATE")
  try {
    const result = work()
    db.exec("COMMIT")
    return result
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK")
    throw error
  }
}

/** Adds the functions that our triggers call. */
export function connect(file: string): InstanceType<typeof DatabaseSync> {
  const db = new DatabaseSync(file)
  // Kilobytes, for the indexes of 100,000 nodes. With SQLite's 2 MB, each list reads them from the disk.
  db.exec("PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA cache_size = -32000")
  db.function("folded", { deterministic: true }, (text: unknown) => (typeof text === "string" ? fold(text) : null))
  db.function("folded_name", { deterministic: true }, (text: unknown) => (typeof text === "string" ? foldName(text) : null))
  db.function("links_in", { deterministic: true }, (type: unknown, fields: unknown) =>
    JSON.stringify(isResourceType(type) ? linksIn(type, readObject(fields)) : []),
  )
  return db
}
