/** A changed occurrence has the audience of its series. Otherwise its former date would be seen by those who don't see the change. */
import { anEvent, to } from "#support/entities.ts"
import { asEditor, complaints, identify, patch, post, relate } from "#support/writing.ts"

const series = (audience: string) => anEvent({ label: "Series", fields: { field_rrule: "FREQ=WEEKLY", field_audience: audience } })
const at = "2026-12-08T19:00:00+01:00"
const exceptionOf = (of: ReturnType<typeof anEvent>, overrides: object = {}) =>
  anEvent({
    label: "Exception",
    fields: { field_recurrence_id: at, field_audience: of.fields.field_audience ?? "" },
    references: { field_series: to(of) },
    ...overrides,
  })
const refused = (audience: string) => [
  [
    "/data/attributes/field_audience",
    `field_audience: A changed occurrence has the audience of its series. Send "${audience}", or change the audience of the series.`,
  ],
]

test("a new exception with another audience than its series is refused at the field", async () => {
  const open = series("public")
  const attributes = { title: "E", field_event_start: at, field_recurrence_id: at }
  const relationships = { field_series: { data: { type: "node--agenda", id: open.uuid } } }
  const server = asEditor(open)
  const send = (more: object) => post(server, "node--agenda", { attributes: { ...attributes, ...more }, relationships })
  const answer = await send({ field_audience: "members" })
  expect([answer.status, complaints(answer)]).toEqual([422, refused("public")])
  expect((await send({ field_audience: "public" })).status).toBe(201)
})

test("a change of the exception alone can't give the exception another audience or a series with another audience", async () => {
  const [closed, open] = [series("board"), series("public")]
  const exception = exceptionOf(closed)
  const server = asEditor(closed, open, exception)
  const answer = await patch(server, exception, { attributes: { field_audience: "public" } })
  expect([answer.status, complaints(answer)]).toEqual([422, refused("board")])
  const linked = await relate(server, "PATCH", [exception, "field_series"], identify(open)[0])
  expect([linked.status, complaints(linked)]).toEqual([422, refused("public")])
})
