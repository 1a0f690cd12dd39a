/** @jest-environment jsdom */

import { hoursOf, whenWords } from "#dashboard/agenda/occurrences/times.ts"
import { parseDay } from "#contract/agenda/days.ts"

const today = parseDay("2026-11-21")
const brussels = "Europe/Brussels"
const assembly = { start: "2026-11-21T10:00:00+01:00", end: "2026-11-21T12:45:00+01:00" }

beforeEach(() => {
  jest.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"])
})

test("in Belgium, an event has its day and its hours", () => {
  expect(whenWords(assembly, today, brussels)).toEqual(["Saturday 21 November", "10:00 to 12:45"])
  expect(whenWords({ ...assembly, end: null }, today, brussels)).toEqual(["Saturday 21 November", "10:00"])
  expect(hoursOf(assembly)).toBe("10:00–12:45")
})

test.each([
  ["America/New_York", "10:00 to 12:45 in Brussels, 04:00 to 06:45 here"],
  ["Pacific/Auckland", "10:00 to 12:45 in Brussels, 22:00 to 00:45 here"],
  ["Europe/Paris", "10:00 to 12:45"],
])("a reader in %s sees %s", (zone, words) => {
  expect(whenWords(assembly, today, zone)[1]).toBe(words)
})

test("a reader for whom it is another day sees that day", () => {
  const late = { start: "2026-11-21T02:00:00+01:00", end: "2026-11-21T03:00:00+01:00" }
  expect(whenWords(late, today, "America/New_York")[1]).toBe("02:00 to 03:00 in Brussels, 20:00 to 21:00 on Friday 20 November here")
})

/** Clocks change on 29 March and 25 October in Brussels, on 8 March and 1 November in New York. */
test.each([
  ["2026-03-20T10:00:00+01:00", "10:00 in Brussels, 05:00 here"],
  ["2026-03-30T10:00:00+02:00", "10:00 in Brussels, 04:00 here"],
  ["2026-10-24T10:00:00+02:00", "10:00 in Brussels, 04:00 here"],
  ["2026-10-26T10:00:00+01:00", "10:00 in Brussels, 05:00 here"],
  ["2026-11-02T10:00:00+01:00", "10:00 in Brussels, 04:00 here"],
])("at %s a reader in New York sees %s", (start, words) => {
  expect(whenWords({ start, end: null }, today, "America/New_York")[1]).toBe(words)
})

test("several days have both dates, and another year is named", () => {
  expect(whenWords({ start: "2026-11-06", end: "2027-01-17" }, today, brussels)).toEqual(["Friday 6 November to Sunday, 17 January 2027"])
  expect(whenWords({ start: "2026-11-12", end: "2026-11-12" }, today, "Asia/Tokyo")).toEqual(["Thursday 12 November", "All day"])
  expect(whenWords({ start: "2026-11-27T10:00:00+01:00", end: "2026-11-28T16:00:00+01:00" }, today, brussels)).toEqual([
    "Friday 27 November, 10:00 to Saturday 28 November, 16:00",
  ])
})
