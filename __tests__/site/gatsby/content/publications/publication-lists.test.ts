import { publicationArchive, publicationLists } from "#gatsby/content/publications/publication-lists.ts"
import type { Langcode } from "#contract/fields.ts"
import { anEntity } from "#support/build/entity.ts"

const aTag = (uuid: string, label: string, more = {}) => anEntity({ type: "taxonomy_term--tags", uuid, label, ...more })
const aPublication = (uuid: string, tags: readonly string[], attributes: Readonly<Record<string, unknown>>) =>
  anEntity({ uuid, attributes, relationships: { field_tags: tags.map((id) => ({ id, meta: {} })) } })

const tags = [
  aTag("fees", "Fees", { attributes: { description: { processed: "<p>What work is <em>worth</em>.</p>" } } }),
  aTag("light", "Light"),
  aTag("unused", "Unused"),
]
const publications = [
  aPublication("new", ["fees"], { field_date: "2026-02-01", field_kind: "opinion" }),
  aPublication("old", ["fees", "light"], { field_date: "2025-03-03", field_kind: "position" }),
  aPublication("older", [], { field_date: "2025-01-01" }),
]
const french = { fees: "Honoraires", old: "Ancien" }
const known = {
  publications,
  tags,
  actions: [anEntity({ type: "node--action_project", uuid: "action", relationships: { field_tags: [{ id: "fees", meta: {} }] } })],
  shown: (entity: (typeof tags)[number], language: Langcode) => {
    const label = language === "fr" ? french[entity.uuid as keyof typeof french] : undefined
    return label === undefined ? entity : { ...entity, label, langcode: "fr", language: "fr" as const }
  },
  nodeId: (uuid: string, language: Langcode) => `${language} ${uuid}`,
}
const lists = publicationLists(known)
const at = (path: string) => lists.find((list) => list.path === path)

test("there is a page for each year, tag, kind and language that some publication has, and for no other", () => {
  expect(lists.filter(({ language }) => language === "en").map(({ path }) => path)).toEqual([
    "/publications/2026/",
    "/publications/2025/",
    "/publications/tag/fees/",
    "/publications/tag/light/",
    "/publications/kind/position/",
    "/publications/kind/opinion/",
  ])
  expect(lists.filter(({ language }) => language === "fr").map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/fr/publications/tag/honoraires/", "/fr/publications/language/en/", "/fr/publications/language/fr/"]),
  )
})

test("a tag's page has its description, its publications, and the actions with it", () => {
  expect(at("/publications/tag/fees/")).toMatchObject({
    tag: "Fees",
    description: "What work is worth.",
    count: 2,
    publications: ["en new", "en old"],
    actions: ["en action"],
  })
})

test("a page names its counterparts in other languages, if they exist", () => {
  expect(at("/publications/tag/fees/")?.translations).toEqual([
    { language: "en", path: "/publications/tag/fees/", isOriginal: true },
    { language: "fr", path: "/fr/publications/tag/honoraires/", isOriginal: false },
    { language: "nl", path: "/nl/publications/tag/fees/", isOriginal: false },
  ])
  expect(at("/fr/publications/language/fr/")?.translations).toEqual([
    { language: "fr", path: "/fr/publications/language/fr/", isOriginal: false },
  ])
})

test("two tags of one name have pages of their own", () => {
  const twice = publicationLists({ ...known, tags: [aTag("light", "Fees", { created: "2027-01-01" }), ...tags.slice(0, 1)] })
  expect(twice.filter(({ path }) => path.startsWith("/publications/tag/")).map(({ path }) => path)).toEqual([
    "/publications/tag/fees/",
    "/publications/tag/fees-2/",
  ])
})

test("the archive has the newest publications, and counts those behind each way", () => {
  const { count, publications: newest, facets } = publicationArchive(known, "en")
  expect([count, newest]).toEqual([3, ["en new", "en old", "en older"]])
  expect(facets.map(({ criterion, value, count: some }) => `${criterion} ${value} ${some}`)).toEqual([
    "year 2026 1",
    "year 2025 2",
    "tag fees 2",
    "tag light 1",
    "kind position 1",
    "kind opinion 1",
  ])
})
