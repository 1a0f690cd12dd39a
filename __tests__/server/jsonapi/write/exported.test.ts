import { join } from "node:path"
import type { Entity } from "#server/content/entities/entity.ts"
import { readEntities } from "#server/content/entities/read.ts"
import { exportFolder } from "#server/transfer/export.ts"
import { importFolder } from "#server/transfer/import.ts"
import { aHome, aTemporaryFolder } from "#support/content-folder.ts"
import { aServer } from "#support/server.ts"
import { post } from "#support/writing.ts"

const format = "g30_text"

const written = [
  ["node--article", { title: "A", body: { format, value: "<p>a &amp; b<br>c</p>" }, created: "1999-01-01T00:00:00Z", langcode: "fr" }],
  ["node--article", { title: "B", path: { alias: "/post/b,b" }, body: { format, summary: "Only" }, field_date: null }],
  [
    "node--member",
    { title: "M", field_website: { uri: "internal:/x" }, field_people: [{ name: "a" }], field_latitude: "50.5", field_country: null },
  ],
  [
    "node--agenda",
    { title: "E", field_event_start: "2026-06-01T09:00:00Z", field_exdates: ["2026-06-08T09:00:00Z"], field_rrule: "FREQ=WEEKLY" },
  ],
  ["node--agenda", { title: "E", field_all_day: true, field_event_start: "2026-06-01" }],
  ["node--action_project", { title: "P", field_partners: [{ uri: "https://a.example", title: "A" }], field_links: ["https://b.example"] }],
  ["taxonomy_term--event_categories", { name: "C", description: { format, value: "<p>d</p>" }, field_color: "#aabbcc", weight: -3 }],
] as const

// Each database has its own numbers of rows, authors and revisions.
const storedOf = ({ type, uuid, id, langcode, status, label, created, changed, fields, references, alias, formerAliases }: Entity) => {
  return { type, uuid, id, langcode, status, label, created, changed, fields, references, alias, formerAliases }
}

test("an export of written content imports as the same content", async () => {
  const server = aServer()
    .seenBy({ uid: 1, roles: ["administrator"] })
    .start()
  for (const [type, attributes] of written) expect((await post(server, type, { attributes })).errors).toEqual([])
  const folder = join(aTemporaryFolder(), "export")
  await exportFolder(server.db, server.filesFolder, folder)
  const home = aHome()
  await importFolder(home.db, home.files, folder)
  const contentOf = (db: typeof home.db) => written.map(([type]) => readEntities(db, type).map(storedOf))
  expect(contentOf(home.db)).toEqual(contentOf(server.db))
})
