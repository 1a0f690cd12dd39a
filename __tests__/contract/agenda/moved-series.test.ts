import { counterpart, counterparts, movedBy, ruleForStart } from "#contract/agenda/moved-series.ts"

test.each([
  ["FREQ=WEEKLY;BYDAY=TU", "2026-12-01", "2026-12-02", "FREQ=WEEKLY;BYDAY=WE"],
  ["FREQ=WEEKLY;BYDAY=TU,TH", "2026-12-01", "2026-12-04", "FREQ=WEEKLY;BYDAY=TH,FR"],
  ["FREQ=MONTHLY;BYDAY=1TU", "2026-12-01", "2026-12-11", "FREQ=MONTHLY;BYDAY=2FR"],
  ["FREQ=MONTHLY;BYDAY=-1TU", "2026-12-29", "2026-12-31", "FREQ=MONTHLY;BYDAY=-1TH"],
  ["FREQ=MONTHLY;BYMONTHDAY=1", "2026-12-01", "2026-12-05", "FREQ=MONTHLY;BYMONTHDAY=5"],
  ["FREQ=MONTHLY;BYDAY=1TU,3TU", "2026-12-01", "2026-12-02", "FREQ=MONTHLY;BYDAY=1TU,3TU"],
])("%s from %s, moved to %s, becomes %s", (rule, before, after, expected) => {
  expect(ruleForStart(rule, before, after)).toBe(expected)
  expect(ruleForStart(rule, `${before}T19:00:00+01:00`, `${after}T20:00:00+01:00`)).toBe(expected)
})

test("the last day of a series gets the form that its times have", () => {
  const timed = "FREQ=DAILY;UNTIL=20261210T225959Z"
  expect(ruleForStart(timed, "2026-12-01T19:00:00+01:00", "2026-12-01")).toBe("FREQ=DAILY;UNTIL=20261210")
  expect(ruleForStart("FREQ=DAILY;UNTIL=20261210", "2026-12-01", "2026-12-01T19:00:00+01:00")).toBe(timed)
})

test("a left-out day stays the same day where the series still has it, at its new time", () => {
  const before = { start: "2026-12-01T19:00:00+01:00", rule: "FREQ=WEEKLY;BYDAY=TU" }
  const after = { start: "2026-12-01T20:30:00+01:00", rule: "FREQ=WEEKLY;BYDAY=TU" }
  expect(counterpart("2027-04-06T19:00:00+02:00", before, after)).toBe("2027-04-06T20:30:00+02:00")
})

test("a left-out day goes along to another weekday, also where the first Friday is before the first Saturday's week", () => {
  const weekly = { start: "2026-12-01", rule: "FREQ=WEEKLY;BYDAY=TU" }
  expect(counterparts(["2026-12-15"], weekly, { start: "2026-12-05", rule: "FREQ=WEEKLY;BYDAY=SA" })).toEqual(["2026-12-19"])
  const monthly = { start: "2026-12-04", rule: "FREQ=MONTHLY;BYDAY=1FR" }
  // May 2027 begins with a Saturday.
  expect(counterpart("2027-05-07", monthly, { start: "2026-12-05", rule: "FREQ=MONTHLY;BYDAY=1SA" })).toBe("2027-05-01")
})

test("hours stay hours over a change of clocks; an hour that clocks skip is the one that they show instead", () => {
  expect(movedBy("2026-10-24T19:00:00+02:00", 1440)).toBe("2026-10-25T19:00:00+01:00")
  expect(movedBy("2026-03-28T02:30:00+01:00", 1440)).toBe("2026-03-29T03:30:00+02:00")
  expect(movedBy("2026-10-24", 1440)).toBe("2026-10-25")
})
