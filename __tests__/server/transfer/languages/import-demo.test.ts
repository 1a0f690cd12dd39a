import { isResourceType } from "#contract/content.ts"
import type { Langcode } from "#contract/fields.ts"
import { operator } from "#server/content/caller.ts"
import type { Entity } from "#server/content/entities/entity.ts"
import { shownIn } from "#server/content/entities/languages.ts"
import { readEntity } from "#server/content/entities/read.ts"
import { importFolder } from "#server/transfer/import.ts"
import { aHome, demoFolder, oneRow, type Home } from "#support/content-folder.ts"

let home: Home

beforeAll(async () => {
  home = aHome()
  await importFolder(home.db, home.files, demoFolder)
})
afterAll(() => home.db.close())

/** The rows that a query finds, each as the list of its values. */
function ask(sql: string, ...values: readonly (string | number)[]): unknown[][] {
  const rows: unknown[] = home.db.prepare(sql).all(...values)
  return rows.map((row) => (typeof row === "object" && row !== null ? Object.values<unknown>({ ...row }) : []))
}

function node(id: number): Record<string, unknown> {
  const { fields, ...columns } = oneRow(home.db, "SELECT * FROM entity WHERE entity_type = 'node' AND id = ?", id)
  return { ...columns, fields: JSON.parse(String(fields)) }
}

function inLanguage(id: number, language: Langcode): Entity {
  const { type, uuid } = node(id)
  const entity = isResourceType(type) ? readEntity(home.db, type, String(uuid), operator) : undefined
  if (entity === undefined) throw new Error(`There is no node ${id}.`)
  return shownIn(entity, language)
}

function references(id: number, field: string, language: Langcode = "en"): unknown[] {
  return ask(
    `SELECT t.label, meta FROM reference r JOIN entity s ON s.pk = source JOIN entity t ON t.pk = target
     WHERE s.entity_type = 'node' AND s.id = ? AND field = ? AND r.langcode = ? ORDER BY delta`,
    id,
    field,
    language,
  )
}

test("all nodes and terms are in three languages, but for four that lists mark", () => {
  const some = ask(
    "SELECT id, langcode, fr_status, nl_status FROM entity WHERE entity_type IN ('node', 'taxonomy_term') AND (langcode <> 'en' OR fr_status IS NULL OR nl_status IS NULL) ORDER BY id",
  )
  expect(some).toEqual([
    [206, "fr", null, null],
    [208, "nl", null, null],
    [209, "fr", null, null],
    [313, "en", null, null],
  ])
})

test("the originals of members and of some publications are French or Dutch", () => {
  const originals = (type: string) =>
    ask(
      `SELECT e.id, coalesce(t.langcode, e.langcode) FROM entity e LEFT JOIN translation t ON t.entity = e.pk AND t.is_original = 1
       WHERE e.type = ? AND coalesce(t.langcode, e.langcode) <> 'en' ORDER BY e.id`,
      type,
    )
  expect(originals("node--article")).toEqual([
    [203, "fr"],
    [205, "nl"],
    [206, "fr"],
    [208, "nl"],
    [209, "fr"],
  ])
  const members = originals("node--member")
  expect(members).toHaveLength(30)
  expect(members.filter(([, language]) => language === "nl").flatMap(([id]) => id)).toEqual([
    105,
    ...Array.from({ length: 12 }, (_, index) => 109 + index),
  ])
})

test("a Dutch text is a draft, and a French one is outdated", () => {
  expect(ask("SELECT id FROM entity WHERE status <> nl_status").flat()).toEqual([204])
  expect(ask("SELECT e.id, t.langcode FROM translation t JOIN entity e ON e.pk = t.entity WHERE t.outdated = 1")).toEqual([[207, "fr"]])
})

test("links in a text lead to the address in its language", () => {
  const links = (language: Langcode) =>
    JSON.stringify(inLanguage(502, language).fields.body)
      .match(/href=\\"\/[^"\\]*/g)
      ?.slice(0, 1)
  expect(links("en")).toEqual([String.raw`href=\"/action-project/competition-observatory/`])
  expect(links("fr")).toEqual([String.raw`href=\"/fr/action-project/observatoire-des-concours/`])
  expect(links("nl")).toEqual([String.raw`href=\"/nl/action-project/wedstrijdobservatorium/`])
  expect(JSON.stringify(inLanguage(504, "nl").fields.body)).toContain("/nl/charter-nl/")
})

test("addresses of texts that were French or Dutch without a prefix still lead to them", () => {
  const former = ask("SELECT id, alias, alias.langcode FROM alias JOIN entity ON pk = entity WHERE is_current = 0 ORDER BY id")
  expect(former).toEqual([
    [203, "/post/au-dela-du-prix-le-plus-bas-des-criteres-qui-choisissent-un", "en"],
    [205, "/post/hergebruik-begint-bij-de-opmeting", "en"],
    [206, "/post/renover-la-rue-pas-la-maison", "en"],
    [208, "/post/lof-van-het-alledaagse-erfgoed", "en"],
    [209, "/post/le-stage-paye-encadre-partage", "en"],
  ])
})

test("attachments may have a counterpart in each language", () => {
  const names = (language: Langcode) =>
    references(215, "field_attachments", language).map((row) => (Array.isArray(row) ? String(row[0]) : ""))
  expect([names("en"), names("fr"), names("nl")]).toEqual([
    ["annual-report-2025.pdf"],
    ["rapport-annuel-2025.pdf"],
    ["jaarverslag-2025.pdf"],
  ])
})

test("all texts of the French text of a publication are French", () => {
  expect(inLanguage(203, "fr")).toMatchObject({
    label: expect.stringContaining("des critères qui choisissent un bâtiment"),
    fields: { body: { value: expect.stringContaining("Les directives européennes"), summary: expect.stringContaining("La loi permet") } },
  })
  expect(references(203, "field_attachments", "fr")).toEqual([
    ["award-criteria-guide.pdf", expect.stringMatching(/^\{"display":true,"description":"Critères d’attribution.: modèle commenté"\}$/)],
  ])
  expect(references(203, "field_image", "fr")).toEqual([[expect.any(String), expect.stringContaining("Place publique et larges gradins")]])
})
