import { contentVersion } from "#server/content/changes.ts"
import { importFolder, type ImportSummary } from "#server/transfer/import.ts"
import { aHome, contentOf, demoFolder, filesBelow, oneRow, type Home } from "#support/content-folder.ts"

let home: Home
let summary: ImportSummary

beforeAll(async () => {
  home = aHome()
  summary = await importFolder(home.db, home.files, demoFolder)
})
afterAll(() => home.db.close())

/** The rows that a query finds, each as the list of its values. */
function ask(sql: string, ...values: readonly (string | number)[]): unknown[][] {
  const rows: unknown[] = home.db.prepare(sql).all(...values)
  return rows.map((row) => (typeof row === "object" && row !== null ? Object.values<unknown>({ ...row }) : []))
}

/** A node as an address without a prefix shows it. */
function node(id: number): Record<string, unknown> {
  const { fields, ...columns } = oneRow(home.db, "SELECT * FROM entity WHERE entity_type = 'node' AND id = ?", id)
  return { ...columns, fields: JSON.parse(String(fields)) }
}

function references(id: number, field: string): unknown[] {
  return ask(
    `SELECT t.label, meta FROM reference r JOIN entity s ON s.pk = source JOIN entity t ON t.pk = target
     WHERE s.entity_type = 'node' AND s.id = ? AND field = ? AND r.langcode = 'en' ORDER BY delta`,
    id,
    field,
  )
}

test("each item of the demo is stored under its own number", () => {
  const counts = ask("SELECT type, COUNT(*), MIN(id), MAX(id) FROM entity GROUP BY type ORDER BY type")
  expect(counts).toEqual([
    ["file--file", 46, 1, 46],
    ["node--action_project", 14, 301, 314],
    ["node--agenda", 26, 401, 426],
    ["node--article", 24, 201, 224],
    ["node--member", 30, 101, 130],
    ["node--page", 8, 501, 508],
    ["taxonomy_term--event_categories", 8, 801, 808],
    ["taxonomy_term--specialities", 16, 701, 716],
    ["taxonomy_term--tags", 15, 601, 615],
    ["user--user", 12, 1, 12],
  ])
  expect(summary.counts.get("Publications")).toEqual({ created: 24, updated: 0, unchanged: 0 })
  expect(summary.counts.get("Pictures")?.created).toBe(28)
  expect(summary.counts.get("PDFs and other attachments")?.created).toBe(18)
})

test("drafts stay drafts, and a cancelled event stays published", () => {
  expect(ask("SELECT id FROM entity WHERE status = 0").flat()).toEqual([222, 223, 224])
  expect(node(424)).toMatchObject({ status: 1, fields: { field_cancelled: true } })
  expect(node(401)).toMatchObject({ status: 1, fields: { field_cancelled: false, field_audience: "board" } })
})

test("pages with fixed addresses have those in each language", () => {
  const aliases = (id: number) => ask("SELECT alias FROM alias JOIN entity ON pk = entity WHERE id = ? AND is_current = 1", id).flat()
  expect([501, 502, 503].map(aliases)).toEqual(["/home", "/about-us", "/legal"].map((alias) => [alias, alias, alias]))
})

test("pictures in texts have their address and measures, and the file is known as the text's", () => {
  expect(node(501).fields).toMatchObject({
    body: {
      value: expect.stringContaining('<img src="/sites/default/files/2026-11/courtyard-block-garden.jpg" width="1800" height="1200" alt="'),
    },
  })
  expect(references(501, "body")).toEqual([["courtyard-block-garden.jpg", "{}"]])
  expect(ask("SELECT fields FROM entity WHERE fields LIKE '%image:%'")).toEqual([])
})

test("values without a field in the model are counted", () => {
  expect(Object.fromEntries(summary.dropped)).toMatchObject({
    "company numbers of members": 30,
    "communities of members": 2,
    "functions of users (summary)": 12,
    "biographies of users (body)": 12,
    "dates at which pages were updated": 8,
    'preferred language "de" (became "en")': 2,
    'role "member" (who has an account and no role is a member)': 9,
  })
})

test("a second import changes nothing", async () => {
  const [content, files, version] = [contentOf(home.db), filesBelow(home.files), contentVersion(home.db)]
  const again = await importFolder(home.db, home.files, demoFolder)

  expect([...again.counts.values()].every(({ created, updated }) => created + updated === 0)).toBe(true)
  expect(contentOf(home.db)).toEqual(content)
  expect(filesBelow(home.files)).toEqual(files)
  expect(contentVersion(home.db)).toBe(version)
  expect(oneRow(home.db, "SELECT COUNT(*) AS count FROM revision").count).toBe(102)
})
