/** What a change of events of a series does at a back end: the same cases for the embedded server and a Drupal. */
import { recurrenceIdOf, timesOf } from "#contract/agenda/calendar-event.ts"
import { occurrencesOf } from "#contract/agenda/occurrences.ts"
import type { ChangedEvent, EventChange, SeriesScope, SeriesChange, SeriesUndo } from "#contract/agenda/series-change.ts"
import type { Item } from "./server.ts"

type Answer = {
  readonly status: number
  readonly data: readonly ChangedEvent[]
  readonly errors: readonly { readonly detail: string; readonly source?: { readonly pointer: string } }[]
}
type Members = { readonly attributes: object; readonly relationships?: object }

/** A back end without events, to which an administrator writes. */
export type SeriesBackEnd = {
  readonly make: (members: Members) => Promise<Item>
  readonly patch: (item: Item, attributes: object) => Promise<unknown>
  readonly change: (id: string, body: SeriesChange | SeriesUndo | object, headers?: Readonly<Record<string, string>>) => Promise<Answer>
  /** All events, oldest first. */
  readonly events: () => Promise<readonly Item[]>
}

const shared = { status: true, field_audience: "public" }
const rule = "FREQ=WEEKLY;BYDAY=TU;COUNT=6"
const titled = { ...shared, title: "Reuse clauses" }
const meets = (day: string, hour = 19) => ({
  field_event_start: `${day}T${hour}:00:00+01:00`,
  field_event_end: `${day}T${hour + 2}:00:00+01:00`,
})

/** Tuesdays at 19:00, the third left out, the fourth moved to Wednesday: 1, 8, 23 and 29 December, 5 January. */
async function aSeries({ make }: SeriesBackEnd) {
  const series = await make({
    attributes: { ...titled, ...meets("2026-12-01"), field_rrule: rule, field_exdates: ["2026-12-15T19:00:00+01:00"] },
  })
  const exception = await make({
    attributes: { ...titled, ...meets("2026-12-23"), field_recurrence_id: "2026-12-22T19:00:00+01:00" },
    relationships: { field_series: { data: { type: "node--agenda", id: series.id } } },
  })
  return { series, exception }
}

/** Starts in Brussels; cancelled ones are marked. */
function agendaOf(items: readonly Item[]): readonly string[] {
  const range = { from: Date.parse("2026-11-01") / 1000, to: Date.parse("2028-01-01") / 1000 }
  const found = items.flatMap(({ id, attributes }) => {
    const replaced = items.flatMap((each) => (seriesIn(each) === id ? (recurrenceIdOf(each.attributes) ?? []) : []))
    const isCancelled = attributes.field_cancelled === true
    const starts = [...occurrencesOf({ ...timesOf(attributes), replaced }, range)].map(({ start }) => start)
    return starts.map((start) => `${start.slice(0, 16).replace("T", " ")}${isCancelled ? " cancelled" : ""}`)
  })
  return found.toSorted()
}

function seriesIn({ relationships }: Item): unknown {
  const data = relationships.field_series?.data
  return typeof data === "object" && data !== null && "id" in data ? data.id : undefined
}

const asPlanned = ["2026-12-01 19:00", "2026-12-08 19:00", "2026-12-23 19:00", "2026-12-29 19:00", "2027-01-05 19:00"]
const toThursday = { kind: "move", start: "2026-12-10T18:00:00+01:00", end: "2026-12-10T20:00:00+01:00" } as const
const cancelled = (times: readonly string[]) => times.map((time) => `${time} cancelled`)

type Row = readonly [scope: SeriesScope, change: EventChange, day: string, expected: readonly string[]]
const rows: readonly Row[] = [
  ["one", toThursday, "2026-12-08", [...asPlanned.slice(0, 1), "2026-12-10 18:00", ...asPlanned.slice(2)]],
  ["one", { kind: "cancel" }, "2026-12-08", [...asPlanned.slice(0, 1), "2026-12-08 19:00 cancelled", ...asPlanned.slice(2)]],
  ["one", { kind: "delete" }, "2026-12-08", [...asPlanned.slice(0, 1), ...asPlanned.slice(2)]],
  [
    "following",
    toThursday,
    "2026-12-08",
    ["2026-12-01 19:00", "2026-12-10 18:00", "2026-12-23 19:00", "2026-12-31 18:00", "2027-01-07 18:00"],
  ],
  ["following", { kind: "cancel" }, "2026-12-08", [...asPlanned.slice(0, 1), ...cancelled(asPlanned.slice(1))]],
  ["following", { kind: "cancel" }, "2026-12-01", cancelled(asPlanned)],
  ["following", { kind: "delete" }, "2026-12-08", asPlanned.slice(0, 1)],
  ["all", toThursday, "2026-12-08", ["2026-12-03 18:00", "2026-12-10 18:00", "2026-12-23 19:00", "2026-12-31 18:00", "2027-01-07 18:00"]],
  ["all", { kind: "cancel" }, "2026-12-08", cancelled(asPlanned)],
  ["all", { kind: "delete" }, "2026-12-08", []],
]

