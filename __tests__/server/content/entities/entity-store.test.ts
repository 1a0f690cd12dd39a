import { openDatabase, type Database } from "#server/database/open.ts"
import { changeContent, contentVersion } from "#server/content/changes.ts"
import { putEntities, putEntity, type Outcome } from "#server/content/entities/entity-store.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { contentOf, oneRow } from "#support/content-folder.ts"
import { aMember, anArticle, anEntity, aPicture, aTag, aText, showing, to } from "#support/entities.ts"

let db: Database

beforeEach(() => {
  db = openDatabase(":memory:")
})
afterEach(() => db.close())

const put = (...entities: readonly StoredEntity[]): Outcome[] => changeContent(db, () => putEntities(db, entities))
const revisions = () => oneRow(db, "SELECT COUNT(*) AS count FROM revision").count
const changed = (uuid: string) => oneRow(db, "SELECT changed FROM entity WHERE uuid = ?", uuid).changed

test("storing the same again changes nothing: no revision, no new time, no new version", () => {
  const [picture, tag] = [aPicture("2026-11/a.jpg"), aTag("Fees")]
  const article = anArticle({ references: { field_tags: to(tag), field_image: showing(picture) } })
  expect(put(picture, tag, article)).toEqual(["created", "created", "created"])
  const before = contentOf(db)

  expect(put(picture, tag, { ...article, changed: article.changed + 60 })).toEqual(["unchanged", "unchanged", "unchanged"])

  expect(contentOf(db)).toEqual(before)
  expect(revisions()).toBe(1)
  expect(contentVersion(db)).toBe(1)
})

test("a changed node gets a revision with all of its content", () => {
  const tag = aTag("Fees")
  const article = anArticle({ label: "First" })
  put(tag, article)
  expect(put({ ...article, label: "Second", changed: 1_770_000_000, references: { field_tags: to(tag) } })).toEqual(["updated"])

  expect(changed(article.uuid)).toBe(1_770_000_000)
  const latest = oneRow(
    db,
    "SELECT r.vid, r.created, r.snapshot FROM revision r JOIN entity e ON e.vid = r.vid WHERE e.uuid = ?",
    article.uuid,
  )
  expect(latest).toMatchObject({ vid: 2, created: 1_770_000_000 })
  expect(JSON.parse(String(latest.snapshot))).toMatchObject({
    label: "Second",
    status: true,
    references: { field_tags: [{ uuid: tag.uuid }] },
  })
  expect(JSON.parse(String(oneRow(db, "SELECT snapshot FROM revision WHERE vid = 1").snapshot))).toMatchObject({ label: "First" })
})

test("a transaction that fails leaves content and version as they were", () => {
  put(anArticle())
  const before = contentOf(db)
  const failing = () =>
    changeContent(db, () => {
      putEntity(db, anArticle())
      throw new Error("stopped")
    })
  expect(failing).toThrow("stopped")
  expect(contentOf(db)).toEqual(before)
  expect(contentVersion(db)).toBe(1)
})

test("entities may refer to each other in a circle when they are stored together", () => {
  const publication = anArticle()
  const member = aMember()
  const action = anEntity("node--action_project", { references: { field_publications: to(publication), field_members: to(member) } })
  expect(put(action, { ...publication, references: { field_authors: to(member) } }, member)).toEqual(["created", "created", "created"])
  expect(contentOf(db).references).toHaveLength(3)
})

test("two entities can swap their addresses when they are stored together", () => {
  const [one, other] = [anArticle({ alias: "/post/one" }), anArticle({ alias: "/post/other" })]
  put(one, other)
  expect(put({ ...one, alias: "/post/other" }, { ...other, alias: "/post/one" })).toEqual(["updated", "updated"])
  expect(contentOf(db).aliases).toMatchObject([
    { alias: "/post/one", uuid: other.uuid, is_current: 1 },
    { alias: "/post/other", uuid: one.uuid, is_current: 1 },
  ])
})

test("empty values aren't stored, and the order in which values are given doesn't matter", () => {
  const article = anArticle({ fields: { field_kind: "opinion", field_date: "2026-10-06", promote: false } })
  put(article)
  const same = { promote: false, field_date: "2026-10-06", field_image_focus: null, field_kind: "opinion", body: aText() }
  expect(put({ ...article, fields: same })).toEqual(["unchanged"])
})

test.each([
  ["an unknown attribute", () => anArticle({ fields: { field_colour: "red" } }), 'node--article has no attribute "field_colour".'],
  ["a value that has a column", () => anArticle({ fields: { title: "Twice" } }), 'node--article has no attribute "title".'],
  ["a list for one value", () => anArticle({ fields: { field_kind: ["opinion"] } }), '"field_kind" holds one value.'],
  ["one value for a list", () => aMember({ fields: { field_languages: "fr" } }), '"field_languages" holds a list.'],
  ["an unknown relationship", () => anArticle({ references: { field_friends: [] } }), 'node--article has no relationship "field_friends".'],
  ["a missing target", () => anArticle({ references: { field_tags: to(aTag("Never stored")) } }), "which doesn't exist"],
])("%s is refused, and nothing of it stays", (_what, entity, message) => {
  expect(() => put(entity())).toThrow(message)
  expect(contentOf(db).entities).toEqual([])
})
