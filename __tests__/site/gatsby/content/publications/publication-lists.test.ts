import * as v from "valibot"
import { publicationNodes } from "#gatsby/content/publications/publication-lists.ts"
import { noRows, rowsOf, type Rows } from "#gatsby/content/publications/rows.ts"
import type { Langcode } from "#contract/fields.ts"
import { languages } from "#contract/languages.ts"
import { anEntity } from "#support/build/entity.ts"

const aTag = (uuid: string, label: string, more = {}) => anEntity({ type: "taxonomy_term--tags", uuid, label, ...more })
const aPublication = (uuid: string, tags: readonly string[], attributes: Readonly<Record<string, unknown>>) =>
  anEntity({ uuid, attributes, relationships: { field_tags: tags.map((id) => ({ id, meta: {} })) } })

const inFrench = { langcode: "fr", language: "fr" } as const
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
const french = [aTag("fees", "Honoraires", inFrench), anEntity({ uuid: "old", ...inFrench })]
const known = {
  publications,
  tags,
  actions: [anEntity({ type: "node--action_project", uuid: "action", relationships: { field_tags: [{ id: "fees", meta: {} }] } })],
  shown: (entity: (typeof tags)[number], language: Langcode) =>
    french.find(({ uuid }) => language === "fr" && entity.uuid === uuid) ?? entity,
  nodeId: (uuid: string, language: Langcode) => `${language} ${uuid}`,
}
const page = v.looseObject({ path: v.string(), language: v.string() })
const walked = v.object({
  language: v.string(),
  path: v.optional(v.string()),
  count: v.nullable(v.number()),
  older: v.nullable(v.string()),
  facets: v.optional(v.unknown()),
  publications: v.array(v.object({ path: v.string() })),
})
/** The fields of publications' nodes: the same object for the same publication. */
const fieldsOf = ({ publications: all }: typeof known) => {
  const fields = new Map(
    all.map(({ uuid, label, langcode, created }) => [uuid, { title: label, path: `/post/${uuid}/`, langcode, created }]),
  )
  const made = new Map([...fields].map(([uuid, some]) => [uuid, { ...some, date: null, kind: null, authors: [], tags: [] }]))
  return (id: string) => made.get(id.split(" ")[1] ?? "")
}
type Find = ReturnType<typeof fieldsOf>
const allRows = new WeakMap<object, Map<Langcode, Rows>>()
const nodesOf = (store: object, given: typeof known, find: Find = fieldsOf(given)) => {
  const before = allRows.get(store) ?? new Map<Langcode, Rows>()
  const idsFor = (language: Langcode) => given.publications.map(({ uuid }) => given.nodeId(uuid, language))
  const now = new Map(languages.map((one) => [one, rowsOf(idsFor(one), find, before.get(one) ?? noRows)] as const))
  allRows.set(store, now)
  return publicationNodes(store, given, (language) => now.get(language) ?? noRows)
}
const listsOf = (given: typeof known) =>
  nodesOf({}, given).flatMap(({ type, fields }) => (type === "PublicationList" ? v.parse(page, fields) : []))
const lists = listsOf(known)
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
    publications: [
      { id: "en new", path: "/post/new/" },
      { id: "en old", path: "/post/old/" },
    ],
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
  const twice = listsOf({ ...known, tags: [aTag("light", "Fees", { created: "2027-01-01" }), ...tags.slice(0, 1)] })
  expect(twice.filter(({ path }) => path.startsWith("/publications/tag/")).map(({ path }) => path)).toEqual([
    "/publications/tag/fees/",
    "/publications/tag/fees-2/",
  ])
})

test("the archive has the newest publications, and counts those behind each way", () => {
  const archive = nodesOf({}, known).find(({ key }) => key === "publications-en")?.fields
  expect(archive).toMatchObject({
    count: 3,
    publications: [{ id: "en new" }, { id: "en old" }, { id: "en older" }],
    facets: [
      { criterion: "year", value: "2026", count: 1 },
      { criterion: "year", value: "2025", count: 2 },
      { criterion: "tag", value: "fees", count: 2 },
      { criterion: "tag", value: "light", count: 1 },
      { criterion: "kind", value: "position", count: 1 },
      { criterion: "kind", value: "opinion", count: 1 },
    ],
  })
})

test("a list is made anew only if something has changed that it shows", () => {
  const [store, find] = [{}, fieldsOf(known)]
  const before = nodesOf(store, known, find)
  const edited = known.publications.map((one) => ({ ...one, attributes: { ...one.attributes, body: "Another text" } }))
  expect(nodesOf(store, { ...known, publications: edited }, find).every((list, index) => list === before[index])).toBe(true)
  const renamed = { ...known, publications: known.publications.map((one) => (one.uuid === "new" ? { ...one, label: "Renamed" } : one)) }
  const others2025 = ({ key }: { readonly key: string }) => key === "publications-/publications/2025/"
  const now = nodesOf(store, renamed, (id) => (id.endsWith(" new") ? fieldsOf(renamed)(id) : find(id)))
  expect(now.find(({ key }) => key === "publications-/publications/2026/")?.fields).toMatchObject({ publications: [{ title: "Renamed" }] })
  expect(now.find(others2025)).toBe(before.find(others2025))
  const more = { ...known, publications: [aPublication("newest", [], { field_date: "2026-03-01" }), ...known.publications] }
  const moreFields = fieldsOf(more)
  const longer = nodesOf(store, more, (id) => find(id) ?? moreFields(id))
  expect(longer.find(({ key }) => key === "publications-/publications/2026/")?.fields).toMatchObject({ count: 2 })
  expect(longer.find(others2025)).toBe(before.find(others2025))
  const later = known.publications.map((one) => ({ ...one, attributes: { ...one.attributes, field_kind: "interview" } }))
  expect(nodesOf(store, { ...known, publications: later })).not.toEqual(before)
  const action = anEntity({ type: "node--action_project", uuid: "other", relationships: { field_tags: [{ id: "light", meta: {} }] } })
  const acted = nodesOf(store, { ...known, actions: [...known.actions, action] })
  expect(acted.find(({ key }) => key === "publications-/publications/tag/light/")?.fields).toMatchObject({ actions: ["en other"] })
  const otherTags = known.tags.map((tag) => ({ ...tag, label: "Renamed" }))
  expect(nodesOf(store, { ...known, tags: otherTags })).not.toEqual(before)
})

test("each publication is on a page to which the archive's pages lead, one after the other", () => {
  const many = Array.from({ length: 60 }, (_, place) =>
    aPublication(`many-${String(place).padStart(2, "0")}`, [], { field_date: "2026-01-01" }),
  )
  const nodes = nodesOf({}, { ...known, publications: many }).map(({ fields }) => v.parse(walked, fields))
  const archive = nodes.find(({ language, facets }) => language === "fr" && facets !== undefined)
  const found: string[] = []
  let page = archive
  while (page !== undefined) {
    found.push(...page.publications.map(({ path }) => path))
    page = nodes.find(({ path }) => path === page?.older)
  }
  expect(archive?.count).toBe(60)
  expect(archive?.older).toMatch(/^\/fr\/publications\/page\/\d+\/$/)
  expect(found).toEqual(many.map(({ uuid }) => `/post/${uuid}/`))
})
