import type { OccurrenceMeta } from "#contract/jsonapi.ts"
import { anEvent, to } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"

type Found = {
  readonly data?: readonly {
    readonly id: string
    readonly attributes: { readonly title: string }
    readonly meta?: { readonly occurrences: readonly OccurrenceMeta[] }
  }[]
  readonly meta?: { readonly count: number }
  readonly links?: { readonly next?: { readonly href: string } }
  readonly errors?: readonly { readonly detail: string }[]
}

async function ask(server: TestServer, query: string): Promise<Found & { readonly status: number }> {
  const response = await server.fetch(`/jsonapi/node/agenda?${query}`)
  const body: Found = JSON.parse(await response.text())
  return { status: response.status, ...body }
}

async function found(server: TestServer, from: string, to: string, more = "") {
  const { data = [] } = await ask(
    server,
    `filter[occurs][from]=${encodeURIComponent(from)}&filter[occurs][to]=${encodeURIComponent(to)}${more}`,
  )
  return Object.fromEntries(data.map(({ attributes, meta }) => [attributes.title, meta?.occurrences]))
}

const council = anEvent({
  label: "Council",
  fields: {
    field_event_start: "2026-09-01T09:00:00+02:00",
    field_event_end: "2026-09-01T11:00:00+02:00",
    field_rrule: "FREQ=MONTHLY;BYDAY=1TU",
    field_exdates: ["2026-12-01T09:00:00+01:00"],
  },
})
const moved = anEvent({
  label: "Council, an hour later",
  fields: { field_event_start: "2026-11-03T10:00:00+01:00", field_recurrence_id: "2026-11-03T09:00:00+01:00" },
  references: { field_series: to(council) },
})
const off = anEvent({
  label: "Council, cancelled",
  fields: { field_event_start: "2026-10-06T09:00:00+02:00", field_recurrence_id: "2026-10-06T09:00:00+02:00", field_cancelled: true },
  references: { field_series: to(council) },
})
const fair = anEvent({ label: "Fair", fields: { field_event_start: "2026-10-05", field_event_end: "2026-10-07", field_all_day: true } })
const board = anEvent({ label: "Board", fields: { field_event_start: "2026-10-06T18:00:00+02:00", field_audience: "board" } })
const draft = anEvent({
  label: "Council, perhaps later",
  status: false,
  fields: { field_event_start: "2027-01-05T15:00:00+01:00", field_recurrence_id: "2027-01-05T09:00:00+01:00" },
  references: { field_series: to(council) },
})
const server = aServer().with(council, moved, off, fair, board, draft).start()

test("a month has its single events, those that last days, and the occurrences of a series, moved and cancelled ones in their place", async () => {
  expect(await found(server, "2026-10-01", "2026-10-31")).toEqual({
    Fair: [{ start: "2026-10-05", end: "2026-10-07" }],
    "Council, cancelled": [{ start: "2026-10-06T09:00:00+02:00", recurrence_id: "2026-10-06T09:00:00+02:00", is_cancelled: true }],
  })
  expect(await found(server, "2026-11-01", "2026-11-30")).toEqual({
    "Council, an hour later": [{ start: "2026-11-03T10:00:00+01:00", recurrence_id: "2026-11-03T09:00:00+01:00" }],
  })
  expect(await found(server, "2026-12-01", "2026-12-31")).toEqual({})
})

test("an event replaces an occurrence once it is published", async () => {
  const start = "2027-01-05T09:00:00+01:00"
  expect(await found(server, "2027-01-01", "2027-01-31")).toEqual({
    Council: [{ start, end: "2027-01-05T11:00:00+01:00", recurrence_id: start }],
  })
})

test("the range is days of Brussels, the last one included, or instants", async () => {
  expect(Object.keys(await found(server, "2026-10-07", "2026-10-07"))).toEqual(["Fair"])
  expect(await found(server, "2026-10-08", "2026-10-08")).toEqual({})
  expect(Object.keys(await found(server, "2026-09-01T11:00:00+02:00", "2026-09-30T00:00:00Z"))).toEqual([])
  expect(Object.keys(await found(server, "2026-09-01T10:59:59+02:00", "2026-09-30T00:00:00Z"))).toEqual(["Council"])
})

