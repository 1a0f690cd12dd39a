import * as v from "valibot"
import { perPage, publicationNodes } from "#gatsby/content/publications/publication-lists.ts"
import { withTagPaths } from "#gatsby/content/publications/tag-paths.ts"
import { rowsOf } from "#gatsby/content/publications/rows.ts"
import type { Langcode } from "#contract/fields.ts"
import { anEntity } from "#support/build/source-entity.ts"

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
const source = {
  publications,
  tags,
  actions: [anEntity({ type: "node--action_project", uuid: "action", relationships: { field_tags: [{ id: "fees", meta: {} }] } })],
  translationFor: (entity: (typeof tags)[number], language: Langcode) =>
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
const fieldsOf = ({ publications: all }: typeof source) => {
  const fields = new Map(
    all.map(({ uuid, label, langcode, created }) => [uuid, { title: label, path: `/post/${uuid}/`, langcode, created }]),
  )
  const nodes = new Map([...fields].map(([uuid, some]) => [uuid, { ...some, date: null, kind: null, authors: [], tags: [] }]))
  return (id: string) => nodes.get(id.split(" ")[1] ?? "")
}
const nodesOf = (content: typeof source) => {
  const find = fieldsOf(content)
  const idsFor = (language: Langcode) => content.publications.map(({ uuid }) => content.nodeId(uuid, language))
  return publicationNodes({ ...content, ...withTagPaths(content) }, (language) => rowsOf(idsFor(language), find))
}
const listsOf = (content: typeof source) =>
  nodesOf(content).flatMap(({ type, fields }) => (type === "PublicationList" ? v.parse(page, fields) : []))
const lists = listsOf(source)
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

test("the archive has the newest publications, and counts those behind each way", () => {
  const archive = nodesOf(source).find(({ key }) => key === "publications-en")?.fields
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

test("the pages of years follow each other, so that the archive leads to each publication", () => {
  const many = Array.from({ length: 90 }, (_, place) =>
    aPublication(`many-${place}`, [], { field_date: `${place < 50 ? 2026 : 2025}-01-01` }),
  )
  const nodes = nodesOf({ ...source, publications: many }).map(({ fields }) => v.parse(walked, fields))
  const archive = nodes.find(({ language, facets }) => language === "fr" && facets !== undefined)
  const addresses = new Set<string>()
  const walkedPaths: (string | undefined)[] = []
  for (let page = archive; page !== undefined; page = nodes.find(({ path }) => path === page?.older)) {
    for (const { path } of page.publications) addresses.add(path)
    walkedPaths.push(page.path)
  }
  expect(archive?.count).toBe(90)
  expect([...addresses]).toEqual(many.map(({ uuid }) => `/post/${uuid}/`))
  const [year, before] = ["/fr/publications/2026/", "/fr/publications/2025/"]
  expect(walkedPaths).toEqual([undefined, `${year}page/2/`, `${year}page/3/`, before, `${before}page/2/`])
})

test("a list by a tag, a kind or a language has three pages, the last of which leads on to the year of what is older", () => {
  const newer = Array.from({ length: 30 }, (_, place) => aPublication(`newer-${place}`, [], { field_date: "2026-05-01" }))
  const tagged = Array.from({ length: 3 * perPage + 1 }, (_, place) => aPublication(`in-${place}`, ["fees"], { field_date: "2026-01-01" }))
  const pages = listsOf({ ...source, publications: [...newer, ...tagged] })
  const list = "/publications/tag/fees/"
  const ways = pages.filter(({ path }) => path.startsWith(list)).map(({ path, newer: before, older }) => [before, path, older])
  expect(ways).toEqual([
    [null, list, `${list}page/2/`],
    [list, `${list}page/2/`, `${list}page/3/`],
    // The ninety-first of the year stands on its fifth page.
    [`${list}page/2/`, `${list}page/3/`, "/publications/2026/page/5/"],
  ])
})
