import { mkdtempSync, readdirSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "@photostructure/sqlite"
import type { Database } from "#server/database/open.ts"

const migrations = join(__dirname, "../../server/database/migrations")

/** A database file with the schema of a migration. Its fold is none of ours: it only lowers case. */
export function aDatabaseOf(migration: number, titles: readonly string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), "g30-")), "content.sqlite")
  const db = new DatabaseSync(file)
  for (const name of ["folded", "folded_name"]) db.function(name, { deterministic: true }, (text: unknown) => String(text).toLowerCase())
  db.function("links_in", { deterministic: true, varargs: true }, () => "[]")
  for (const name of readdirSync(migrations).toSorted()) {
    if (Number(name.slice(0, 3)) <= migration) db.exec(readFileSync(join(migrations, name), "utf8"))
  }
  db.exec(`PRAGMA user_version = ${migration}`)
  const insert = db.prepare(`INSERT INTO entity (type, entity_type, id, uuid, langcode, status, label, created, changed, fields)
    VALUES ('node--article', 'node', ?, ?, 'en', 1, ?, 0, 0, '{}')`)
  for (const [index, title] of titles.entries()) insert.run(index + 1, `uuid-${index}`, title)
  db.close()
  return file
}

/** The values of a query's only column. */
export function column(db: Database, sql: string): readonly unknown[] {
  return db
    .prepare(sql)
    .all()
    .flatMap((row) => Object.values<unknown>({ ...row }))
}
