import { mkdtempSync, readdirSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "@photostructure/sqlite"
import { anonymous } from "#contract/permissions.ts"
import { readPage } from "#server/content/search/pages.ts"
import { openDatabase, type Database } from "#server/database/open.ts"

const migrations = join(__dirname, "../../../server/database/migrations")

/** A database file with the schema of a migration. Its fold is none of ours: it only lowers case. */
function aDatabaseOf(migration: number, titles: readonly string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), "g30-")), "content.sqlite")
  const db = new DatabaseSync(file)
  for (const name of ["folded", "folded_name"]) db.function(name, { deterministic: true }, (text: unknown) => String(text).toLowerCase())
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

function titlesIn(db: Database, search: string): readonly string[] {
  const filter = { conjunction: "AND", members: [{ path: "title", operator: "CONTAINS", values: [search] }] } as const
  const query = { type: "node--article", filter, sorts: [{ path: "title", direction: "ASC" }], offset: 0, limit: 50 } as const
  return readPage(db, query, anonymous).entities.map(({ label }) => label)
}

test("a database of the version before finds and orders titles by the new folding once it is opened", () => {
  const file = aDatabaseOf(10, ["Zinc", "Straße", "Łódź", "Été", "Ouvroir", "Nº 30"])
  const db = openDatabase(file)
  expect(titlesIn(db, "Strasse")).toEqual(["Straße"])
  expect(titlesIn(db, "Lodz")).toEqual(["Łódź"])
  expect(titlesIn(db, "no 30")).toEqual(["Nº 30"])
  expect(titlesIn(db, "")).toEqual(["Été", "Łódź", "Nº 30", "Ouvroir", "Straße", "Zinc"])
  db.exec("UPDATE entity SET label = 'Ærø' WHERE label = 'Straße'")
  expect(titlesIn(db, "")).toEqual(["Ærø", "Été", "Łódź", "Nº 30", "Ouvroir", "Zinc"])
  db.close()
})

test("a database of the version before knows what its texts link to once it is opened", () => {
  const file = aDatabaseOf(11, ["Linking"])
  const before = new DatabaseSync(file)
  for (const name of ["folded", "folded_name"]) before.function(name, { deterministic: true }, String)
  before.exec(`UPDATE entity SET fields = '{"body":{"value":"<p><a href=\\"/post/x/\\">X</a></p>"}}'`)
  before.close()
  const db = openDatabase(file)
  expect(db.prepare("SELECT source, field, address FROM text_link").all()).toEqual([{ source: 1, field: "body", address: "/post/x" }])
  db.close()
})