test("only viewers of the board's events find them", async () => {
  const member = aServer().with(board).seenBy({ uid: 7 }).start()
  const onBoard = aServer().with(board).seenBy({ uid: 7, isBoard: true }).start()
  expect(await found(member, "2026-10-06", "2026-10-06")).toEqual({})
  expect(Object.keys(await found(onBoard, "2026-10-06", "2026-10-06"))).toEqual(["Board"])
})

test("other filters, sorts and pages combine with the range", async () => {
  const range = "filter[occurs][from]=2026-10-01&filter[occurs][to]=2026-11-30"
  const first = await ask(server, `${range}&sort=-field_event_start&page[limit]=2`)
  expect(first.data?.map(({ attributes }) => attributes.title)).toEqual(["Council, an hour later", "Council, cancelled"])
  expect(first.meta?.count).toBe(3)
  expect(first.links?.next?.href).toContain("filter%5Boccurs%5D%5Bfrom%5D=2026-10-01")
  const cancelled = await ask(server, `${range}&filter[field_cancelled]=1`)
  expect(cancelled.data?.map(({ attributes }) => attributes.title)).toEqual(["Council, cancelled"])
})

test("more than a thousand occurrences are refused, not cut", async () => {
  const daily = Array.from({ length: 3 }, () =>
    anEvent({ fields: { field_event_start: "2026-01-01T09:00:00+01:00", field_rrule: "FREQ=DAILY" } }),
  )
  const busy = aServer()
    .with(...daily)
    .start()
  const { status, errors } = await ask(busy, "filter[occurs][from]=2026-01-01&filter[occurs][to]=2026-12-31")
  expect([status, errors?.[0]?.detail]).toEqual([400, expect.stringContaining("Ask for a shorter time")])
  expect((await ask(busy, "filter[occurs][from]=2026-01-01&filter[occurs][to]=2026-10-31")).status).toBe(200)
})

test.each([
  "filter[occurs]=2026-10-01",
  "filter[occurs][from]=2026-10-01",
  "filter[occurs][from]=2026-10-01&filter[occurs][to]=",
  "filter[occurs][from]=2026-10-01&filter[occurs][to]=2026-09-01",
  "filter[occurs][from]=2026-10-01&filter[occurs][to]=2032-10-01",
  "filter[occurs][from]=2026-10-01&filter[occurs][to]=2026-10-01T09:00:00",
  "filter[occurs][from]=2026-13-01&filter[occurs][to]=2026-10-01",
  "filter[occurs][from]=0001-01-01&filter[occurs][to]=0002-01-01",
  "filter[occurs][from][]=2026-10-01&filter[occurs][to]=2026-10-01",
  "filter[occurs][from]=2026-10-01&filter[occurs][to]=2026-10-02&filter[occurs][path]=title",
])("%s is refused", async (query) => {
  expect((await ask(server, query)).status).toBe(400)
})

test("only events have occurrences", async () => {
  const response = await server.fetch("/jsonapi/node/article?filter[occurs][from]=2026-10-01&filter[occurs][to]=2026-10-02")
  expect(response.status).toBe(400)
})

test("a series that has ended is found for as long as its last occurrence lasts", async () => {
  const show = anEvent({
    label: "Show",
    fields: {
      field_event_start: "2024-03-01",
      field_event_end: "2024-03-20",
      field_all_day: true,
      field_rrule: "FREQ=MONTHLY;UNTIL=20240501",
    },
  })
  const shows = aServer().with(show).start()
  expect(Object.keys(await found(shows, "2024-05-20", "2024-05-31"))).toEqual(["Show"])
  expect(Object.keys(await found(shows, "2024-05-24", "2024-05-31"))).toEqual([])
})
