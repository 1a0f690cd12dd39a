import { addMonths, monthOf, weekNumber, weekOf, weeksOfMonth } from "#dashboard/agenda/days/grid.ts"
import { formatDay, parseDay } from "#contract/agenda/days.ts"

const days = (numbers: readonly number[]) => numbers.map(formatDay)

test("the weeks of November 2026 begin in October, and end in December", () => {
  const weeks = weeksOfMonth(parseDay("2026-11-21"), 1)
  expect(weeks).toHaveLength(6)
  expect(days(weeks[0] ?? [])[0]).toBe("2026-10-26")
  expect(days(weeks[5] ?? []).at(-1)).toBe("2026-12-06")
  expect(weeks.map(weekNumber)).toEqual([44, 45, 46, 47, 48, 49])
})

test.each([
  [0, "2026-11-15"],
  [1, "2026-11-16"],
  [5, "2026-11-20"],
  [6, "2026-11-21"],
])("a week that starts on day %i begins on %s", (starts, first) => {
  expect(days(weekOf(parseDay("2026-11-21"), starts))[0]).toBe(first)
})

test("a week of two years has the number that ISO 8601 gives it, whatever day it starts on", () => {
  expect(weekNumber(weekOf(parseDay("2026-12-31"), 1))).toBe(53)
  expect(weekNumber(weekOf(parseDay("2027-01-02"), 0))).toBe(53)
  expect(weekNumber(weekOf(parseDay("2024-12-31"), 1))).toBe(1)
})

test("a month has its last day where the other was longer", () => {
  expect(formatDay(addMonths(parseDay("2028-01-31"), 1))).toBe("2028-02-29")
  expect(formatDay(addMonths(parseDay("2026-01-15"), -1))).toBe("2025-12-15")
  expect(days(Object.values(monthOf(parseDay("2026-02-11"))))).toEqual(["2026-02-01", "2026-02-28"])
})
