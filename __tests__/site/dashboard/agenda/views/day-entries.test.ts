import { entriesOf } from "#dashboard/agenda/views/day-entries.ts"
import { weekOf } from "#dashboard/agenda/days/grid.ts"
import { byStart } from "#dashboard/agenda/occurrences/occurrence.ts"
import { parseDay } from "#contract/agenda/days.ts"
import { anOccurrence } from "#support/agenda.ts"

const week = weekOf(parseDay("2026-11-18"), 1)
const on = (day: string, ...occurrences: Parameters<typeof anOccurrence>[]) =>
  entriesOf(week, occurrences.map((each) => anOccurrence(...each)).toSorted(byStart)).get(parseDay(day)) ?? []

test("an event of several whole days is on each of them, on the same line, and says which day it is", () => {
  const trip = ["2026-11-17", "2026-11-19", { id: "trip" }] as const
  const fair = ["2026-11-16", "2026-11-18", { id: "fair" }] as const
  const [first, second] = on("2026-11-18", [...trip], [...fair])
  expect(first).toMatchObject({ occurrence: { event: { id: "fair" } }, line: 0, part: { day: 3, days: 3 } })
  expect(second).toMatchObject({
    occurrence: { event: { id: "trip" } },
    line: 1,
    part: { day: 2, days: 3 },
    span: { begins: false, ends: false },
  })
  const [alone] = on("2026-11-19", [...trip], [...fair])
  expect(alone).toMatchObject({ line: 1, skipped: 1, span: { ends: true, hasTitle: false } })
})

test("a span has its title on its first day, and again at the beginning of a week", () => {
  expect(on("2026-11-16", ["2026-11-06", "2027-01-17"])[0]?.span).toEqual({ begins: false, ends: false, hasTitle: true })
  expect(on("2026-11-17", ["2026-11-06", "2027-01-17"])[0]?.span?.hasTitle).toBe(false)
})

test("an event that ends at midnight is on one day, one that ends after it on two", () => {
  expect(on("2026-11-18", ["2026-11-17T20:00:00+01:00", "2026-11-18T00:00:00+01:00"])).toEqual([])
  expect(on("2026-11-18", ["2026-11-17T20:00:00+01:00", "2026-11-18T01:00:00+01:00"])).toHaveLength(1)
})

test("whole days come first, then what begins first", () => {
  const entries = on(
    "2026-11-18",
    ["2026-11-18T18:00:00+01:00", null, { id: "evening" }],
    ["2026-11-18T09:00:00+01:00", null, { id: "morning" }],
    ["2026-11-18", "2026-11-18", { id: "day" }],
  )
  expect(entries.map(({ occurrence, line }) => [occurrence.event.id, line])).toEqual([
    ["day", 0],
    ["morning", 1],
    ["evening", 2],
  ])
})
