/** A series of events is split in one transaction: the series that goes on is made, and the former one ends. */
import { splitPath } from "#contract/paths.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { anEvent, to, translated } from "#support/entities.ts"
import { anAgenda, subjects, tuesday, wednesday, weekly } from "#support/late-mails.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { readIn } from "#support/in-languages.ts"
import { asEditor, patch, send } from "#support/writing.ts"

const start = "2026-12-01T19:00:00+01:00"
const series = anEvent({
  label: "Reuse clauses",
  fields: {
    field_event_start: start,
    field_rrule: "FREQ=WEEKLY",
    field_exdates: ["2026-12-08T19:00:00+01:00", "2026-12-22T19:00:00+01:00"],
  },
})
const exception = (at: string, label = "At the site") =>
  anEvent({
    label,
    fields: { field_event_start: `${at}T20:00:00+01:00`, field_recurrence_id: `${at}T19:00:00+01:00` },
    references: { field_series: to(series) },
  })
const [before, after] = [exception("2026-12-10", "Before"), exception("2026-12-29", "After")]
const earlier = { ...before, fields: { ...before.fields, field_recurrence_id: start } }

const uuid = "0f2b6a4e-6f0d-4a7e-9b1c-5a1d2c3e4f50"
const rest = {
  title: "Reuse clauses, Thursdays",
  status: true,
  field_audience: "public",
  field_event_start: "2026-12-17T18:00:00+01:00",
  field_rrule: "FREQ=WEEKLY",
}
const at = "2026-12-15T19:00:00+01:00"

type Sent = { readonly attributes?: object; readonly meta?: object; readonly headers?: Record<string, string> }

const split = (server: TestServer, of: StoredEntity, { attributes = {}, meta = { at }, headers = {} }: Sent = {}) =>
  send(server, splitPath(of.uuid), {
    method: "POST",
    body: JSON.stringify({ data: { type: "node--agenda", id: uuid, attributes: { ...rest, ...attributes }, meta } }),
    headers,
  })

async function events(server: TestServer) {
  const { body } = await server.read("/jsonapi/node/agenda?sort=drupal_internal__nid")
  return body.data.map(({ id, attributes, relationships }) => ({ ...attributes, id, series: relationships.field_series?.data }))
}

const asBefore = [
  { id: series.uuid, field_rrule: "FREQ=WEEKLY" },
  { id: before.uuid, field_recurrence_id: start },
  { id: after.uuid, series: { id: series.uuid } },
]

test("a series of whole days is split at a day, or at the midnight of Brussels with which it begins", async () => {
  const days = anEvent({ fields: { field_event_start: "2026-12-01", field_all_day: true, field_rrule: "FREQ=WEEKLY" } })
  const attributes = { field_all_day: true, field_event_start: "2026-12-16T00:00:00+01:00" }
  for (const at of ["2026-12-15", "2026-12-15T00:00:00+01:00"]) {
    const server = asEditor(days)
    expect((await split(server, days, { attributes, meta: { at } })).status).toBe(201)
    expect(await events(server)).toMatchObject([
      { id: days.uuid, field_event_start: "2026-12-01", field_rrule: "FREQ=WEEKLY;UNTIL=20261214" },
      { id: uuid, field_event_start: "2026-12-16" },
    ])
  }
})

test("both series and the changed occurrences after the split are saved at once, and the answer has both series", async () => {
  const server = asEditor(series, earlier, after)
  const { status, item, headers } = await split(server, series)
  expect([status, item.id, headers.get("etag")]).toEqual([201, uuid, expect.stringMatching(/^"\d+"$/)])
  expect(await events(server)).toMatchObject([
    { id: series.uuid, field_rrule: "FREQ=WEEKLY;UNTIL=20261214T225959Z", field_exdates: ["2026-12-08T19:00:00+01:00"] },
    { id: before.uuid, series: { id: series.uuid } },
    {
      id: after.uuid,
      series: { id: uuid },
      field_recurrence_id: "2026-12-31T18:00:00+01:00",
      field_event_start: "2026-12-29T20:00:00+01:00",
    },
    { id: uuid, title: rest.title, field_rrule: "FREQ=WEEKLY" },
  ])
  const response = await server.fetch(splitPath(uuid), {
    method: "POST",
    headers: { "Content-Type": "application/vnd.api+json" },
    body: JSON.stringify({ data: { type: "node--agenda", attributes: rest, meta: { at: "2026-12-24T18:00:00+01:00" } } }),
  })
  expect(await response.json()).toMatchObject({
    data: { attributes: rest },
    included: [{ id: uuid, attributes: { field_rrule: "FREQ=WEEKLY;UNTIL=20261223T225959Z" } }],
  })
})

test("if a later write of the transaction fails, the earlier ones are undone", async () => {
  const server = asEditor(series, earlier, after)
  // The former series ends last.
  server.db.exec(`CREATE TRIGGER full BEFORE UPDATE OF fields ON entity
    WHEN old.uuid = '${series.uuid}' BEGIN SELECT raise(ABORT, 'The disk is full.'); END`)
  expect((await split(server, series)).status).toBe(500)
  expect(await events(server)).toMatchObject(asBefore)
})

