import { longDate, periodInYears, yearOf } from "#lib/text/dates.ts"

test("a date is written day first, with the month in words, whatever the time zone", () => {
  expect(longDate("2026-11-12")).toBe("12 November 2026")
  expect(longDate("2026-01-01T00:00:00.000Z")).toBe("1 January 2026")
  expect(yearOf("2026-12-31")).toBe(2026)
})

test.each([
  ["2024-03-01", "2026-06-30", "2024–2026"],
  ["2027-05-28", "2027-05-30", "2027"],
  ["2025-01-01", null, "since 2025"],
  [null, "2026-06-30", "until 2026"],
  [null, null, null],
])("the period from %s to %s is written in years as “%s”", (start, end, years) => {
  expect(periodInYears(start, end)).toBe(years)
})
