import { periodInWords, periodLength } from "#lib/text/period.ts"

test.each([
  ["2027-05-28", "2027-05-28", "28 May 2027", "1 day"],
  ["2027-05-28", "2027-06-02", "28 May to 2 June 2027", "6 days"],
  ["2026-12-30", "2027-01-02", "30 December 2026 to 2 January 2027", "4 days"],
  // The clocks change meanwhile.
  ["2026-03-15", "2026-04-26", "15 March to 26 April 2026", "43 days"],
])("the period from %s to %s has its length in days", (start, end, words, length) => {
  expect(periodInWords(start, end)).toBe(words)
  expect(periodLength(start, end)).toBe(length)
})

test.each([
  { period: "a calendar month of 28 days", start: "2027-02-01", end: "2027-02-28", words: "February 2027", length: "1 month" },
  { period: "two months and more", start: "2025-12-15", end: "2026-02-20", words: "December 2025 to February 2026", length: "2 months" },
  { period: "half months", start: "2027-01-15", end: "2028-06-30", words: "January 2027 to June 2028", length: "18 months" },
])("the period from $start to $end has its length in whole months: $period", ({ start, end, words, length }) => {
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
