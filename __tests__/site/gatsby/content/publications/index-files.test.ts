import { indexFiles } from "#gatsby/content/publications/index-files.ts"
import { withTagPaths } from "#gatsby/content/publications/tag-paths.ts"
import type { Langcode } from "#contract/fields.ts"
import { anEntity } from "#support/build/source-entity.ts"

const tag = anEntity({ type: "taxonomy_term--tags", uuid: "fees", label: "Fees" })
const relationships = { field_tags: [{ id: "fees", meta: {} }] }
const publications = ["new", "old"].map((uuid) => anEntity({ uuid, relationships }))
const translationFor = (entity: typeof tag, language: Langcode) =>
  language === "fr" && entity === tag ? { ...tag, label: "Honoraires" } : entity
const shortRow = (id: string) => ({
  ...{ id, title: id, path: `/post/${id}/`, langcode: "en", created: "2026-01-01", date: null, kind: null },
  ...{ summary: null, image: null, authors: [{ title: "Atelier", langcode: "fr" }], tags: [] },
})

test("each language has a file of all publications, newest first, with what a line shows, and the tags' words in other languages", () => {
  const ids = ["en", "fr", "nl"].flatMap((language) => publications.map(({ uuid }) => `${language}-${uuid}`))
  const rows = new Map(ids.map((id) => [id, { whole: shortRow(id), short: shortRow(id), bare: shortRow(id) }]))
  const tagged = withTagPaths({ publications, tags: [tag], translationFor })
  const files = indexFiles({ ...tagged, nodeId: (uuid, language) => `${language}-${uuid}` }, () => rows)
  expect([...files.keys()]).toEqual(["/publications/list.json", "/fr/publications/list.json", "/nl/publications/list.json"])
  const { id: _, ...line } = shortRow("en-new")
  expect(JSON.parse(files.get("/publications/list.json") ?? "")).toEqual({
    tags: { honoraires: "fees" },
    publications: [line, { ...line, title: "en-old", path: "/post/en-old/" }],
  })
  expect(JSON.parse(files.get("/fr/publications/list.json") ?? "")).toMatchObject({ tags: { fees: "honoraires" } })
})
