import type { Json } from "#contract/jsonapi.ts"
import { ImportError } from "#server/transfer/transfer-problems.ts"
import { aFolder, aHome, aJpeg, contentOf, filesBelow, problemsOf, type Home } from "#support/content-folder.ts"

let home: Home

beforeEach(() => {
  home = aHome()
})
afterEach(() => home.db.close())

const article = (fields: Readonly<Record<string, Json>> = {}): Json => ({ id: 201, title: { en: "Ten points" }, ...fields })
const publication = (fields: Readonly<Record<string, Json>> = {}) => ({ "content/publications.json": [article(fields)] })
const translated = (fields: Readonly<Record<string, Json>> = {}): Json =>
  article({ title: { en: "Ten points", fr: "Dix points", nl: "Tien punten" }, ...fields })
const event = (fields: Readonly<Record<string, Json>> = {}): Json => ({
  id: 401,
  title: { en: "Meeting" },
  eventStart: "2026-10-06T18:00",
  ...fields,
})
const index = [{ file: "a.jpg", alt_en: "A house" }]

const broken: readonly (readonly [string, Readonly<Record<string, Json | Buffer>>, string])[] = [
  ["a folder without content", { "images/index.json": [] }, "it has no content/*.json"],
  ["a file that has an unknown name", { "content/posts.json": [] }, "posts.json: no content has this file name; known are tags.json"],
  ["a list that isn't closed", { "content/tags.json": '[\n  {"id": 1}\n' }, "tags.json, line 2: this is no valid JSON: it ends too early"],
  ["an item without a number", { "content/tags.json": [{ title: { en: "Fees" } }] }, "tags.json, line 2: [0].id: is missing"],
  ["an item without a title", { "content/tags.json": [{ id: 7 }] }, "tags.json, line 2: 7.title: is missing"],
  ["a summary that is too long", publication({ summary: { en: "x".repeat(2001) } }), "201.summary.en: is longer than 2000 characters"],
  ["a value that isn't allowed", publication({ type: "poem" }), '201.type: is "poem", and must be ("position" or'],
  ["an unknown key", publication({ titel: "x" }), "201.titel: is no key that is known here"],
  [
    "an unknown tag",
    {
      "content/tags.json": [{ id: 1, key: "fees", title: { en: "Fees" } }],
      "content/publications.json": [article({ tags: ["fees", "fes"] })],
    },
    'publications.json, line 9: 201.tags[1]: no item of tags.json has the key "fes"; tags.json has: fees',
  ],
  ["an unknown member", publication({ authors: [9] }), "201.authors[0]: no item of members.json has the id 9"],
  ["an unknown picture", publication({ cover: "b.jpg" }), '201.cover: images/index.json has no picture "b.jpg"'],
  [
    "an unknown picture in a text",
    publication({ body: { en: '<img src="image:b.jpg">' } }),
    '201.body.en: images/index.json has no picture "b.jpg"',
  ],
  [
    "a foreign picture in a text",
    publication({ body: { en: '<img src="https://example.org/b.jpg">' } }),
    "201.body.en: a picture is none of this folder: write image:NAME",
  ],
  ["a script in a text", publication({ body: { en: "<script>alert(1)</script>" } }), "201.body.en: script isn't allowed in rich text"],
  [
    "an element with the name of a JavaScript property in a text",
    publication({ body: { en: "<constructor>a</constructor>" } }),
    "201.body.en: constructor isn't allowed in rich text",
  ],
  ["a style in a text", publication({ body: { en: '<p style="color: red">Red</p>' } }), "201.body.en: p[style] isn't allowed in rich text"],
  [
    "a link with a script",
    publication({ body: { en: '<a href=" JavaScript:alert(1)">x</a>' } }),
    "201.body.en: a[href] isn't allowed in rich text",
  ],
  [
    "a partner's address with a script",
    { "content/actions-projects.json": [article({ partners: [{ name: "x", url: "javascript:alert(1)" }] })] },
    "201.partners[0].url: is no web address",
  ],
  [
    "a number that two kinds of nodes have",
    { "content/publications.json": [article()], "content/pages.json": [article()] },
    "201.id: the id 201 is already that of publications.json",
  ],
  ["a slug that is none", publication({ slug: { en: "a/b" } }), "201.slug.en: is no slug"],
  [
    "an hour that the clocks skip",
    { "content/agenda.json": [event({ eventStart: "2027-03-28T02:30" })] },
    '401.eventStart: "2027-03-28T02:30" is no local time in Brussels',
  ],
  [
    "an event that ends before it starts",
    { "content/agenda.json": [event({ eventEnd: "2026-10-06T17:00" })] },
    '401.eventEnd: "2026-10-06T17:00" is before the start',
  ],
  [
    "an hour in an event of whole days",
    { "content/agenda.json": [event({ allDay: true })] },
    '401.eventStart: "2026-10-06T18:00" is no date',
  ],
  [
    "two users with one mail",
    {
      "content/people.json": [
        { id: 1, name: "A", mail: "i@example.org" },
        { id: 2, name: "B", mail: "i@example.org" },
      ],
    },
    '2: The mail address i@example.org is already that of "A"',
  ],
  ["a picture that is missing", { "content/pages.json": [], "images/index.json": index }, "images/index.json, line 3: a.jpg: the file"],
  [
    "a picture outside the folder",
    { "content/pages.json": [], "images/index.json": [{ file: "../a.jpg" }] },
    '"../a.jpg" is no name for a file',
  ],
  [
    "an attachment of another kind",
    publication({ attachments: [{ file: "a.exe" }] }),
    '201.attachments[0].file: "a.exe" has none of the extensions',
  ],
  [
    "an attachment of another format than its extension",
    { "content/pages.json": [], "attachments/index.json": [{ file: "a.pdf" }], "attachments/a.pdf": "no PDF" },
    "a.pdf: the file is no pdf",
  ],
  [
    "a text in a language of no site",
    { "content/publications.json": [translated({ body: { de: "<p>Zehn.</p>" } })] },
    "201.body.de: is no language of the site, which has en, fr, nl",
  ],
  [
    "an address that is taken in one language",
    { "content/publications.json": [translated(), translated({ id: 202, slug: { en: "other", fr: "dix-points", nl: "ander" } })] },
    "202: The address /post/dix-points (fr) is already that of",
  ],
  [
    "a translation's state without its title",
    publication({ translations: { fr: { status: "draft" } } }),
    '201.translations.fr: the item has no title in "fr": write title.fr, or take this out',
  ],
  [
    "the original among the translations",
    { "content/publications.json": [translated({ translations: { en: {} } })] },
    "201.translations.en: is the language of the original",
  ],
  [
    "an unknown key of a translation",
    { "content/publications.json": [translated({ translations: { fr: { date: "2026-01-01" } } })] },
    "201.translations.fr.date: is no key that is known here",
  ],
  [
    "translations of a user",
    { "content/people.json": [{ id: 1, name: "A", mail: "a@example.org", translations: {} }] },
    "1.translations: is no key that is known here",
  ],
]