test("an exception that the new series can't have leaves all as it was", async () => {
  const server = asEditor(series, earlier, after)
  server.db.exec(`CREATE TRIGGER full BEFORE UPDATE OF fields ON entity
    WHEN old.uuid = '${after.uuid}' BEGIN SELECT raise(ABORT, 'The disk is full.'); END`)
  expect((await split(server, series)).status).toBe(500)
  expect(await events(server)).toMatchObject(asBefore)
})

test.each([
  ["a time at which the series doesn't take place", { meta: { at: "2026-12-16T19:00:00+01:00" } }, 422, "/data/meta/at"],
  ["no time", { meta: {} }, 400, "/data/meta/at"],
  ["a time that is no text", { meta: { at: 7 } }, 400, "/data/meta/at"],
  ["a draft, which would end a published series", { attributes: { status: false } }, 422, "/data/attributes/status"],
  ["a series without a title", { attributes: { title: "" } }, 422, "/data/attributes/title"],
  ["another version of the series", { headers: { "If-Match": '"999999"' } }, 412, undefined],
] as const)("%s is refused, and nothing changes", async (_what, sent, status, pointer) => {
  const server = asEditor(series, earlier, after)
  const refused = await split(server, series, sent)
  expect([refused.status, refused.errors[0]?.source?.pointer]).toEqual([status, pointer])
  expect(await events(server)).toMatchObject(asBefore)
})

test("a series that a colleague has ended meanwhile is not made longer", async () => {
  const server = asEditor(series, earlier, after)
  await patch(server, series, { attributes: { field_rrule: "FREQ=WEEKLY;UNTIL=20261210T225959Z" } })
  expect((await split(server, series)).status).toBe(422)
})

test("a series is split once: what is sent again is a conflict", async () => {
  const server = asEditor(series)
  expect((await split(server, series)).status).toBe(201)
  expect((await split(server, series, { meta: { at: "2026-12-01T19:00:00+01:00" } })).status).toBe(409)
})

test("an unknown series is a 404", async () => {
  expect((await split(asEditor(), series)).status).toBe(404)
})

test("only those who may make and change events split a series", async () => {
  const server = aServer().with(series).withAccount({ name: "mia", uid: 11, isBoard: true }).start()
  for (const headers of [{}, { authorization: await server.signIn("mia") }])
    expect((await split(server, series, { headers })).status).toBe(403)
  expect(await events(server)).toHaveLength(1)
})

test("members are mailed that the series was moved, and not that it was cancelled", async () => {
  const council = weekly({ field_event_start: "2026-11-03T18:00:00+01:00", field_event_end: "2026-11-03T20:00:00+01:00" })
  const agenda = anAgenda([council])
  const attributes = { ...rest, ...wednesday, title: "Council, Wednesdays", field_audience: "members" }
  expect((await split(agenda.server, council, { attributes, meta: { at: tuesday.field_event_start } })).status).toBe(201)
  expect(subjects(await agenda.later())).toEqual([["mia@example.org", "Moved: Meeting"]])
})

describe("a series in two languages", () => {
  const bilingual = translated(series, "fr", {
    label: "Clauses de réemploi",
    fields: { body: { value: "<p>Venez.</p>", format: "g30_text" } },
  })
  const made = { type: "node--agenda", uuid } as const

  test("goes on in both, and the text that the new title leaves behind is marked", async () => {
    const server = asEditor(bilingual)
    expect((await split(server, bilingual)).status).toBe(201)
    const [english, french] = [await readIn(server, "en", made), await readIn(server, "fr", made)]
    expect(english.attributes).toMatchObject({ title: "Reuse clauses, Thursdays", default_langcode: true, status: true })
    expect(french.attributes).toMatchObject({
      ...{ langcode: "fr", title: "Clauses de réemploi", status: true, content_translation_outdated: true },
      ...{ field_event_start: rest.field_event_start, body: { value: "<p>Venez.</p>" } },
      path: { alias: "/agenda/clauses-de-reemploi" },
    })
    expect((await readIn(server, "fr", series)).attributes).toMatchObject({
      title: "Clauses de réemploi",
      field_rrule: expect.stringContaining("UNTIL"),
    })
  })

  test("is split at the address of the translation: what was sent is that text", async () => {
    const server = asEditor(bilingual)
    const attributes = { ...rest, title: "Clauses, le jeudi" }
    const body = JSON.stringify({ data: { type: "node--agenda", id: uuid, attributes, meta: { at } } })
    const answer = await send(server, `/fr${splitPath(series.uuid)}`, { method: "POST", body })
    expect([answer.status, answer.item.attributes.title]).toEqual([201, "Clauses, le jeudi"])
    expect((await readIn(server, "en", made)).attributes).toMatchObject({ title: "Reuse clauses", default_langcode: true })
    expect((await readIn(server, "fr", made)).attributes).toMatchObject({
      langcode: "fr",
      title: "Clauses, le jeudi",
      default_langcode: false,
    })
  })
})
