import { parseDay } from "#contract/agenda/days.ts"
import { momentOf, occurrencesOf, type EventTimes } from "#contract/agenda/occurrences.ts"
import { daysOf, readRule } from "#contract/agenda/recurrence.ts"

const meeting: EventTimes = {
  start: "2026-10-06T09:00:00+02:00",
  end: "2026-10-06T11:00:00+02:00",
  rule: null,
  exdates: [],
  replaced: [],
}

/** The starts of an event from one day to before another. */
function starts(said: Partial<EventTimes>, from: string, to: string): readonly string[] {
  const range = { from: momentOf(from, 0), to: momentOf(to, 0) }
  return [...occurrencesOf({ ...meeting, ...said }, range)].map(({ start }) => start)
}

test("an event across a change of the clocks ends at its local hour", () => {
  const night = { start: "2026-10-03T22:00:00+02:00", end: "2026-10-04T06:00:00+02:00", rule: "FREQ=WEEKLY" }
  const range = { from: momentOf("2026-10-24", 0), to: momentOf("2026-10-26", 0) }
  expect([...occurrencesOf({ ...meeting, ...night }, range)]).toEqual([
    { start: "2026-10-24T22:00:00+02:00", end: "2026-10-25T06:00:00+01:00" },
  ])
})

test("an event without a rule occurs where it lies in the range, if only in part", () => {
  expect(starts({}, "2026-10-06", "2026-10-07")).toHaveLength(1)
  expect(starts({}, "2026-10-07", "2026-10-08")).toEqual([])
  const fair = { start: "2026-10-05T09:00:00+02:00", end: "2026-10-09T18:00:00+02:00" }
  expect(starts(fair, "2026-10-07", "2026-10-08")).toHaveLength(1)
  const atMidnight = { start: "2026-10-06T22:00:00+02:00", end: "2026-10-07T00:00:00+02:00" }
  expect(starts(atMidnight, "2026-10-07", "2026-10-08")).toEqual([])
  const momentary = { start: "2026-10-07T00:00:00+02:00", end: null }
  expect(starts(momentary, "2026-10-07", "2026-10-08")).toHaveLength(1)
})

test("the last day of an event that lasts whole days belongs to it", () => {
  const fair = { start: "2026-10-05", end: "2026-10-07" }
  expect(starts(fair, "2026-10-07", "2026-10-08")).toEqual(["2026-10-05"])
  expect(starts(fair, "2026-10-08", "2026-10-09")).toEqual([])
  const yearly = { ...fair, rule: "FREQ=YEARLY" }
  expect(starts(yearly, "2028-10-07", "2028-10-08")).toEqual(["2028-10-05"])
})

test("EXDATE excludes occurrences by time in any offset or by day; replaced occurrences are excluded too", () => {
  const rule = "FREQ=DAILY;COUNT=5"
  const said = { rule, exdates: ["2026-10-07T07:00:00Z", "2026-10-08"], replaced: ["2026-10-09T09:00:00+02:00"] }
  expect(starts(said, "2026-10-01", "2026-11-01")).toEqual(["2026-10-06T09:00:00+02:00", "2026-10-10T09:00:00+02:00"])
  const days = { start: "2026-10-06", end: null, rule, exdates: ["2026-10-07"], replaced: ["2026-10-08"] }
  expect(starts(days, "2026-10-01", "2026-11-01")).toEqual(["2026-10-06", "2026-10-09", "2026-10-10"])
  // An occurrence that takes hours replaces one of a series of whole days.
  const hours = { ...days, replaced: ["2026-10-08T00:00:00+02:00"] }
  expect(starts(hours, "2026-10-01", "2026-11-01")).toEqual(["2026-10-06", "2026-10-09", "2026-10-10"])
})

test("UNTIL is included, as an instant, a local time or a day", () => {
  for (const until of ["20261008T070000Z", "20261008T090000", "20261008"])
    expect(starts({ rule: `FREQ=DAILY;UNTIL=${until}` }, "2026-10-01", "2026-11-01")).toHaveLength(3)
  expect(starts({ rule: "FREQ=DAILY;UNTIL=20261008T065959Z" }, "2026-10-01", "2026-11-01")).toHaveLength(2)
  expect(starts({ start: "2026-10-06", end: null, rule: "FREQ=DAILY;UNTIL=20261008T215959Z" }, "2026-10-01", "2026-11-01")).toHaveLength(3)
})

test.each([
  ["FREQ=YEARLY", "2028-02-29", "2028-01-01", "2040-01-01", ["2028-02-29", "2032-02-29", "2036-02-29"]],
  ["FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO", "2026-01-01", "2026-01-01", "2029-01-01", ["2027-01-04", "2028-01-03"]],
  ["FREQ=DAILY;INTERVAL=999999999999999999", "2026-10-06", "2026-10-01", "2031-10-01", ["2026-10-06"]],
])("the rule %s with the start %s has the dates that it says", (rule, start, from, to, expected) => {
  expect(starts({ start, end: null, rule }, from, to)).toEqual(expected)
})

test("a rule without days and an invalid rule are computed at once", () => {
  const empty = ["FREQ=DAILY;INTERVAL=7;BYDAY=MO", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1"]
  for (const rule of [...empty, ...empty.map((rule) => `${rule};COUNT=9999`)]) {
    const days = daysOf(readRule(rule, parseDay("1900-01-02")) ?? never(rule), parseDay("1900-01-02"), {
      from: 0,
      to: parseDay("2031-01-01"),
    })
    expect([...days]).toEqual([])
  }
  expect(starts({ rule: "FREQ=SECONDLY" }, "2026-10-01", "2031-10-01")).toEqual([meeting.start])
})

function never(rule: string): never {
  throw new Error(`${rule} is a rule.`)
}
