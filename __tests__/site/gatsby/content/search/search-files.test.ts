import { anEntity } from "#support/build/source-entity.ts"
import type { Entity } from "../../../../../src/gatsby/content/source-entity.ts"
import { itemFields } from "../../../../../src/gatsby/content/item-fields.ts"
import { itemsOf } from "../../../../../src/gatsby/content/items.ts"
import { searchFiles } from "../../../../../src/gatsby/content/search/search-files.ts"

const lookups = { nodeId: () => undefined, file: () => undefined, fetchedFile: () => undefined, linkTarget: () => null }
const evening = { field_event_start: "2026-01-06T19:00:00+01:00", field_event_end: "2026-01-06T21:00:00+01:00" }
const monthly = anEntity({ type: "node--agenda", number: 8, attributes: { ...evening, field_rrule: "FREQ=MONTHLY;COUNT=4" } })
const moved = { field_event_start: "2026-02-09T19:00:00+01:00", field_recurrence_id: "2026-02-06T19:00:00+01:00" }

function filesFor(...entities: readonly Entity[]) {
  const items = [...itemsOf(entities).values()].map((item) => {
    const path = item.main.number === 8 ? "/agenda/evening/" : undefined
    return itemFields({ item, language: "en", path, pages: [], fixed: null, related: null, sources: [] }, lookups, undefined)
  })
  return (today: string): unknown => {
    const document: readonly string[] = JSON.parse(searchFiles(items, today).get("/search/en/text-8.json") ?? "[]")
    return document.at(-1)
  }
}

test("the result of a repeated event has its next day, and its last one when it is over", () => {
  const dayOn = filesFor(monthly)
  expect(["2026-01-06", "2026-01-07", "2026-03-07", "2026-12-01"].map(dayOn)).toEqual([
    "2026-01-06",
    "2026-02-06",
    "2026-04-06",
    "2026-04-06",
  ])
})

test("a cancelled day is passed over, and a moved one is where it has moved", () => {
  const changedEvent = { type: "node--agenda" as const, number: 9, relationships: { field_series: [{ id: monthly.uuid, meta: {} }] } }
  expect(filesFor(monthly, anEntity({ ...changedEvent, attributes: moved }))("2026-01-07")).toBe("2026-02-09")
  const cancelled = anEntity({ ...changedEvent, attributes: { ...moved, field_cancelled: true } })
  expect(filesFor(monthly, cancelled)("2026-01-07")).toBe("2026-03-06")
})
