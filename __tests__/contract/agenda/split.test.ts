import { movedBySplit } from "#contract/agenda/split.ts"

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
