import type { Langcode, ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { contentVersion } from "#server/content/changes.ts"
import type { Entity } from "#server/content/entities/entity.ts"
import { shownIn } from "#server/content/entities/languages.ts"
import { readEntities } from "#server/content/entities/read.ts"
import { importFolder } from "#server/transfer/import.ts"
import { aFolder, aHome, aJpeg, type Home } from "#support/content-folder.ts"

let home: Home

beforeEach(() => {
  home = aHome()
})
afterEach(() => home.db.close())

type Files = Readonly<Record<string, Json | Buffer>>

const bring = (files: Files) => importFolder(home.db, home.files, aFolder(files))

function only(type: ResourceType): Entity {
  const [entity] = readEntities(home.db, type)
  if (entity === undefined) throw new Error(`There is no ${type}.`)
  return entity
}

const title = { en: "Ten points", fr: "Dix points", nl: "Tien punten" }
const article = (said: Readonly<Record<string, Json>> = {}): Json => ({ id: 201, title, ...said })
const publications = (...items: readonly Json[]): Files => ({ "content/publications.json": items })

describe("an import", () => {
  test("brings every language of each text, and one value of fields that all languages share", async () => {
    const index = [{ file: "a.jpg", alt_en: "A house", alt_fr: "Une maison", alt_nl: "Een huis" }]
    const member = {
      id: 101,
      langcode: "nl",
      status: "published",
      title,
      slug: { en: "ten", fr: "dix", nl: "tien" },
      summary: { en: "Short.", fr: "Court.", nl: "Kort." },
      body: { en: "<p>Text.</p>", fr: "<p>Texte.</p>", nl: "<p>Tekst.</p>" },
      legalForm: { en: "Ltd", fr: "SRL", nl: "BV" },
      cover: "a.jpg",
      people: [{ name: "Ines", role: { en: "Chair", fr: "Présidente", nl: "Voorzitter" } }],
    }
    const { dropped } = await bring({ "content/members.json": [member], "images/index.json": index, "images/a.jpg": await aJpeg() })

    const stored = only("node--member")
    expect(stored).toMatchObject({ langcode: "nl", isOriginal: true, fields: { field_legal_form: "BV" } })
    expect(shownIn(stored, "fr")).toMatchObject({
      label: "Dix points",
      status: true,
      source: "nl",
      outdated: false,
      alias: "/members/dix",
      fields: {
        body: { value: "<p>Texte.</p>", summary: "Court." },
        field_people: [{ name: "Ines", role: "Présidente" }],
        field_legal_form: "BV",
      },
      references: { field_image: [{ meta: { alt: "Une maison" } }] },
    })
    expect(shownIn(stored, "en")).toMatchObject({
      label: "Ten points",
      alias: "/members/ten",
      fields: { field_people: [{ role: "Chair" }] },
    })
    expect(Object.fromEntries(dropped)).toEqual({ "texts in further languages of fields that have one text (they stay in the folder)": 1 })
  })

  test("takes the languages of the title, and tells of texts in others", async () => {
    const partial = { title: { fr: "Dix", nl: "Tien" }, body: { en: "<p>Ten.</p>", fr: "<p>Dix.</p>" }, slug: { en: "ten", nl: "tien" } }
    const { dropped } = await bring(publications(article(partial)))
    const stored = only("node--article")
    expect(stored.languages.map(({ langcode, alias }) => [langcode, alias])).toEqual([
      ["fr", "/post/dix"],
      ["nl", "/post/tien"],
    ])
    expect(stored).toMatchObject({ langcode: "fr", fields: { body: { value: "<p>Dix.</p>" } } })
    expect(shownIn(stored, "nl").fields.body).toBeUndefined()
    expect(Object.fromEntries(dropped)).toEqual({ 'texts in "en" of items without a title in it': 2 })
  })

  test("gives a translation the status and dates of its original, unless the folder says otherwise", async () => {
    const said = { status: "draft", created: "2026-10-06T09:00:00+02:00", author: 7, outdated: true, source: "fr" }
    await bring(publications(article({ status: "published", created: "2026-01-01T09:00:00+01:00", author: 3, translations: { nl: said } })))
    const stored = only("node--article")
    const { created, changed } = stored
    expect(shownIn(stored, "fr")).toMatchObject({ status: true, created, changed, uid: 3, outdated: false, source: "en" })
    expect(shownIn(stored, "nl")).toMatchObject({ status: false, created: 1_791_270_000, uid: 7, outdated: true, source: "fr" })
  })

  test("makes a link to any slug of an item lead to its address in the language of the text", async () => {
    const body =
      '<p><a href="/dix/#a">1</a> <a href="/post/dix/">2</a> <a href="/seul/">3</a> <a href="/fr/dix/">4</a> <a href="/ten/">5</a></p>'
    const slug = { en: "ten", fr: "dix", nl: "tien" }
    await bring({
      "content/pages.json": [
        { id: 1, title, slug },
        { id: 2, title: { fr: "Seul" }, slug: { fr: "seul" } },
      ],
      ...publications(article({ slug, body: { en: body, nl: body } })),
    })
    const stored = only("node--article")
    const links = (language: Langcode) =>
      [...JSON.stringify(shownIn(stored, language).fields.body).matchAll(/href=\\"([^"\\]*)/g)].map(([, to]) => to)
    expect(links("en")).toEqual(["/ten/#a", "/post/ten/", "/fr/seul/", "/fr/dix/", "/ten/"])
    expect(links("nl")).toEqual(["/nl/tien/#a", "/nl/post/tien/", "/fr/seul/", "/fr/dix/", "/ten/"])
  })

  test("takes one alias in two languages", async () => {
    await bring({
      "content/pages.json": [
        { id: 1, title: { en: "One" }, slug: { en: "same" } },
        { id: 2, title: { fr: "Deux" }, slug: { fr: "same" } },
      ],
    })
    expect(readEntities(home.db, "node--page").map(({ alias }) => alias)).toEqual(["/same", "/same"])
  })

  test("changes nothing when it is repeated, and removes a language that the folder lacks", async () => {
    await bring(publications(article()))
    const version = contentVersion(home.db)
    await bring(publications(article()))
    expect(contentVersion(home.db)).toBe(version)

    await bring(publications(article({ title: { en: "Ten points", nl: "Tien punten" } })))
    expect(only("node--article").languages.map(({ langcode }) => langcode)).toEqual(["en", "nl"])
  })

  test("takes another language as that of the original", async () => {
    await bring(publications(article()))
    await bring(publications(article({ langcode: "fr" })))
    expect(only("node--article")).toMatchObject({ langcode: "fr", label: "Dix points", isOriginal: true })
    expect(shownIn(only("node--article"), "en")).toMatchObject({ label: "Ten points", source: "fr", isOriginal: false })
  })
})
