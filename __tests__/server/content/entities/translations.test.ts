import { anonymous } from "#contract/permissions.ts"
import { shownIn, withLanguage } from "#server/content/entities/languages.ts"
import { readEntity } from "#server/content/entities/read.ts"
import { atRevision } from "#server/content/entities/revisions.ts"
import { putEntities, putEntity } from "#server/content/entities/store.ts"
import type { Entity, StoredEntity } from "#server/content/entities/entity.ts"
import type { Database } from "#server/database/open.ts"
import { aDatabase } from "#support/database.ts"
import { aMember, anArticle, anEvent, aPicture, aTag, aText, showing, to, translated } from "#support/entities.ts"

const admin = { ...anonymous, uid: 9, roles: ["administrator"] } as const

function stored(db: Database, { type, uuid }: StoredEntity): Entity {
  const found = readEntity(db, type, uuid, admin)
  if (found === undefined) throw new Error(`${uuid} is not stored`)
  return found
}

test("an item is read as it was stored, with all its languages", () => {
  const db = aDatabase()
  const [photo, tag] = [aPicture("a.jpg"), aTag("Brick")]
  const references = { field_image: showing(photo), field_tags: to(tag) }
  const texts = {
    label: "Dix points",
    status: false,
    references: { field_image: [{ uuid: photo.uuid, meta: { alt: "Un mur", title: "" } }] },
  }
  const article = translated(anArticle({ label: "Ten points", fields: { field_kind: "position" }, references }), "fr", texts)
  putEntities(db, [photo, tag, article])
  const item = stored(db, article)
  expect(item).toMatchObject({ langcode: "en", label: "Ten points", status: true, isOriginal: true, outdated: false, source: null })
  const french = shownIn(item, "fr")
  expect(french).toMatchObject({
    ...{ langcode: "fr", label: "Dix points", status: false, isOriginal: false, source: "en", alias: article.translations?.[0]?.alias },
    fields: { field_kind: "position", body: aText("<p>fr</p>") },
    references: { field_image: [{ uuid: photo.uuid, meta: { alt: "Un mur", width: 1200 } }], field_tags: [{ uuid: tag.uuid }] },
    confirmedVid: item.vid,
  })
  expect(shownIn(item, "nl")).toEqual(item)
  expect(putEntity(db, article)).toBe("unchanged")
})

test.each([
  ["en", ["fr", "nl"]],
  ["fr", ["nl", "en"]],
  ["nl", ["en"]],
] as const)("an original in %s is shown in each language it has, and elsewhere in the first by weight", (langcode, others) => {
  const db = aDatabase()
  const original = anArticle({ langcode, label: `original ${langcode}` })
  const article = others.reduce((item, other) => translated(item, other), original)
  putEntity(db, article)
  const item = stored(db, article)
  expect(item.langcode).toBe(langcode)
  const has = ["en", "fr", "nl"].filter((code) => code === langcode || others.some((other) => other === code))
  for (const language of ["en", "fr", "nl"] as const)
    expect(shownIn(item, language).langcode).toBe(has.includes(language) ? language : has[0])
  expect(item.languages.map((one) => one.langcode)).toEqual(has)
  expect(item.languages.map(({ isOriginal }) => isOriginal)).toEqual(has.map((code) => code === langcode))
})

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

