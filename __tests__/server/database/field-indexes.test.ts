import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { collectionPath } from "#contract/paths.ts"
import { openDatabase } from "#server/database/open.ts"
import { anArticle } from "#support/entities.ts"
import { asEditor } from "#support/writing.ts"

const articles = collectionPath("node--article")

/** A server that counts half a million publications. */
function aLargeSite() {
  const server = asEditor(
    anArticle({ label: "A report", fields: { field_kind: "report", field_date: "2026-01-01" } }),
    anArticle({ label: "An opinion", fields: { field_kind: "opinion", field_date: "2025-01-01" } }),
  )
  server.db.exec("UPDATE tally SET n = 500000 WHERE type = 'node--article'")
  return server
}

test.each([
  ["filter[field_kind]=report", ["A report"]],
  ["filter[field_kind]=report&sort=-field_date", ["A report"]],
  ["filter[c][condition][path]=field_date&filter[c][condition][operator]=%3C&filter[c][condition][value]=2026-01-01", ["An opinion"]],
])("however many publications there are, %s is answered", async (query, titles) => {
  const { status, body } = await aLargeSite().read(`${articles}?${query}`)
  expect(status).toBe(200)
  expect(body.data.map(({ attributes }) => attributes.title)).toEqual(titles)
})

test.each([
  "filter[c][condition][path]=field_kind&filter[c][condition][operator]=%3C%3E&filter[c][condition][value]=report",
  "filter[c][condition][path]=body.value&filter[c][condition][operator]=CONTAINS&filter[c][condition][value]=x",
  `filter[g][group][conjunction]=OR&${[1, 2, 3, 4]
    .map(
      (number) =>
        `filter[c${number}][condition][path]=field_kind&filter[c${number}][condition][value]=k${number}&filter[c${number}][condition][memberOf]=g`,
    )
    .join("&")}`,
])("what no index answers is refused there: %s", async (query) => {
  const { status, body } = await aLargeSite().read(`${articles}?${query}`)
  expect([status, body.errors[0]?.detail]).toEqual([400, expect.stringContaining("no index answers it")])
})

test("a database gets the indexes of declared fields when it is opened, and loses those of others", () => {
  const file = join(mkdtempSync(join(tmpdir(), "g30-")), "content.sqlite")
  const indexes = (db: ReturnType<typeof openDatabase>): unknown[] =>
    db.prepare("SELECT substr(name, 15) AS field FROM sqlite_schema WHERE name GLOB 'entity_by_own_*' ORDER BY 1").all()
  const first = openDatabase(file)
  const declared = indexes(first)
  expect(declared).toEqual(expect.arrayContaining([{ field: "field_kind" }, { field: "field_phase" }, { field: "field_start" }]))
  first.exec("CREATE INDEX entity_by_own_field_gone ON entity (id); DROP INDEX entity_by_own_field_kind")
  first.close()
  const second = openDatabase(file)
  expect(indexes(second)).toEqual(declared)
  second.close()
})
