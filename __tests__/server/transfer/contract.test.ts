/** Export and import keep a field that only the contract declares. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type * as Contract from "#contract/content.ts"
import type { Json } from "#contract/jsonapi.ts"
import { anonymous } from "#contract/permissions.ts"
import { readEntity } from "#server/content/entities/read.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { changeContent } from "#server/content/changes.ts"
import { putEntities } from "#server/content/entities/entity-store.ts"
import { exportFolder } from "#server/transfer/export.ts"
import { importFolder } from "#server/transfer/import.ts"
import { aHome } from "#support/content-folder.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"
import { anAccount, anArticle, aPage, aTag, to } from "#support/entities.ts"

// The contract, with a field of each type that pages lack.
jest.mock("#contract/content.ts", () => {
  const contract = jest.requireActual<typeof Contract>("#contract/content.ts")
  Object.assign(contract.kinds["node--page"].fields, {
    field_motto: { type: "string", label: "Motto", maxLength: 80 },
    field_opened: { type: "date", label: "Opened" },
    field_checked_at: { type: "datetime", label: "Checked" },
    field_hours: { type: "datetime", label: "Hours", many: true },
    field_rooms: { type: "integer", label: "Rooms", many: true },
    field_tone: { type: "list_string", label: "Tone", allowed: { calm: "Calm", loud: "Loud" } },
    field_source: { type: "link", label: "Source" },
    field_sources: { type: "link", label: "Sources", many: true },
    field_keeper: { type: "person", label: "Keeper" },
    field_aside: { type: "text_with_summary", label: "Aside", format: "g30_text" },
    field_topics: { type: "entity_reference", label: "Topics", target: "taxonomy_term--tags", many: true },
    field_reviewer: { type: "entity_reference", label: "Reviewer", target: "user--user" },
    field_answers: { type: "entity_reference", label: "Answers", target: "node--article" },
  })
  return contract
})

const tag = aTag("Fees")
const reviewer = anAccount("ines")
const article = anArticle()
const page = aPage({
  fields: {
    field_motto: "Measure twice",
    field_opened: "2026-10-06",
    field_checked_at: "2026-10-06T18:00:00+02:00",
    field_hours: ["2026-10-06T18:00:00+02:00"],
    field_rooms: [3, 4],
    field_tone: "calm",
    field_source: { uri: "https://example.org/", title: "", options: [] },
    field_sources: [{ uri: "internal:/legal", title: "Legal", options: [] }],
    field_keeper: { name: "Ines", role: "Chair" },
    field_aside: { value: "<p>Aside.</p>", summary: "Short.", format: "g30_text" },
  },
  references: { field_topics: to(tag), field_reviewer: to(reviewer), field_answers: to(article) },
})

let exported: Json
let copied: StoredEntity | undefined

beforeAll(async () => {
  const [home, copy] = [aHome(), aHome()]
  const folder = join(aTemporaryFolder(), "export")
  changeContent(home.db, () => putEntities(home.db, [tag, reviewer, article, page]))
  await exportFolder(home.db, home.files, folder)
  await importFolder(copy.db, copy.files, folder)
  exported = JSON.parse(readFileSync(join(folder, "content/pages.json"), "utf8"))
  copied = readEntity(copy.db, page.type, page.uuid, anonymous)
  home.db.close()
  copy.db.close()
})

test("an export writes each declared field under its name without the prefix", () => {
  expect(exported).toMatchObject([
    {
      motto: "Measure twice",
      opened: "2026-10-06",
      checkedAt: "2026-10-06T18:00",
      hours: ["2026-10-06T18:00"],
      rooms: [3, 4],
      tone: "calm",
      source: "https://example.org/",
      sources: [{ url: "internal:/legal", label: { en: "Legal" } }],
      keeper: { name: "Ines", role: { en: "Chair" } },
      aside: { value: { en: "<p>Aside.</p>" }, summary: { en: "Short." } },
      topics: ["fees"],
    },
  ])
})

test("an import of that folder restores every field and reference", () => {
  expect(copied?.fields).toEqual(page.fields)
  expect(copied?.references).toMatchObject(page.references)
})
