import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "@photostructure/sqlite"
import { fold } from "./fold.ts"

export type Database = InstanceType<typeof DatabaseSync>

const migrationsFolder = join(import.meta.dirname, "migrations")

/** The database can't be used as it is; the message says what to do. */
export class DatabaseError extends Error {
  override name = "DatabaseError"
}

/**
 * Opens the content database, makes it if there is none, and brings it to the newest schema.
 *
 * `PRAGMA user_version` holds the number of the last migration that ran. A database from a newer version is refused.
 *
 * @throws DatabaseError where the file is no database or comes from a newer version
 */
export function openDatabase(file: string): Database {
  const db = new DatabaseSync(file)
  try {
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;")
    // Kilobytes: the indexes of 100,000 nodes; SQLite's own 2 MB reads them again from the disk for each list.
    db.exec("PRAGMA cache_size = -32000")
    // Triggers fold titles by it (migration 008), so every connection that writes has it.
    db.function("folded", { deterministic: true }, (text: unknown) => (typeof text === "string" ? fold(text) : null))
    migrate(db, file)
  } catch (error) {
    db.close()
    if (error instanceof DatabaseError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseError(
      `${file} can't be opened as a content database (${reason}). Restore it from a backup, or move it away to start with an empty one.`,
    )
  }
  return db
}

function migrate(db: Database, file: string): void {
  const migrations = readMigrations()
  const newest = migrations.at(-1)?.number ?? 0
  if (schemaVersion(db) > newest) {
    throw new DatabaseError(
      `${file} has schema ${schemaVersion(db)}, but this version of G30 knows schemas up to ${newest}. Run the newer G30 that wrote it, or restore a backup made by this version.`,
    )
  }
  transaction(db, () => {
    // Read again inside the write lock: another process may have migrated in between.
    const current = schemaVersion(db)
    for (const { number, sql } of migrations.filter((migration) => migration.number > current)) {
      db.exec(sql)
      db.exec(`PRAGMA user_version = ${number}`)
    }
  })
}

function schemaVersion(db: Database): number {
  const row: unknown = db.prepare("PRAGMA user_version").get()
  return typeof row === "object" && row !== null && "user_version" in row ? Number(row.user_version) : 0
}

function readMigrations(): { number: number; sql: string }[] {
  return readdirSync(migrationsFolder)
    .filter((name) => /^\d{3}-.+\.sql$/.test(name))
    .toSorted()
    .map((name) => ({ number: Number(name.slice(0, 3)), sql: readFileSync(join(migrationsFolder, name), "utf8") }))
}

/** Runs `work` in one write transaction: all of it is stored, or, where it throws, nothing. */
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