test.each(broken)("%s is named, and nothing is imported", async (_what, files, problem) => {
  expect((await problemsOf(home, aFolder(files))).join("\n")).toContain(problem)
  expect(contentOf(home.db).entities).toEqual([])
  expect(filesBelow(home.files)).toEqual({})
})

test("a truncated picture, one of another format and one of other measures are named", async () => {
  const jpeg = await aJpeg()
  const big = await aJpeg("#123456")
  const names = ["cut.jpg", "other.png", "wide.jpg"]
  const folder = aFolder({
    "content/pages.json": [],
    "images/index.json": [{ file: "cut.jpg" }, { file: "other.png" }, { file: "wide.jpg", width: 400, height: 20 }],
    "images/cut.jpg": big.subarray(0, big.length - 60),
    "images/other.png": jpeg,
    "images/wide.jpg": jpeg,
  })
  const problems = await problemsOf(home, folder)
  expect(names.map((name) => problems.filter((line) => line.includes(` ${name}: `)).length)).toEqual([1, 1, 1])
  expect(problems.join("\n")).toContain("wide.jpg: the picture measures 40 x 20 pixels")
})

test("one message lists all problems, in up to twenty lines", async () => {
  const folder = aFolder({
    "content/publications.json": Array.from({ length: 30 }, (_, number) => article({ id: number + 1, type: "poem" })),
  })
  const problems = await problemsOf(home, folder)
  expect(problems.length).toBeGreaterThanOrEqual(30)
  const message = new ImportError(problems).message.split("\n")
  expect(message).toHaveLength(21)
  expect(message.at(-1)).toBe(`… and ${problems.length - 20} more.`)
})

test("a picture needs an alt in each language of its item", async () => {
  const folder = aFolder({
    "content/publications.json": [translated({ cover: "a.jpg" })],
    "images/a.jpg": await aJpeg(),
    "images/index.json": [{ file: "a.jpg", alt_en: "A house", alt_fr: "Une maison" }],
  })
  expect(await problemsOf(home, folder)).toEqual([expect.stringContaining('201.cover: "a.jpg" has no alt_nl')])
})
