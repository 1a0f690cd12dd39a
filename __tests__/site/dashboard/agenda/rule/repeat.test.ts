import { occurrencesOf } from "#contract/agenda/occurrences.ts"
import { ruleProblem } from "#contract/agenda/recurrence-rule.ts"
import {
  monthlyChoices,
  readRepeat,
  writeRepeat,
  type Ends,
  type Frequency,
  type Repeat,
  repeatSentence,
} from "#dashboard/agenda/rule/repeat.ts"
import { firstStarts, seriesProblem } from "#dashboard/agenda/rule/dates.ts"

// A Friday, the first one of its month.
const day = "2026-12-04"
const start = `${day}T12:00:00+01:00`

const days: readonly (readonly [Frequency, on: string])[] = [
  ["DAILY", ""],
  ["WEEKLY", "BYDAY=MO,FR"],
  ...monthlyChoices(day).map((on) => ["MONTHLY", on] as const),
  ["MONTHLY", "BYDAY=-1FR"],
  ["YEARLY", ""],
]
const endings: readonly Ends[] = [{ kind: "never" }, { kind: "on", day: "2027-06-30" }, { kind: "after", count: 12 }]
const repeats = days.flatMap(([frequency, on]) =>
  endings.flatMap((ends) => [1, 3].map((interval): Repeat => ({ frequency, on, interval, ends }))),
)

test.each(repeats.map((repeat) => [repeatSentence(repeat, day), repeat] as const))(
  "a rule of the form is read back as it was written: %s",
  (_, repeat) => {
    for (const isAllDay of [true, false]) {
      const rule = writeRepeat(repeat, isAllDay)
      expect(ruleProblem(rule)).toBeNull()
      expect(readRepeat(rule, day)).toEqual(repeat)
    }
  },
)

test.each([
  ["FREQ=MONTHLY;BYDAY=1FR", "Repeat on the first Friday of the month", ["2026-12-04", "2027-01-01", "2027-02-05"]],
  ["FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR", "Repeat every 2 months on the last Friday", ["2026-12-25", "2027-02-26", "2027-04-30"]],
  ["FREQ=MONTHLY;BYMONTHDAY=4", "Repeat on day 4 of the month", ["2026-12-04", "2027-01-04", "2027-02-04"]],
  ["FREQ=WEEKLY;BYDAY=MO,FR", "Repeat every week on Monday and Friday", ["2026-12-04", "2026-12-07", "2026-12-11"]],
  ["FREQ=DAILY;INTERVAL=2;COUNT=2", "Repeat every 2 days, 2 times", ["2026-12-04", "2026-12-06"]],
  ["FREQ=YEARLY", "Repeat every year on 4 December", ["2026-12-04", "2027-12-04", "2028-12-04"]],
  [
    "FREQ=WEEKLY;BYDAY=FR;UNTIL=20261211T225959Z",
    "Repeat every week on Friday, until Friday 11 December 2026",
    ["2026-12-04", "2026-12-11"],
  ],
])("%s is said as “%s”, and falls on these dates", (rule, sentence, dates) => {
  const repeat = readRepeat(rule, day)
  expect(repeat && repeatSentence(repeat, day)).toBe(sentence)
  expect(repeat && writeRepeat(repeat, false)).toBe(rule)
  expect(firstStarts({ start, rule, exdates: [] }, 0, 3).map((time) => time.slice(0, 10))).toEqual(dates)
})

test("the last day of a series counts to its end in Brussels, summer and winter", () => {
  const until = (last: string) => writeRepeat({ frequency: "DAILY", on: "", interval: 1, ends: { kind: "on", day: last } }, false)
  expect(until("2026-07-01")).toBe("FREQ=DAILY;UNTIL=20260701T215959Z")
  const late = "2026-06-29T23:30:00+02:00"
  const range = { from: Date.parse(late) / 1000, to: Date.parse("2026-08-01") / 1000 }
  const occurrences = [...occurrencesOf({ start: late, end: null, rule: until("2026-07-01"), exdates: [], replaced: [] }, range)]
  expect(occurrences.map((occurrence) => occurrence.start.slice(0, 10))).toEqual(["2026-06-29", "2026-06-30", "2026-07-01"])
})

test.each([
  "FREQ=MONTHLY;BYDAY=1FR,3FR",
  "FREQ=MONTHLY;BYMONTHDAY=-1",
  "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=SU",
  "FREQ=YEARLY;BYMONTH=3;BYDAY=1MO",
  "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1",
  "FREQ=HOURLY",
])("the form doesn't show %s", (rule) => {
  expect(readRepeat(rule, day)).toBeNull()
})

test.each([
  ["FREQ=MONTHLY;BYDAY=1FR", null],
  ["FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", { kind: "never" }],
  ["FREQ=DAILY;UNTIL=20261201T225959Z", { kind: "ended" }],
  ["FREQ=MONTHLY;BYDAY=1TU", { kind: "later", first: "2027-01-05T12:00:00+01:00" }],
  ["every friday", { kind: "unknown" }],
])("the problem of the rule %s is %j", (rule, problem) => {
  expect(seriesProblem(start, rule)).toEqual(problem)
})