const at = (day: string) => `${day}T19:00:00+01:00`

/** Declares the tests. `start` gives a back end without events. */
export function testSeriesChanges(start: () => Promise<SeriesBackEnd>): void {
  test.each(rows)("%s, %j, on %s, and Undo leaves the agenda as it was", async (scope, change, day, expected) => {
    const backEnd = await start()
    const { series } = await aSeries(backEnd)
    const before = await backEnd.events()
    const answer = await backEnd.change(series.id, { scope, at: at(day), change })
    expect([answer.status, answer.errors]).toEqual([200, []])
    const after = await backEnd.events()
    expect(agendaOf(after)).toEqual(expected)
    expect(answer.data.toSorted(byId)).toEqual(differencesOf(before, after).toSorted(byId))
    if (answer.data.some(({ meta }) => meta.after === null)) return
    const undone = await backEnd.change(series.id, { undo: answer.data })
    expect([undone.status, undone.errors]).toEqual([200, []])
    expect(agendaOf(await backEnd.events())).toEqual(asPlanned)
  })

  test("a deleted exception leaves its day out of the series, which would show the former event again", async () => {
    const backEnd = await start()
    const { exception } = await aSeries(backEnd)
    await backEnd.change(exception.id, { scope: "one", at: null, change: { kind: "delete" } })
    expect(agendaOf(await backEnd.events())).toEqual(asPlanned.filter((time) => !time.startsWith("2026-12-23")))
  })

  test("a series of whole days keeps days: it ends on the day before, and left-out days go along", async () => {
    const backEnd = await start()
    const midnight = (day: string) => `${day}T00:00:00+01:00`
    const days = { field_all_day: true, field_event_start: midnight("2026-12-01"), field_event_end: midnight("2026-12-02") }
    const own = { field_rrule: "FREQ=MONTHLY;BYMONTHDAY=1", field_exdates: [midnight("2027-02-01")] }
    const fair = await backEnd.make({ attributes: { ...titled, ...days, ...own } })
    const change = { kind: "move", start: "2027-01-05", end: "2027-01-06" } as const
    expect((await backEnd.change(fair.id, { scope: "following", at: "2027-01-01", change })).status).toBe(200)
    expect((await backEnd.events()).map(({ attributes }) => timesOf(attributes))).toEqual([
      { start: "2026-12-01", end: "2026-12-02", rule: "FREQ=MONTHLY;BYMONTHDAY=1;UNTIL=20261231", exdates: [] },
      { start: "2027-01-05", end: "2027-01-06", rule: "FREQ=MONTHLY;BYMONTHDAY=5", exdates: ["2027-02-05"] },
    ])
  })

  test("the series that follows has the sent fields, and keeps the others", async () => {
    const backEnd = await start()
    const { series, exception } = await aSeries(backEnd)
    const id = "0f2b6a4e-6f0d-4a7e-9b1c-5a1d2c3e4f50"
    const attributes = { title: "Thursdays", ...meets("2026-12-10", 18), field_rrule: "FREQ=WEEKLY;BYDAY=TH" }
    const change = { kind: "edit", data: { type: "node--agenda", id, attributes } } as const
    expect((await backEnd.change(series.id, { scope: "following", at: at("2026-12-08"), change })).status).toBe(200)
    const found = new Map((await backEnd.events()).map((item) => [item.id, item]))
    expect(found.get(id)?.attributes).toMatchObject({ title: "Thursdays", field_rrule: "FREQ=WEEKLY;BYDAY=TH", field_audience: "public" })
    expect(found.get(series.id)?.attributes).toMatchObject({
      field_rrule: "FREQ=WEEKLY;BYDAY=TU;UNTIL=20261207T225959Z",
      field_exdates: [],
    })
    const moved = found.get(exception.id)
    expect([moved && seriesIn(moved), moved && recurrenceIdOf(moved.attributes)]).toEqual([id, "2026-12-24T18:00:00+01:00"])
    expect((await backEnd.change(series.id, { scope: "following", at: at("2026-12-01"), change })).status).toBe(409)
  })

  test("a saved series takes its exceptions along to its new days and audience; one that only ends earlier leaves them", async () => {
    const backEnd = await start()
    const { series, exception } = await aSeries(backEnd)
    const exceptionNow = async () => (await backEnd.events()).find(({ id }) => id === exception.id)?.attributes ?? {}
    await backEnd.patch(series, { field_rrule: "FREQ=WEEKLY;BYDAY=TU;UNTIL=20261210" })
    expect(recurrenceIdOf(await exceptionNow())).toBe("2026-12-22T19:00:00+01:00")
    await backEnd.patch(series, { ...meets("2026-12-02"), field_rrule: "FREQ=WEEKLY;BYDAY=WE", field_audience: "members" })
    expect(recurrenceIdOf(await exceptionNow())).toBe("2026-12-23T19:00:00+01:00")
    expect(await exceptionNow()).toMatchObject({ field_audience: "members", field_event_start: "2026-12-23T19:00:00+01:00" })
  })

  test("Undo leaves somebody else's later change alone, and a change of an older version is refused", async () => {
    const backEnd = await start()
    const { series } = await aSeries(backEnd)
    const cancel = { scope: "all", at: null, change: { kind: "cancel" } } as const
    expect((await backEnd.change(series.id, cancel, { "If-Match": '"999999"' })).status).toBe(412)
    const { data } = await backEnd.change(series.id, cancel)
    await backEnd.patch(series, { title: "Reuse" })
    expect((await backEnd.change(series.id, { undo: data })).status).toBe(409)
    expect(agendaOf(await backEnd.events())).toEqual(cancelled(asPlanned))
  })

  test.each([
    ["a time at which the series doesn't take place", { scope: "one", at: at("2026-12-09"), change: { kind: "cancel" } }, 422],
    ["no time of one event", { scope: "one", at: null, change: { kind: "cancel" } }, 422],
    ["an event that is changed already", { scope: "one", at: at("2026-12-22"), change: { kind: "cancel" } }, 422],
    ["an unknown change", { scope: "one", at: at("2026-12-08"), change: { kind: "swap" } }, 400],
    ["an edit of one event", { scope: "one", at: at("2026-12-08"), change: { kind: "edit", data: { type: "node--agenda" } } }, 400],
    [
      "a draft, which would end a published series",
      {
        scope: "following",
        at: at("2026-12-08"),
        change: { kind: "edit", data: { type: "node--agenda", attributes: { status: false } } },
      },
      422,
    ],
    [
      "a series without a title",
      { scope: "following", at: at("2026-12-08"), change: { kind: "edit", data: { type: "node--agenda", attributes: { title: "" } } } },
      422,
    ],
  ] as const)("%s is refused, and nothing changes", async (_what, body, status) => {
    const backEnd = await start()
    const { series } = await aSeries(backEnd)
    const before = await backEnd.events()
    expect((await backEnd.change(series.id, body)).status).toBe(status)
    expect(differencesOf(before, await backEnd.events())).toEqual([])
  })
}

/** The versions of all that differs. */
function differencesOf(before: readonly Item[], after: readonly Item[]): readonly ChangedEvent[] {
  const [former, present] = [before, after].map((items) => new Map(items.map((item) => [item.id, versionOf(item)])))
  const ids = [...new Set([...before, ...after].map(({ id }) => id))]
  return ids.flatMap((id): readonly ChangedEvent[] => {
    const meta = { before: former?.get(id) ?? null, after: present?.get(id) ?? null }
    return meta.before === meta.after ? [] : [{ type: "node--agenda", id, meta }]
  })
}

function versionOf({ attributes }: Item): number {
  return Number(attributes.drupal_internal__vid)
}

function byId(one: ChangedEvent, other: ChangedEvent): number {
  return one.id < other.id ? -1 : 1
}
