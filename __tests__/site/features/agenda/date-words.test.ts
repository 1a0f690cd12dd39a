import { formerTime, fullDate, timesInWords, weekdayAndMonth } from "#features/agenda/date-words.ts"

test.each([
  ["2026-12-03T19:30:00+01:00", "2026-12-03T22:00:00+01:00", "19:30–22:00"],
  ["2026-12-03T19:30:00+01:00", null, "19:30"],
  ["2026-12-03T19:30:00+01:00", "2026-12-03T19:30:00+01:00", "19:30"],
  ["2027-03-27T10:00:00+01:00", "2027-03-28T16:00:00+02:00", "10:00, until 28 March 2027, 16:00"],
  ["2026-11-06", "2027-01-17", "Until 17 January 2027"],
  ["2026-11-06", "2026-11-06", "All day"],
  ["2026-11-06", null, "All day"],
])("from %s to %s is %s", (start, end, words) => {
  expect(timesInWords({ start, end })).toBe(words)
})

test("a date has its weekday, which the zone of the machine doesn't change", () => {
  expect(fullDate("2026-12-03T00:30:00+01:00")).toBe("Thursday 3 December 2026")
  expect(weekdayAndMonth("2026-11-22", 2026)).toBe("Sunday, November")
  expect(weekdayAndMonth("2026-11-22", 2025)).toBe("Sunday, November 2026")
})

test("a moved event says the day that was planned, and the time if only that has changed", () => {
  const start = "2026-12-03T20:00:00+01:00"
  expect(formerTime({ start, movedFrom: "2026-12-02T19:30:00+01:00" })).toBe("Originally planned for 2 December 2026")
  expect(formerTime({ start, movedFrom: "2026-12-03T19:30:00+01:00" })).toBe("Originally planned for 19:30")
})
