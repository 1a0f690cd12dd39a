import { anonymous } from "#contract/permissions.ts"
import { readEntity } from "#server/content/entities/read.ts"
import { putEntity } from "#server/content/entities/entity-store.ts"
import type { Entity, StoredEntity } from "#server/content/entities/entity.ts"
import type { Database } from "#server/database/open.ts"
import { aDatabase } from "#support/database.ts"
import { anArticle, aText, translated } from "#support/entities.ts"

const admin = { ...anonymous, uid: 9, roles: ["administrator"] } as const

function stored(db: Database, { type, uuid }: StoredEntity): Entity {
  const found = readEntity(db, type, uuid, admin)
  if (found === undefined) throw new Error(`${uuid} is not stored`)
  return found
}

test("a save that says nothing of translations keeps them; an empty list removes them with their addresses", () => {
  const db = aDatabase()
  const article = translated(anArticle({ alias: "/post/ten" }), "fr", { alias: "/post/dix" })
  putEntity(db, article)
  const { translations, ...alone } = article
  putEntity(db, { ...alone, label: "Eleven" })
  expect(stored(db, article).translations).toMatchObject([{ label: translations?.[0]?.label, alias: "/post/dix", affected: false }])
  expect(putEntity(db, { ...alone, label: "Eleven", translations: [] })).toBe("updated")
  expect(stored(db, article).translations).toEqual([])
  expect(db.prepare("SELECT alias FROM alias WHERE langcode = 'fr'").all()).toEqual([])
  expect(db.prepare("SELECT fr_status FROM entity WHERE uuid = ?").all(article.uuid)).toEqual([{ fr_status: null }])
})

test("an English text that comes to a French one or goes leaves all else as it is", () => {
  const db = aDatabase()
  const french = anArticle({
    langcode: "fr",
    label: "Dix",
    alias: "/post/dix",
    fields: { field_kind: "report", body: aText('<a href="/post/x/">x</a>') },
  })
  putEntity(db, french)
  db.exec("DELETE FROM change")
  putEntity(db, translated(french, "en", { label: "Ten", status: false }))
  expect(stored(db, french)).toMatchObject({ langcode: "fr", label: "Dix", alias: "/post/dix", fields: french.fields, status: true })
  const links = () => db.prepare("SELECT langcode, address FROM text_link").all()
  expect(links()).toEqual([{ langcode: "fr", address: "/post/x" }])
  putEntity(db, { ...french, translations: [] })
  expect(stored(db, french)).toMatchObject({ langcode: "fr", label: "Dix", fields: french.fields, translations: [] })
  expect(links()).toEqual([{ langcode: "fr", address: "/post/x" }])
  expect(db.prepare("SELECT kind FROM change").all()).toEqual([{ kind: "changed" }])
})
