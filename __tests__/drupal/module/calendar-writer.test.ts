/** The module writes calendars in PHP. They are those of contract/agenda/icalendar.ts, byte for byte. */
import { execFileSync } from "node:child_process"
import { placeIn, type CalendarEvent } from "#contract/agenda/calendar-event.ts"
import { calendarOf } from "#contract/agenda/icalendar.ts"
import { languages } from "#contract/languages.ts"
import { meeting } from "#support/calendar-event.ts"

const now = new Date("2026-10-21T08:00:00Z")

const details = {
  title: "Visit; the “Palais”, by Horta \\ Victor",
  description: "Meet at the gate.\nBring boots: the site is wet, and the lift isn’t there yet — seventeen floors of stairs.",
  location: "Palais des Beaux-Arts, Rue Ravenstein 23, 1000 Brussels",
  url: "https://g30.example/agenda/visit/",
  categories: ["Heritage, old and new"],
}
const fair = { ...meeting, title: "Fair", start: "2026-11-12", end: "2026-11-14" }
const monthly = { ...meeting, rule: "FREQ=MONTHLY;BYDAY=1TU" }
const replacing = { ...meeting, uuid: "9d3b4f5e-0001-4c3e-9a6b-0d5a1c2e3f41", series: meeting.uuid }
const november = "2026-11-03T18:00:00+01:00"
const early = { ...meeting, start: "2026-03-01T02:30:00+01:00", end: "2026-03-01T03:30:00+01:00" }

const rules = [
  "FREQ=DAILY",
  "FREQ=DAILY;INTERVAL=3;COUNT=10",
  "FREQ=DAILY;BYDAY=MO,WE;UNTIL=20270101",
  "FREQ=WEEKLY",
  "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;WKST=SU",
  "FREQ=WEEKLY;UNTIL=20261101T170000Z",
  "FREQ=MONTHLY;BYMONTHDAY=31",
  "FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=5",
  "FREQ=MONTHLY;BYDAY=-1FR",
  "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
  "FREQ=MONTHLY;INTERVAL=5;BYDAY=2SA;UNTIL=20290131T235959",
  "FREQ=YEARLY",
  "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29",
  "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
  "FREQ=YEARLY;BYDAY=20MO",
  "FREQ=YEARLY;BYWEEKNO=53;BYDAY=SU",
  "FREQ=YEARLY;BYYEARDAY=1,100,-1",
  "FREQ=YEARLY;BYMONTH=3,10;BYDAY=-1SU",
  "FREQ=HOURLY",
  "FREQ=DAILY;COUNT=2;UNTIL=20270101",
]

const calendars: readonly (readonly [title: string, events: readonly CalendarEvent[]])[] = [
  ["no event", []],
  ["all details", [{ ...meeting, ...details }]],
  ["no end", [{ ...meeting, end: null }]],
  ["an end before the start", [{ ...meeting, end: "2026-10-06T17:00:00+02:00" }]],
  ["an end at the start", [{ ...meeting, end: meeting.start }]],
  ["whole days", [fair, { ...fair, end: null }]],
  ...rules.map((rule) => [`${rule} at an hour`, [{ ...meeting, rule }]] as const),
  ...rules.map((rule) => [`${rule} in the hour that clocks skip`, [{ ...early, rule }]] as const),
  ...rules.map((rule) => [`${rule} of whole days`, [{ ...fair, rule }]] as const),
  ...rules.map((rule) => [`${rule}, cancelled and perhaps past`, [{ ...meeting, rule, isCancelled: true }]] as const),
  ["exclusions", [{ ...monthly, exdates: [november, "2026-12-01", "2026-12-01T18:00:00+01:00"] }]],
  ["exclusions of whole days", [{ ...fair, rule: "FREQ=WEEKLY", exdates: ["2026-11-19", "2026-12-03T00:00:00+01:00"] }]],
  ["a moved occurrence", [monthly, { ...replacing, recurrenceId: november, start: "2026-11-04T17:00:00+01:00", end: null }]],
  ["a moved occurrence of a series that isn't told of", [{ ...replacing, recurrenceId: november }]],
  [
    "a cancelled occurrence that is to come",
    [monthly, { ...replacing, recurrenceId: november, start: november, end: null, isCancelled: true }],
  ],
  ["a cancelled occurrence that is past", [monthly, { ...replacing, recurrenceId: meeting.start, isCancelled: true }]],
  ["a cancelled event that is past", [{ ...meeting, isCancelled: true }, fair]],
  ["a long line of characters of several bytes", [{ ...meeting, title: "Überraschung – 🏛️ ".repeat(20) }]],
]

function written(): readonly string[] {
  const asked = languages.flatMap((langcode) => calendars.map(([, events]) => ({ events, now: now.getTime() / 1000, langcode })))
  const options = { input: JSON.stringify(asked), encoding: "utf8" } as const
  return JSON.parse(execFileSync("php", ["__tests__/support/drupal/write-calendars.php"], options))
}

test("a place abroad has the name of its country in each language, as the site writes it", () => {
  const abroad = { field_location: "Halle 3", field_street: "", field_postal_code: "50667", field_locality: "Köln", field_country: "DE" }
  const places = [abroad, { ...abroad, field_country: "BE" }, { ...abroad, field_country: "Atlantide" }]
  const php = `require "drupal/modules/g30/src/Calendar/Place.php";
    [$places, $languages] = json_decode($argv[1], TRUE);
    $line = fn ($fields, $language) => Drupal\\g30\\Calendar\\Place::inOneLine(fn ($name) => $fields[$name], $language);
    echo json_encode(array_map(fn ($language) => array_map(fn ($fields) => $line($fields, $language), $places), $languages));`
  const lines: unknown = JSON.parse(execFileSync("php", ["-r", php, JSON.stringify([places, languages])], { encoding: "utf8" }))
  expect(lines).toEqual(languages.map((language) => places.map((fields) => placeIn(fields, language))))
})

describe("the calendar that PHP writes", () => {
  let texts: readonly string[] = []
  beforeAll(() => {
    texts = written()
  })

  test.each(calendars.map(([title, events], index) => [title, events, index] as const))("is the same as ours: %s", (_, events, index) => {
    const written = languages.map((_language, at) => texts[at * calendars.length + index])
    const options = { name: "G30 agenda", use: "subscription", now } as const
    expect(written).toEqual(languages.map((language) => calendarOf(events, { ...options, language })))
  })
})
