import { periodInWords, periodLength } from "#lib/text/period.ts"

test.each([
  ["a single day", "2027-05-28", "2027-05-28", "28 May 2027", "1 day"],
  ["days of one month", "2027-05-28", "2027-05-30", "28 to 30 May 2027", "3 days"],
  ["days of two months", "2027-05-28", "2027-06-02", "28 May to 2 June 2027", "6 days"],
  ["days of two years", "2026-12-30", "2027-01-02", "30 December 2026 to 2 January 2027", "4 days"],
  ["the days of a leap year", "2028-02-28", "2028-03-01", "28 February to 1 March 2028", "3 days"],
  ["weeks over the change of the clocks", "2026-03-15", "2026-04-26", "15 March to 26 April 2026", "43 days"],
  ["one calendar month", "2026-03-01", "2026-03-31", "March 2026", "1 month"],
  ["one calendar month of 28 days", "2027-02-01", "2027-02-28", "February 2027", "1 month"],
  ["two calendar months", "2026-03-01", "2026-04-30", "March 2026 to April 2026", "2 months"],
  ["a month from its middle", "2025-12-15", "2026-01-14", "15 December 2025 to 14 January 2026", "31 days"],
  ["two months and more", "2025-12-15", "2026-02-20", "December 2025 to February 2026", "2 months"],
  ["half months, to the nearest", "2027-01-15", "2028-06-30", "January 2027 to June 2028", "18 months"],
  ["years, in months", "2022-02-01", "2025-01-31", "February 2022 to January 2025", "36 months"],
])("%s: from %s to %s", (_, start, end, words, length) => {
  expect(periodInWords(start, end)).toBe(words)
  expect(periodLength(start, end)).toBe(length)
})

test.each([
  ["2025-01-01", null, "since January 2025"],
  [null, "2026-06-30", "until June 2026"],
  [null, null, null],
])("a period from %s to %s is open: it has no length", (start, end, words) => {
  expect(periodInWords(start, end)).toBe(words)
  expect(periodLength(start, end)).toBeNull()
})

test("a period that ends before it starts has no length", () => {
  expect(periodLength("2026-05-02", "2026-05-01")).toBeNull()
})
