/** Events of series are changed in one transaction, at the embedded server. */
import { collectionPath, seriesChangePath } from "#contract/paths.ts"
import type { ChangedEvent } from "#contract/agenda/series-change.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { anEvent, to, translated } from "#support/entities.ts"
import { anAgenda, tuesday, wednesday, weekly } from "#support/late-mails.ts"
import { testSeriesChanges } from "#support/series-cases.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { readIn } from "#support/in-languages.ts"
import { asEditor, patch, post, send } from "#support/writing.ts"

const changeAt = async (server: TestServer, path: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
  const { status, errors, item } = await send(server, path, { method: "POST", body: JSON.stringify(body), headers })
  return { status, errors, data: item as unknown as readonly ChangedEvent[] }
}
const change = (server: TestServer, { uuid }: Pick<StoredEntity, "uuid">, body: object, headers = {}) =>
  changeAt(server, seriesChangePath(uuid), body, headers)

testSeriesChanges(() => {
  const server = asEditor()
  return Promise.resolve({
    make: async (members) => (await post(server, "node--agenda", members)).item,
    patch: ({ id }, attributes) => patch(server, { type: "node--agenda", uuid: id }, { attributes }),
    change: (uuid, body, headers) => change(server, { uuid }, body, headers),
    events: async () => (await server.read(`${collectionPath("node--agenda")}?sort=drupal_internal__nid`)).body.data,
  })
})

const start = "2026-12-01T19:00:00+01:00"
const at = "2026-12-15T19:00:00+01:00"
const series = anEvent({ label: "Reuse clauses", fields: { field_event_start: start, field_rrule: "FREQ=WEEKLY" } })
const exception = anEvent({
  fields: { field_event_start: "2026-12-29T20:00:00+01:00", field_recurrence_id: "2026-12-29T19:00:00+01:00" },
  references: { field_series: to(series) },
})

const uuid = "0f2b6a4e-6f0d-4a7e-9b1c-5a1d2c3e4f50"
const rest = { title: "Reuse clauses, Thursdays", field_event_start: "2026-12-17T18:00:00+01:00", field_rrule: "FREQ=WEEKLY" }
const edit = (attributes: object = rest) =>
  ({ scope: "following", at, change: { kind: "edit", data: { type: "node--agenda", id: uuid, attributes } } }) as const

test.each([
  ["the former series, which ends last", series],
  ["an exception", exception],
])("if the write of %s fails, the earlier writes of the transaction are undone", async (_what, failing) => {
  const server = asEditor(series, exception)
  server.db.exec(`CREATE TRIGGER full BEFORE UPDATE OF fields ON entity
    WHEN old.uuid = '${failing.uuid}' BEGIN SELECT raise(ABORT, 'The disk is full.'); END`)
  expect((await change(server, series, edit())).status).toBe(500)
  const { data } = (await server.read("/jsonapi/node/agenda?sort=drupal_internal__nid")).body
  expect(data).toMatchObject([
    { id: series.uuid, attributes: { field_rrule: "FREQ=WEEKLY" } },
    { id: exception.uuid, relationships: { field_series: { data: { id: series.uuid } } } },
  ])
})

test("an unknown series is a 404", async () => {
  expect((await change(asEditor(), series, edit())).status).toBe(404)
})

test("only those who may make and change events change a series", async () => {
  const server = aServer().with(series).withAccount({ name: "mia", uid: 11, isBoard: true }).start()
  for (const headers of [{}, { authorization: await server.signIn("mia") }])
    expect((await change(server, series, edit(), headers)).status).toBe(403)
  expect((await server.read("/jsonapi/node/agenda")).body.data).toHaveLength(1)
})

describe("the mails of members", () => {
  const council = weekly({ field_event_start: "2026-11-03T18:00:00+01:00", field_event_end: "2026-11-03T20:00:00+01:00" })
  const following = { scope: "following", at: tuesday.field_event_start } as const
  const moved = { kind: "move", start: wednesday.field_event_start, end: wednesday.field_event_end } as const

  test.each(["one", "following", "all"])("don't report a move of scope “%s” that was undone within the minute", async (scope) => {
    const agenda = anAgenda([council])
    const { data } = await change(agenda.server, council, { ...following, scope, change: moved })
    expect(agenda.queued()).toBe(1)
    expect((await change(agenda.server, council, { undo: data })).status).toBe(200)
    expect(await agenda.later()).toEqual([])
  })
})

describe("a series in two languages", () => {
  const bilingual = translated(series, "fr", {
    label: "Clauses de réemploi",
    fields: { body: { value: "<p>Venez.</p>", format: "g30_text" } },
  })
  const made = { type: "node--agenda", uuid } as const

  test("goes on in both languages, and its French text is marked as outdated", async () => {
    const server = asEditor(bilingual)
    expect((await change(server, bilingual, edit())).status).toBe(200)
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

  test("goes on with what was sent at the address of the translation as that text", async () => {
    const server = asEditor(bilingual)
    const answer = await changeAt(server, `/fr${seriesChangePath(series.uuid)}`, edit({ ...rest, title: "Clauses, le jeudi" }))
    expect(answer.status).toBe(200)
    expect((await readIn(server, "en", made)).attributes).toMatchObject({ title: "Reuse clauses", default_langcode: true })
    expect((await readIn(server, "fr", made)).attributes).toMatchObject({
      langcode: "fr",
      title: "Clauses, le jeudi",
      default_langcode: false,
    })
  })
})
