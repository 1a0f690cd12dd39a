import * as v from "valibot"
import { DatabaseSync } from "@photostructure/sqlite"
import type { Database } from "./open.ts"
import { rows } from "./query.ts"

/** Returns nothing for a sound database. @throws if it can't be read */
export function damageOf(db: Database): readonly string[] {
  const faults = rows(db, v.object({ fault: v.string() }), "SELECT integrity_check AS fault FROM pragma_integrity_check")
  return faults.map(({ fault }) => fault).filter((fault) => fault !== "ok")
}

export function orphanedRows(db: Database): readonly string[] {
  const query = "SELECT \"table\" || ' row ' || COALESCE(rowid, '?') AS name FROM pragma_foreign_key_check"
  return rows(db, v.object({ name: v.string() }), query).map(({ name }) => name)
}

/** SQLite reads under one snapshot, so neither writers nor this function wait. */
export function copyDatabase(db: Database, file: string): void {
  db.prepare("VACUUM INTO ?").run(file)
}

/** Closing the returned database releases the lock. Returns null for a broken file. @throws Error if another program has it open */
export function lockDatabase(path: string): Database | null {
  const db = new DatabaseSync(path)
  try {
    // SQLite leaves WAL mode only when no other connection is open. Its locks end with their process, unlike a file with a process id.
    db.exec("PRAGMA busy_timeout = 1000; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE")
    return db
  } catch (error) {
    db.close()
    const reason = error instanceof Error ? error.message : String(error)
    if (/locked|busy/i.test(reason)) {
      throw new Error(`A program has ${path} open: the server, an import or a backup. Stop it, then try again.`)
    }
    if (/not a database|malformed/i.test(reason)) return null
    throw error
  }
}
