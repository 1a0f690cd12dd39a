/** The database as it stands at one moment, and the files that it names. */
import { rmSync } from "node:fs"
import * as v from "valibot"
import { contentVersion, schemaVersion } from "#server/content/changes.ts"
import { rows } from "#server/database/query.ts"
import { openDatabase, type Database } from "#server/database/open.ts"

export type SnapshotFacts = {
  readonly schema: number
  readonly contentVersion: number
  readonly counts: Readonly<Record<string, number>>
  /** Below the files folder. */
  readonly files: readonly string[]
}

/**
 * Writes the database to a file of its own while others write: all of one moment, without what was deleted.
 *
 * SQLite reads under one snapshot, which neither waits for writers nor makes them wait.
 */
export function takeSnapshot(db: Database, file: string): SnapshotFacts {
  rmSync(file, { force: true })
  db.prepare("VACUUM INTO ?").run(file)
  const copy = openDatabase(file)
  try {
    return factsOf(copy)
  } finally {
    settle(copy)
    copy.close()
  }
}

/** Brings everything into the database's main file, so that it is whole by itself. */
export function settle(db: Database): void {
  db.exec("PRAGMA wal_checkpoint(TRUNCATE)")
}

/** What a database says of its own extent. */
export function factsOf(db: Database): SnapshotFacts {
  const countRow = v.object({ type: v.string(), count: v.number() })
  const counts = rows(db, countRow, "SELECT type, count(*) AS count FROM entity GROUP BY type ORDER BY type")
  const query = "SELECT json_extract(fields, '$.uri') AS uri FROM entity WHERE type = 'file--file' ORDER BY id"
  return {
    schema: schemaVersion(db),
    contentVersion: contentVersion(db),
    counts: Object.fromEntries(counts.map(({ type, count }) => [type, count])),
    files: rows(db, v.object({ uri: v.unknown() }), query).flatMap(({ uri }) => pathOf(typeof uri === "string" ? uri : null) ?? []),
  }
}

/** Where the bytes of `public://2026/plan.pdf` lie below the files folder; undefined for an address that names no place there. */
export function pathOf(uri: string | null): string | undefined {
  const path = uri?.startsWith("public://") === true ? uri.slice("public://".length) : ""
  const segments = path.split("/")
  return segments.some((name) => name === "" || name === "." || name === ".." || /[\\\0]/.test(name)) ? undefined : path
}
