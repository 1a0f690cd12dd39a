import { dayIn, midnightOf } from "#contract/agenda/all-day.ts"
import { recurrenceIdOf, timesOf } from "#contract/agenda/calendar-event.ts"
import { occurrencesOf } from "#contract/agenda/occurrences.ts"

test.each([
  ["in winter time", "2031-01-05", "2031-01-05T00:00:00+01:00"],
  ["in summer time", "2031-05-05", "2031-05-05T00:00:00+02:00"],
  ["on which summer time begins", "2031-03-30", "2031-03-30T00:00:00+01:00"],
  ["on which summer time ends", "2031-10-26", "2031-10-26T00:00:00+02:00"],
])("a day %s is sent as its first moment in Brussels, and read from it", (_which, day, midnight) => {
  expect([midnightOf(day), dayIn(midnight), dayIn(day)]).toEqual([midnight, day, day])
})

test("a Drupal with another time zone means the same day", () => {
  expect(["2031-05-04T22:00:00Z", "2031-05-04T18:00:00-04:00"].map(dayIn)).toEqual(["2031-05-05", "2031-05-05"])
})

const asDrupal = {
  field_all_day: true,
  field_event_start: "2031-03-28T00:00:00+01:00",
  field_event_end: "2031-03-29T00:00:00+01:00",
  field_rrule: "FREQ=DAILY;INTERVAL=7;COUNT=4",
  field_exdates: ["2031-04-04T00:00:00+02:00"],
  field_recurrence_id: "2031-04-11T00:00:00+02:00",
}

test("the times of an event of whole days are the same, as days and as a Drupal answers them", () => {
  const times = { start: "2031-03-28", end: "2031-03-29", rule: asDrupal.field_rrule, exdates: ["2031-04-04"] }
  const asDays = { ...asDrupal, field_event_start: times.start, field_event_end: times.end, field_exdates: times.exdates }
  expect([timesOf(asDrupal), timesOf(asDays)]).toEqual([times, times])
  expect([recurrenceIdOf(asDrupal), recurrenceIdOf({ ...asDrupal, field_recurrence_id: "2031-04-11" })]).toEqual([
    "2031-04-11",
    "2031-04-11",
  ])
})

test("an occurrence is left out by its day, and replaced by its day, in both forms", () => {
  const range = { from: Date.parse("2031-01-01") / 1000, to: Date.parse("2032-01-01") / 1000 }
  const startsOf = (replaced: string) => [...occurrencesOf({ ...timesOf(asDrupal), replaced: [replaced] }, range)].map(({ start }) => start)
  expect(startsOf("2031-04-11T00:00:00+02:00")).toEqual(["2031-03-28", "2031-04-18"])
  expect(startsOf("2031-04-11")).toEqual(["2031-03-28", "2031-04-18"])
})
