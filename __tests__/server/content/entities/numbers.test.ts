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
