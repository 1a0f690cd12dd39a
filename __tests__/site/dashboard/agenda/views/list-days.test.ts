import { byDay, monthsAround, nearestOf, nextEnd, visibleDays } from "#dashboard/agenda/views/list-days.ts"
import { formatDay, parseDay } from "#contract/agenda/days.ts"
import { anOccurrence } from "#support/agenda.ts"

const today = parseDay("2026-11-21")

/** Returns the day on which the list ends, with so many events today. */
const endWith = (count: number, day: string, until: string | null = null) => {
  const first = parseDay(day)
  const events = Array.from({ length: count }, (_, index) => anOccurrence(day, null, { id: String(index) }))
  return visibleDays(first, until === null ? null : parseDay(until), events)
}

test.each([
  ["two weeks at least", 8, "2026-11-21", null, "2026-12-05"],
  ["what is left of the month", 8, "2026-11-02", null, "2026-11-30"],
  ["as far as was asked for", 8, "2026-11-02", "2026-12-31", "2026-12-31"],
  ["a year where it has few events", 7, "2026-11-24", null, "2027-11-30"],
])("the list has %s", (_, count, day, until, last) => {
  expect(formatDay(endWith(count, day, until).last)).toBe(last)
})

test("a list with few events goes on to where it has enough, and Show offers the rest of the next month", () => {
  const later = Array.from({ length: 8 }, (_, index) => anOccurrence("2027-01-05", null, { id: String(index) }))
  const days = visibleDays(today, null, later)
  expect(formatDay(days.last)).toBe("2027-01-31")
  expect(formatDay(nextEnd(days))).toBe("2027-02-28")
  expect(formatDay(nextEnd({ first: today, last: parseDay("2026-12-05") }))).toBe("2026-12-31")
})

test("an event that has begun before is on the first day of the list", () => {
  const [first] = byDay([anOccurrence("2026-11-06", "2027-01-17")], today)
  expect(first?.day).toBe(today)
})

test("Previous leads to the beginning of the month, and from there to the month before", () => {
  expect(formatDay(monthsAround(today).previous)).toBe("2026-11-01")
  expect(formatDay(monthsAround(parseDay("2026-11-01")).previous)).toBe("2026-10-01")
  expect(formatDay(monthsAround(today).next)).toBe("2026-12-01")
})

test("a search shows each event at its next time, or else its last one; what is past last", () => {
  const board = (day: string) => anOccurrence(`${day}T18:00:00+01:00`, null, { id: "board" })
  const nearest = nearestOf(
    [
      anOccurrence("2025-03-01", null, { id: "old" }),
      board("2026-11-03"),
      board("2026-12-01"),
      board("2027-01-05"),
      anOccurrence("2026-03-01", null, { id: "march" }),
    ],
    today,
  )
  expect(nearest.coming.map(({ day }) => formatDay(day))).toEqual(["2026-12-01"])
  expect(nearest.past.map(({ day }) => formatDay(day))).toEqual(["2026-03-01", "2025-03-01"])
})
