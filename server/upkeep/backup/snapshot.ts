import { rmSync } from "node:fs"
import * as v from "valibot"
import { contentVersion, schemaVersion } from "#server/content/changes.ts"
import { rows } from "#server/database/query.ts"
import { openDatabase, type Database } from "#server/database/open.ts"

/** SQLite reads under one snapshot, so neither writers nor this function wait. */
export function takeSnapshot(db: Database, file: string) {
  rmSync(file, { force: true })
  db.prepare("VACUUM INTO ?").run(file)
  const copy = openDatabase(file)
  try {
    return factsOf(copy)
  } finally {
    checkpoint(copy)
    copy.close()
  }
}

/** Afterwards, the main file holds everything. */
export function checkpoint(db: Database): void {
  db.exec("PRAGMA wal_checkpoint(TRUNCATE)")
}

function factsOf(db: Database) {
  const query = "SELECT json_extract(fields, '$.uri') AS uri FROM entity WHERE type = 'file--file' ORDER BY id"
  return {
    schema: schemaVersion(db),
    contentVersion: contentVersion(db),
    files: rows(db, v.object({ uri: v.unknown() }), query).flatMap(({ uri }) => pathOf(typeof uri === "string" ? uri : null) ?? []),
  }
}

/** Takes a `public://` address; returns undefined for one that leads elsewhere. */
export function pathOf(uri: string | null): string | undefined {
  const path = uri?.startsWith("public://") === true ? uri.slice("public://".length) : ""
  const segments = path.split("/")
  return segments.some((name) => name === "" || name === "." || name === ".." || /[\\\0]/.test(name)) ? undefined : path
}
