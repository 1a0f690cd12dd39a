import { endedBefore, isFirst, movedBySplit, restFrom } from "#contract/agenda/split.ts"

test("the former series ends on the day before, and keeps the days that it left out before", () => {
  const timed = {
    field_event_start: "2026-12-01T19:00:00+01:00",
    field_rrule: "FREQ=WEEKLY;COUNT=9",
    field_exdates: ["2026-12-08", "2026-12-22"],
  }
  expect(endedBefore(timed, "2026-12-15T19:00:00+01:00")).toEqual({
    field_rrule: "FREQ=WEEKLY;UNTIL=20261214T225959Z",
    field_exdates: ["2026-12-08"],
  })
  const days = { field_event_start: "2026-12-01", field_all_day: true, field_rrule: "FREQ=DAILY" }
  expect(endedBefore(days, "2026-12-15")).toEqual({ field_rrule: "FREQ=DAILY;UNTIL=20261214", field_exdates: [] })
})

test("a changed occurrence before the split, or without one in the new series, stays as it is", () => {
  const former = { field_event_start: "2026-12-01T19:00:00+01:00", field_rrule: "FREQ=WEEKLY" }
  const at = "2026-12-15T19:00:00+01:00"
  const exception = (field_recurrence_id: string) => ({ ...former, field_rrule: null, field_recurrence_id })
  expect(movedBySplit(exception("2026-12-08T19:00:00+01:00"), { former, rest: former, at })).toBeNull()
  const ending = { field_event_start: "2026-12-16T18:00:00+01:00", field_rrule: "FREQ=WEEKLY;UNTIL=20261218", field_audience: "board" }
  expect(movedBySplit(exception("2030-12-17T19:00:00+01:00"), { former, rest: ending, at })).toBeNull()
  expect(movedBySplit(exception(at), { former, rest: ending, at })).toEqual({
    field_recurrence_id: "2026-12-16T18:00:00+01:00",
    field_audience: "board",
  })
})

test("of a number of times the rest goes on, left-out ones counted", () => {
  const series = {
    field_event_start: "2026-12-04T12:00:00+01:00",
    field_event_end: "2026-12-04T14:00:00+01:00",
    field_rrule: "FREQ=WEEKLY;BYDAY=FR;COUNT=9",
    field_exdates: ["2026-12-11T12:00:00+01:00", "2027-01-01T12:00:00+01:00"],
  }
  expect(restFrom(series, "2026-12-25T12:00:00+01:00")).toEqual({
    field_event_start: "2026-12-25T12:00:00+01:00",
    field_event_end: "2026-12-25T14:00:00+01:00",
    field_rrule: "FREQ=WEEKLY;BYDAY=FR;COUNT=6",
    field_exdates: ["2027-01-01T12:00:00+01:00"],
  })
  expect([isFirst(series, series.field_event_start), isFirst(series, "2026-12-11T12:00:00+01:00")]).toEqual([true, false])
})
