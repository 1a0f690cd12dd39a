import { readFileSync } from "node:fs"
import { join } from "node:path"
import { anonymous } from "#contract/permissions.ts"
import { readEntity } from "#server/content/entities/read.ts"
import { changeContent } from "#server/content/changes.ts"
import { putEntity } from "#server/content/entities/entity-store.ts"
import { openDatabase, type Database } from "#server/database/open.ts"
import { anArticle } from "#support/entities.ts"

function numberOfNew(db: Database): unknown {
  const article = anArticle()
  changeContent(db, () => putEntity(db, article))
  return readEntity(db, article.type, article.uuid, anonymous)?.id
}

const remove = (db: Database, id: number) => db.prepare("DELETE FROM entity WHERE entity_type = 'node' AND id = ?").run(id)

test("a number is never given twice", () => {
  const db = openDatabase(":memory:")
  changeContent(db, () => putEntity(db, anArticle({ id: 300 })))
  expect(numberOfNew(db)).toBe(301)
  remove(db, 300)
  remove(db, 301)
  expect(numberOfNew(db)).toBe(302)
})

test("a database without stored numbers continues from its highest one", () => {
  const db = openDatabase(":memory:")
  changeContent(db, () => putEntity(db, anArticle({ id: 41 })))
  db.exec("DROP TRIGGER entity_is_numbered; DROP TRIGGER revision_is_numbered; DROP TABLE sequence; DROP INDEX alias_in_any_case")
  db.exec(readFileSync(join(__dirname, "../../../../server/database/migrations/005-writing.sql"), "utf8"))
  remove(db, 41)
  expect(numberOfNew(db)).toBe(42)
  expect(db.prepare("SELECT vid FROM revision").all()).toEqual([{ vid: 2 }])
})
