import { blocksOf, entriesOf, hoursAround, isAboveHours } from "#dashboard/agenda/views/blocks.ts"
import { weekOf } from "#dashboard/agenda/days/grid.ts"
import { byStart } from "#dashboard/agenda/occurrences/occurrence.ts"
import { parseDay } from "#contract/agenda/days.ts"
import { anOccurrence } from "#support/agenda.ts"

const at = (from: string, to: string | null, id: string) =>
  anOccurrence(`2026-11-20T${from}:00+01:00`, to === null ? null : `2026-11-20T${to}:00+01:00`, { id })
const friday = parseDay("2026-11-20")

test("events at the same time stand side by side, and those after them have the whole width", () => {
  const blocks = blocksOf(friday, [
    at("09:00", "12:00", "a"),
    at("10:00", "11:00", "b"),
    at("11:00", "12:30", "c"),
    at("13:00", "14:00", "d"),
  ])
  expect(blocks.map(({ occurrence, lane, lanes }) => [occurrence.event.id, lane, lanes])).toEqual([
    ["a", 0, 2],
    ["b", 1, 2],
    ["c", 1, 2],
    ["d", 0, 1],
  ])
})

test("a moment is drawn as half an hour", () => {
  expect(blocksOf(friday, [at("21:30", null, "drinks")])[0]).toMatchObject({ from: 1290, to: 1320 })
})

test("what goes on past midnight is in both columns", () => {
  const party = anOccurrence("2026-11-20T22:00:00+01:00", "2026-11-21T01:30:00+01:00")
  expect(blocksOf(friday, [party])[0]).toMatchObject({ from: 1320, to: 1440 })
  expect(blocksOf(friday + 1, [party])[0]).toMatchObject({ from: 0, to: 90 })
})

test("the hours fit the events, and are those of a working day at least", () => {
  expect(hoursAround([])).toEqual({ first: 9, last: 19 })
  expect(hoursAround(blocksOf(friday, [at("07:45", "08:30", "a"), at("19:30", "22:10", "b")]))).toEqual({ first: 7, last: 23 })
})

test("whole days and what lasts longer than a day stand above the hours", () => {
  expect(isAboveHours(anOccurrence("2026-11-20", "2026-11-20"))).toBe(true)
  expect(isAboveHours(anOccurrence("2026-11-20T10:00:00+01:00", "2026-11-21T16:00:00+01:00"))).toBe(true)
  expect(isAboveHours(at("09:00", "18:00", "a"))).toBe(false)
})

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
    span: { look: "middle" },
  })
  const [alone] = on("2026-11-19", [...trip], [...fair])
  expect(alone).toMatchObject({ line: 1, skipped: 1, span: { look: "last", hasTitle: false } })
})

test("a span has its title on its first day, and again at the beginning of a week", () => {
  expect(on("2026-11-16", ["2026-11-06", "2027-01-17"])[0]?.span).toEqual({ look: "middle", hasTitle: true })
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
