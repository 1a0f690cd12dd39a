import { counterpart, endedBefore, movedBySplit } from "#contract/agenda/split.ts"

test("a series' time on the day on which clocks skip it is the next one, as its occurrence has it", () => {
  const series = { start: "2026-03-22T02:30:00+01:00", rule: "FREQ=WEEKLY" }
  expect(counterpart("2026-03-29T19:00:00+02:00", series, series)).toBe("2026-03-29T03:30:00+02:00")
})

test("in the hour that clocks show twice, an occurrence is the first", () => {
  const series = { start: "2026-10-18T02:30:00+02:00", rule: "FREQ=WEEKLY" }
  expect(counterpart("2026-10-25T02:30:00+01:00", series, series)).toBe("2026-10-25T02:30:00+02:00")
})

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
