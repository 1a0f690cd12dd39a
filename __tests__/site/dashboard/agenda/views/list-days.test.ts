import { byDay, daysOfList, fillingEnd, monthsAround, nearestOf, nextEnd } from "#dashboard/agenda/views/list-days.ts"
import { formatDay, parseDay } from "#contract/agenda/days.ts"
import { anOccurrence } from "#support/agenda.ts"

const today = parseDay("2026-11-21")

test("the list has two weeks at least, then what is left of the next month", () => {
  const days = daysOfList(today, null)
  expect(formatDay(days.last)).toBe("2026-12-05")
  expect(formatDay(nextEnd(days))).toBe("2026-12-31")
  expect(formatDay(daysOfList(parseDay("2026-11-02"), null).last)).toBe("2026-11-30")
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
  const found = nearestOf(
    [
      anOccurrence("2025-03-01", null, { id: "old" }),
      board("2026-11-03"),
      board("2026-12-01"),
      board("2027-01-05"),
      anOccurrence("2026-03-01", null, { id: "march" }),
    ],
    today,
  )
  expect(found.coming.map(({ day }) => formatDay(day))).toEqual(["2026-12-01"])
  expect(found.past.map(({ day }) => formatDay(day))).toEqual(["2026-03-01", "2025-03-01"])
})

test("a list with few events goes on by itself, for a year at most", () => {
  const day = parseDay("2026-11-24")
  const ends: string[] = []
  let days = daysOfList(day, null)
  for (let next = fillingEnd(days, 3); next !== null; next = fillingEnd(days, 3)) {
    days = { ...days, last: next }
    ends.push(formatDay(next))
  }
  expect(ends).toEqual(["2027-01-31", "2027-04-30", "2027-11-30"])
  expect(fillingEnd(daysOfList(day, null), 8)).toBeNull()
})