test("a change in one language changes that text, and what all languages share", () => {
  const db = aDatabase()
  const [one, other] = [aPicture("one.jpg"), aPicture("other.jpg")]
  const member = translated(aMember({ references: { field_gallery: showing(one) }, fields: { field_people: [{ name: "Anna" }] } }), "fr", {
    references: { field_gallery: [{ uuid: one.uuid, meta: { alt: "Une façade", title: "" } }] },
  })
  putEntities(db, [one, other, member])
  const item = stored(db, member)
  const view = shownIn(item, "fr")
  const references = { ...view.references, field_gallery: [...showing(other), ...(view.references.field_gallery ?? [])] }
  putEntity(db, withLanguage(item, { ...view, label: "Atelier", fields: { ...view.fields, field_phone: "1" }, references }))
  const after = stored(db, member)
  expect(after).toMatchObject({ label: member.label, fields: { field_phone: "1", field_people: [{ name: "Anna" }] } })
  const alts = (entity: Entity) => entity.references.field_gallery?.map(({ meta }) => meta.alt)
  expect(alts(after)).toEqual(["Picture other.jpg", "Picture one.jpg"])
  expect(shownIn(after, "fr")).toMatchObject({ label: "Atelier", fields: { field_phone: "1" } })
  expect(alts(shownIn(after, "fr"))).toEqual(["Picture other.jpg", "Une façade"])
})

test("a revision holds all languages, and one of before has its only one", () => {
  const db = aDatabase()
  const article = translated(anArticle({ label: "First" }), "fr", { label: "Premier" })
  putEntity(db, anArticle({ ...article, translations: [] }))
  const before = stored(db, article).vid ?? 0
  putEntity(db, article)
  const between = stored(db, article)
  putEntity(db, translated({ ...article, label: "Second" }, "fr", { label: "Second (fr)", outdated: true }))
  const after = stored(db, article)
  expect(atRevision(db, after, between.vid ?? 0, admin)).toMatchObject({
    label: "First",
    translations: [{ label: "Premier", outdated: false }],
  })
  expect(atRevision(db, after, before, admin)).toMatchObject({ label: "First", translations: [] })
  expect(after.translations).toMatchObject([{ outdated: true, confirmedVid: between.vid }])
})

test("a confirmed translation has the version of the save that confirmed it", () => {
  const db = aDatabase()
  const article = translated(anArticle(), "nl", { outdated: true })
  putEntity(db, article)
  putEntity(db, { ...article, label: "Other" })
  const [translation] = article.translations ?? []
  if (translation === undefined) throw new Error("no translation")
  putEntity(db, { ...article, label: "Other", translations: [{ ...translation, outdated: false, isConfirmed: true }] })
  const item = stored(db, article)
  expect(item.translations).toMatchObject([{ outdated: false, confirmedVid: item.vid }])
})

test("what can't be stored is refused with what to do", () => {
  const db = aDatabase()
  const article = anArticle()
  const wrong = translated(article, "fr", { fields: { field_kind: "report" } })
  expect(() => putEntity(db, wrong)).toThrow('"field_kind" has one value in all languages. Give it with the original.')
  expect(() => putEntity(db, translated(article, "en"))).toThrow('two texts in the language "en"')
  expect(() => putEntity(db, translated(aPicture("a.jpg"), "fr"))).toThrow("file--file has no translations.")
})

test("two items may have the same alias in two languages, but not in one", () => {
  const db = aDatabase()
  putEntity(db, translated(anArticle({ alias: "/post/forum" }), "fr", { alias: "/post/forum" }))
  const other = anArticle({ alias: "/post/other" })
  expect(() => putEntity(db, translated(other, "fr", { alias: "/post/forum" }))).toThrow("The address /post/forum (fr) is already that of")
  putEntity(db, translated(other, "nl", { alias: "/post/forum" }))
  expect(stored(db, other).translations).toMatchObject([{ alias: "/post/forum" }])
})

test("a file of attachments or pictures belongs to the languages that show it", () => {
  const db = aDatabase()
  const [english, french, photo] = [aPicture("en.pdf"), aPicture("fr.pdf"), aPicture("photo.jpg")]
  const event = translated(anEvent({ references: { field_attachments: to(english), field_image: showing(photo) } }), "fr", {
    references: { field_attachments: to(french) },
  })
  putEntities(db, [english, french, photo, event])
  const item = stored(db, event)
  expect(item.references.field_attachments).toMatchObject([{ uuid: english.uuid }])
  expect(shownIn(item, "fr").references).toMatchObject({ field_attachments: [{ uuid: french.uuid }], field_image: [{ uuid: photo.uuid }] })
})
