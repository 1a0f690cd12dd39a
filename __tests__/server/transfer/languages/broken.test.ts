import type { Json } from "#contract/jsonapi.ts"
import { aFolder, aHome, aJpeg, contentOf, problemsOf, type Home } from "#support/content-folder.ts"

let home: Home

beforeEach(() => {
  home = aHome()
})
afterEach(() => home.db.close())

type Files = Readonly<Record<string, Json | Buffer>>

const title = { en: "Ten points", fr: "Dix points", nl: "Tien punten" }
const article = (said: Readonly<Record<string, Json>> = {}): Json => ({ id: 201, title, ...said })
const publications = (...items: readonly Json[]): Files => ({ "content/publications.json": items })

const broken: readonly (readonly [string, Files, string])[] = [
  [
    "a text in a language of no site",
    publications(article({ body: { de: "<p>Zehn.</p>" } })),
    "201.body.de: is no language of the site, which has en, fr, nl",
  ],
  [
    "a title in the original's language that is missing",
    publications(article({ langcode: "nl", title: { en: "Ten" } })),
    '201.title: has no text in "nl"',
  ],
  [
    "a script in a translated text",
    publications(article({ body: { fr: "<script>1</script>" } })),
    "publications.json, line 10: 201.body.fr: <script> isn't allowed",
  ],
  ["a slug of a translation that is none", publications(article({ slug: { nl: "a/b" } })), "201.slug.nl: is no slug"],
  [
    "an address that is taken in one language",
    publications(article(), article({ id: 202, slug: { en: "other", fr: "dix-points", nl: "ander" } })),
    "202.slug.fr: the address /post/dix-points (fr) is already that of item 201",
  ],
  [
    "a translation's state without its title",
    publications(article({ title: { en: "Ten" }, translations: { fr: { status: "draft" } } })),
    '201.translations.fr: the item has no title in "fr": write title.fr, or take this out',
  ],
  [
    "the original among the translations",
    publications(article({ translations: { en: {} } })),
    "201.translations.en: is the language of the original",
  ],
  [
    "an unknown key of a translation",
    publications(article({ translations: { fr: { date: "2026-01-01" } } })),
    "201.translations.fr.date: is no key that is known here",
  ],
  [
    "a wrong status of a translation",
    publications(article({ translations: { fr: { status: true } } })),
    '201.translations.fr.status: is true, and must be ("published" or "draft")',
  ],
  [
    "a translation that is no object",
    publications(article({ translations: { fr: "draft" } })),
    '201.translations.fr: is "draft", and must be Object',
  ],
  [
    "translations of a user",
    { "content/people.json": [{ id: 1, name: "A", mail: "a@example.org", translations: {} }] },
    "1.translations: is no key that is known here",
  ],
  [
    "an alt in a language of no site",
    publications(article({ cover: { file: "a.jpg", alt: { de: "Haus" } } })),
    "201.cover.alt.de: is no language of the site",
  ],
  [
    "an attachment of one language that is missing",
    { ...publications(article({ attachments: [{ file: { fr: "a.exe" } }] })) },
    '201.attachments[0].file: "a.exe" has none of the extensions',
  ],
]

test.each(broken)("%s is named, and nothing is imported", async (_what, files, problem) => {
  expect((await problemsOf(home, aFolder(files))).join("\n")).toContain(problem)
  expect(contentOf(home.db).entities).toEqual([])
})

test("a picture needs an alt in each language of its item", async () => {
  const files = { ...publications(article({ cover: "a.jpg" })), "images/a.jpg": await aJpeg() }
  const index = [{ file: "a.jpg", alt_en: "A house", alt_fr: "Une maison" }]
  expect(await problemsOf(home, aFolder({ ...files, "images/index.json": index }))).toEqual([
    expect.stringContaining('201.cover: "a.jpg" has no alt_nl'),
  ])
})
