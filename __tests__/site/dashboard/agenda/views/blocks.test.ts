import { blocksOf, hoursOf, isAboveHours } from "#dashboard/agenda/views/blocks.ts"
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
  expect(blocks.map(({ occurrence, column, columns }) => [occurrence.event.id, column, columns])).toEqual([
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
  expect(hoursOf([])).toEqual({ first: 9, last: 19 })
  expect(hoursOf(blocksOf(friday, [at("07:45", "08:30", "a"), at("19:30", "22:10", "b")]))).toEqual({ first: 7, last: 23 })
})

test("whole days and what lasts longer than a day stand above the hours", () => {
  expect(isAboveHours(anOccurrence("2026-11-20", "2026-11-20"))).toBe(true)
  expect(isAboveHours(anOccurrence("2026-11-20T10:00:00+01:00", "2026-11-21T16:00:00+01:00"))).toBe(true)
  expect(isAboveHours(at("09:00", "18:00", "a"))).toBe(false)
})
