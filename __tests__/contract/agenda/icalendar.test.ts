import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { CalendarEvent } from "#contract/agenda/calendar-event.ts"
import { calendarOf, type CalendarOptions } from "#contract/agenda/icalendar.ts"
import { meeting } from "#support/calendar-event.ts"

const monthly = { ...meeting, rule: "FREQ=MONTHLY;BYDAY=1TU" }
const fair = { ...meeting, title: "Fair", start: "2026-11-12", end: "2026-11-14" }
const yearlyFair = { ...fair, rule: "FREQ=YEARLY;UNTIL=20301231T225959Z" }
const changed = { series: meeting.uuid, uuid: "9d3b4f5e-0001-4c3e-9a6b-0d5a1c2e3f41", vid: 14, changed: "2026-10-20T09:00:00+02:00" }
const moved = {
  ...meeting,
  ...changed,
  recurrenceId: "2026-11-03T18:00:00+01:00",
  start: "2026-11-04T17:00:00+01:00",
  end: "2026-11-04T19:00:00+01:00",
}
const cancelled = {
  ...meeting,
  ...changed,
  recurrenceId: "2026-11-03T18:00:00+01:00",
  start: "2026-11-03T18:00:00+01:00",
  end: "2026-11-03T20:00:00+01:00",
  isCancelled: true,
}
const october = new Date("2026-10-21T08:00:00Z")
const december = new Date("2026-12-21T08:00:00Z")
const asFile: CalendarOptions = { name: "Board meeting", use: "file", language: "en", now: october }
const asSubscription: CalendarOptions = { name: "G30 agenda", use: "subscription", language: "en", now: october }

const details = {
  title: "Visit; the “Palais”, by Horta \\ Victor",
  description: "Meet at the gate.\nBring boots: the site is wet, and the lift isn’t there yet — seventeen floors of stairs.",
  location: "Palais des Beaux-Arts, Rue Ravenstein 23, 1000 Brussels",
  url: "https://g30.example/agenda/visit/",
  categories: ["Visit", "Heritage, old and new"],
}

const cases: readonly (readonly [file: string, events: readonly CalendarEvent[], options: CalendarOptions])[] = [
  ["one-event", [{ ...meeting, ...details }], asFile],
  ["whole-days", [fair], asFile],
  ["whole-day-without-end", [{ ...fair, end: null }], asFile],
  ["no-end", [{ ...meeting, end: null }], asFile],
  ["no-end", [{ ...meeting, end: meeting.start }], asFile],
  ["series", [{ ...monthly, rule: `${monthly.rule};UNTIL=20271231` }], asSubscription],
  // The first Tuesday after the start is a week later, and the rule counts from there.
  ["series-begins-later", [{ ...monthly, start: "2026-09-29T18:00:00+02:00", end: "2026-09-29T20:00:00+02:00" }], asSubscription],
  ["series-left-out", [{ ...monthly, exdates: ["2026-11-03", "2026-12-01T17:00:00Z"] }], asSubscription],
  ["series-of-whole-days", [{ ...yearlyFair, exdates: ["2027-11-12"] }], asSubscription],
  // Clocks skip 02:30 on 28 March 2027. Calendar programs know the occurrence by the hour of the series.
  [
    "series-at-a-skipped-hour",
    [
      { ...meeting, start: "2027-03-26T02:30:00+01:00", end: null, rule: "FREQ=DAILY;COUNT=5", exdates: ["2027-03-27"] },
      {
        ...meeting,
        ...changed,
        start: "2027-03-28T12:00:00+02:00",
        end: null,
        recurrenceId: "2027-03-28T03:30:00+02:00",
      },
    ],
    asSubscription,
  ],
  ["moved-occurrence", [monthly, moved], asSubscription],
  // The series has hours and the occurrence takes the whole day.
  ["moved-to-a-whole-day", [monthly, { ...moved, start: "2026-11-04", end: null, recurrenceId: "2026-11-03" }], asSubscription],
  [
    "moved-to-an-hour",
    [yearlyFair, { ...moved, start: "2027-11-13T10:00:00+01:00", end: null, recurrenceId: "2027-11-12T00:00:00+01:00" }],
    asSubscription,
  ],
  ["cancelled-in-file", [{ ...meeting, isCancelled: true }], asFile],
  ["cancelled-in-subscription", [{ ...meeting, isCancelled: true }], { ...asSubscription, now: new Date("2026-10-01T08:00:00Z") }],
  ["cancelled-and-past", [{ ...meeting, isCancelled: true }], asSubscription],
  ["cancelled-occurrence", [monthly, cancelled], asSubscription],
  ["cancelled-occurrence-in-file", [monthly, cancelled], asFile],
  ["cancelled-occurrence-past", [monthly, cancelled], { ...asSubscription, now: december }],
  ["cancelled-series", [{ ...monthly, isCancelled: true }], asSubscription],
  [
    "split-series",
    [
      { ...monthly, rule: `${monthly.rule};UNTIL=20261201T225959Z`, vid: 15 },
      {
        ...monthly,
        uuid: "1c6f3a52-0002-4c3e-9a6b-0d5a1c2e3f42",
        start: "2027-01-07T18:00:00+01:00",
        end: null,
        rule: "FREQ=MONTHLY;BYDAY=1TH",
        vid: 16,
      },
    ],
    asSubscription,
  ],
]

test.each(cases)("the calendar of the case %s is as expected", (file, events, options) => {
  const golden = readFileSync(join(import.meta.dirname, "calendars", `${file}.ics`), "utf8")
  expect(unfolded(calendarOf(events, options))).toBe(golden)
})

function unfolded(calendar: string): string {
  return calendar.replaceAll("\r\n ", "").replaceAll("\r\n", "\n")
}

test("lines end in CRLF, have 75 octets at most, and are cut between characters", () => {
  const calendar = calendarOf([{ ...meeting, ...details, title: "é🏛".repeat(60) }], asFile)
  const lines = calendar.split("\r\n")
  expect(lines.at(-1)).toBe("")
  expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(lines.join("\n")).not.toMatch(/[\uD800-\uDBFF]\n|\n [\uDC00-\uDFFF]/)
  expect(unfolded(calendar)).toContain(`SUMMARY:${"é🏛".repeat(60)}\n`)
})

test("a series whose rule has no date is left out of the calendar", () => {
  expect(calendarOf([{ ...meeting, rule: "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30" }], asFile)).not.toContain("VEVENT")
})
