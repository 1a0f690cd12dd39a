import { anEvent } from "#support/entities.ts"
import { asEditor, complaints, post } from "#support/writing.ts"

const times = { field_event_start: "2026-12-01T18:00:00+01:00", field_event_end: "2026-12-01T20:00:00+01:00", field_audience: "public" }
const series = anEvent({ fields: { ...times, field_rrule: "FREQ=WEEKLY", field_exdates: ["2026-12-15T18:00:00+01:00"] } })
const days = anEvent({ fields: { field_event_start: "2026-12-01", field_all_day: true, field_rrule: "FREQ=WEEKLY" } })
const once = anEvent({ fields: times })
const replacing = ({ uuid }: { readonly uuid: string }) => ({ field_series: { data: { type: "node--agenda", id: uuid } } })
const recurrence = "/data/attributes/field_recurrence_id"
const at = (start: string) => ({ field_recurrence_id: start })

test.each([
  ["FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", 422],
  ["FREQ=DAILY;INTERVAL=7;BYDAY=MO", 422],
  ["FREQ=WEEKLY;UNTIL=20261130T225959Z", 422],
  ["FREQ=WEEKLY;UNTIL=20261201T170000Z", 201],
  ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO", 201],
])("a rule that fits no day is refused, and one that fits a day is saved: %s answers %i", async (field_rrule, expected) => {
  const answer = await post(asEditor(), "node--agenda", { attributes: { title: "E", ...times, field_rrule } })
  expect(answer.status).toBe(expected)
  if (expected === 422)
    expect(complaints(answer)).toEqual([
      ["/data/attributes/field_rrule", "field_rrule: The event would never take place: no day fits this rule."],
    ])
})

test.each([
  ["the start of an occurrence", at("2026-12-08T18:00:00+01:00"), replacing(series)],
  ["a left out occurrence", at("2026-12-15T18:00:00+01:00"), replacing(series)],
  ["an occurrence in another offset", at("2026-12-08T17:00:00Z"), replacing(series)],
  ["hours in place of a whole day", at("2026-12-08T00:00:00+01:00"), replacing(days)],
  [
    "a whole day in place of hours",
    { ...at("2026-12-08"), field_event_start: "2026-12-09", field_event_end: null, field_all_day: true },
    replacing(series),
  ],
])("an event may replace %s", async (_, attributes, relationships) => {
  const answer = await post(asEditor(series, days), "node--agenda", { attributes: { title: "E", ...times, ...attributes }, relationships })
  expect(complaints(answer)).toEqual([])
  expect(answer.status).toBe(201)
})

test.each([
  ["a series without a start", {}, replacing(series), recurrence],
  ["a start without a series", at("2026-12-08T18:00:00+01:00"), {}, "/data/relationships/field_series"],
  ["a start that the series doesn't have", at("2026-12-08T19:00:00+01:00"), replacing(series), recurrence],
  ["a day that the series doesn't have", at("2026-12-09T00:00:00+01:00"), replacing(days), recurrence],
  ["an event that doesn't repeat", at(times.field_event_start), replacing(once), "/data/relationships/field_series"],
  ["and repeat", { ...at("2026-12-08T18:00:00+01:00"), field_rrule: "FREQ=WEEKLY" }, replacing(series), "/data/attributes/field_rrule"],
])("an event can't replace %s", async (_, attributes, relationships, pointer) => {
  const answer = await post(asEditor(series, days, once), "node--agenda", {
    attributes: { title: "E", ...times, ...attributes },
    relationships,
  })
  expect(answer.status).toBe(422)
  expect(complaints(answer).map(([named]) => named)).toEqual([pointer])
})
