import { longDate, monthsTouched, periodInMonths, periodInYears, yearOf } from "#lib/dates.ts"

test("a date is written day first, with the month in words, whatever the time zone", () => {
  expect(longDate("2026-11-12")).toBe("12 November 2026")
  expect(longDate("2026-01-01T00:00:00.000Z")).toBe("1 January 2026")
  expect(yearOf("2026-12-31")).toBe(2026)
})

test.each([
  ["2022-02-01", "2025-01-31", 36],
  ["2026-03-01", "2026-03-31", 1],
  ["2027-05-28", "2027-06-02", 2],
  ["2025-12-15", "2026-01-15", 2],
])("from %s to %s an action touches %i months", (start, end, months) => {
  expect(monthsTouched(start, end)).toBe(months)
})

test.each([
  ["2024-03-01", "2026-06-30", "March 2024 to June 2026", "2024–2026"],
  ["2027-05-28", "2027-05-30", "May 2027", "2027"],
  ["2027-01-15", "2027-06-30", "January 2027 to June 2027", "2027"],
  ["2025-01-01", null, "since January 2025", "since 2025"],
  [null, "2026-06-30", "until June 2026", "until 2026"],
  [null, null, null, null],
])("the period from %s to %s reads %s, and in years %s", (start, end, months, years) => {
  expect(periodInMonths(start, end)).toBe(months)
  expect(periodInYears(start, end)).toBe(years)
})
