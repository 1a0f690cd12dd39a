import { occurrencesOf, type OccurrenceTimes } from "#contract/agenda/occurrences.ts"
import type { Item } from "#app/resources/item.ts"
import { eventIn, newEvent } from "#app/agenda/series/events.ts"
import { runWrites, undoOf, type Send } from "#app/agenda/series/series-api.ts"
import { exceptionsAfter, writesAfterSplit, writesFor, type Change, type Scope, type Write } from "#app/agenda/series/writes.ts"
import type { Values } from "#app/resources/values.ts"

const saved = (values: Values): Item => ({ ...newEvent({ status: true, ...values }), number: 1, version: "1" })

/** Tuesdays at 19:00, the third left out, the fourth moved to Wednesday: 1, 8, 23 and 29 December, 5 January … */
const rule = "FREQ=WEEKLY;BYDAY=TU;COUNT=6"
const series = saved({
  title: "Reuse clauses",
  field_event_start: "2026-12-01T19:00:00+01:00",
  field_event_end: "2026-12-01T21:00:00+01:00",
  field_rrule: rule,
  field_exdates: ["2026-12-15T19:00:00+01:00"],
})
const moved = saved({
  title: "Reuse clauses",
  field_event_start: "2026-12-23T19:00:00+01:00",
  field_event_end: "2026-12-23T21:00:00+01:00",
  field_series: { type: "node--agenda", id: series.id, label: "" },
  field_recurrence_id: "2026-12-22T19:00:00+01:00",
})
const asPlanned = ["2026-12-01 19:00", "2026-12-08 19:00", "2026-12-23 19:00", "2026-12-29 19:00", "2027-01-05 19:00"]

const at = (day: string): OccurrenceTimes => ({
  recurrenceId: `${day}T19:00:00+01:00`,
  start: `${day}T19:00:00+01:00`,
  end: `${day}T21:00:00+01:00`,
})

/** A back end that refuses the writes with these numbers, from 1 on. */
function aBackEnd(...refused: readonly number[]) {
  const items = new Map([series, moved].map((item) => [item.id, item]))
  let sent = 0
  const isRefused = () => refused.includes((sent += 1))
  const problem = { kind: "broken", message: null, status: 500 } as const
  const send: Send = {
    save: ({ base, values }) => {
      if (isRefused()) return Promise.resolve({ kind: "refused", problem, mayHaveArrived: false })
      const item = { ...base, values, number: base.number ?? 2, version: String(Number(base.version ?? "0") + 1) }
      items.set(item.id, item)
      return Promise.resolve({ kind: "saved", item })
    },
    remove: ({ id }) => Promise.resolve(isRefused() ? problem : (items.delete(id), null)),
    splitsAtOnce: () => false,
  }
  return { send, items: () => [...items.values()], agenda: () => agendaOf([...items.values()]) }
}

/** Starts in Brussels; cancelled ones are marked. */
function agendaOf(items: readonly Item[]): readonly string[] {
  const range = { from: Date.parse("2026-11-01") / 1000, to: Date.parse("2028-01-01") / 1000 }
  const found = items.flatMap((item) => {
    const { start, end, rule: own, exdates } = eventIn(item.values)
    const others = items.map(({ values }) => eventIn(values)).filter((each) => each.series?.id === item.id)
    const replaced = others.map(({ recurrenceId }) => recurrenceId)
    const times = [...occurrencesOf({ start, end, rule: own === "" ? null : own, exdates, replaced }, range)]
    return times.map((each) => `${each.start.slice(0, 16).replace("T", " ")}${item.values.field_cancelled === true ? " cancelled" : ""}`)
  })
  return found.toSorted()
}

const writes = (scope: Scope, change: Change, day: string): readonly Write[] =>
  writesFor(scope, change, { item: series, occurrence: at(day), exceptions: [moved], series: null })

const toThursday = (day: string): Change => ({ kind: "move", start: `${day}T18:00:00+01:00`, end: `${day}T20:00:00+01:00` })

test("the series falls as planned", () => {
  expect(aBackEnd().agenda()).toEqual(asPlanned)
})

type Row = readonly [scope: Scope, change: Change, day: string, expected: readonly string[]]
const cases: readonly Row[] = [
  [
    "this",
    toThursday("2026-12-10"),
    "2026-12-08",
    ["2026-12-01 19:00", "2026-12-10 18:00", "2026-12-23 19:00", "2026-12-29 19:00", "2027-01-05 19:00"],
  ],
  [
    "this",
    { kind: "cancel" },
    "2026-12-08",
    ["2026-12-01 19:00", "2026-12-08 19:00 cancelled", "2026-12-23 19:00", "2026-12-29 19:00", "2027-01-05 19:00"],
  ],
  ["this", { kind: "delete" }, "2026-12-08", ["2026-12-01 19:00", "2026-12-23 19:00", "2026-12-29 19:00", "2027-01-05 19:00"]],
  [
    "following",
    toThursday("2026-12-10"),
    "2026-12-08",
    ["2026-12-01 19:00", "2026-12-10 18:00", "2026-12-23 19:00", "2026-12-31 18:00", "2027-01-07 18:00"],
  ],
  ["following", { kind: "cancel" }, "2026-12-08", [asPlanned[0] ?? "", ...asPlanned.slice(1).map((time) => `${time} cancelled`)]],
  ["following", { kind: "delete" }, "2026-12-08", ["2026-12-01 19:00"]],
  [
    "all",
    toThursday("2026-12-10"),
    "2026-12-08",
    ["2026-12-03 18:00", "2026-12-10 18:00", "2026-12-23 19:00", "2026-12-31 18:00", "2027-01-07 18:00"],
  ],
  ["all", { kind: "cancel" }, "2026-12-08", asPlanned.map((time) => `${time} cancelled`)],
  ["all", { kind: "delete" }, "2026-12-08", []],
  ["following", { kind: "cancel" }, "2026-12-01", asPlanned.map((time) => `${time} cancelled`)],
]

test.each(cases)("%s, %j, on %s", async (scope, change, day, expected) => {
  const backEnd = aBackEnd()
  const { problem, done } = await runWrites(writes(scope, change, day), backEnd.send)
  expect(problem).toBeNull()
  expect(backEnd.agenda()).toEqual(expected)
  const undo = undoOf(done)
  if (undo === null) return
  await runWrites(undo, backEnd.send)
  expect(backEnd.agenda()).toEqual(asPlanned)
})

test.each(cases)(
  "%s, %j, on %s: whichever write fails, no event is lost, and another try ends well",
  async (scope, change, day, expected) => {
    const all = writes(scope, change, day)
    for (const [index] of all.entries()) {
      const backEnd = aBackEnd(index + 1)
      const { done, left, problem } = await runWrites(all, backEnd.send)
      expect(problem).not.toBeNull()
      // What stays planned shows at least once; deletions and moves take the other times away.
      const kept = asPlanned.filter((time) => expected.some((each) => each.startsWith(time)))
      for (const time of kept) expect(backEnd.agenda().some((each) => each.startsWith(time))).toBe(true)
      const again = await runWrites(left, backEnd.send, done)
      expect(again.problem).toBeNull()
      expect(backEnd.agenda()).toEqual(expected)
    }
  },
)

test("a deleted exception leaves its day out of the series, which would show the former event again", async () => {
  const backEnd = aBackEnd()
  const event = { item: moved, occurrence: { recurrenceId: "2026-12-22T19:00:00+01:00", start: "", end: null }, exceptions: [], series }
  await runWrites(writesFor("this", { kind: "delete" }, event), backEnd.send)
  expect(backEnd.agenda()).toEqual(asPlanned.filter((time) => !time.startsWith("2026-12-23")))
})

test("a series of days keeps days: it ends on the day before, and the exception's day goes along", () => {
  const days = saved({
    title: "Fair",
    field_all_day: true,
    field_event_start: "2026-12-01",
    field_event_end: "2026-12-02",
    field_rrule: "FREQ=MONTHLY;BYMONTHDAY=1",
    field_exdates: ["2027-02-01"],
  })
  const occurrence = { recurrenceId: "2027-01-01", start: "2027-01-01", end: "2027-01-02" }
  const [create, end] = writesFor(
    "following",
    { kind: "move", start: "2027-01-05", end: "2027-01-06" },
    { item: days, occurrence, exceptions: [], series: null },
  )
  expect(create?.kind === "create" && eventIn(create.item.values)).toMatchObject({
    start: "2027-01-05",
    end: "2027-01-06",
    rule: "FREQ=MONTHLY;BYMONTHDAY=5",
    exdates: ["2027-02-05"],
  })
  expect(end?.kind === "change" && eventIn(end.values)).toMatchObject({ rule: "FREQ=MONTHLY;BYMONTHDAY=1;UNTIL=20261231", exdates: [] })
})

test("another audience of a series is that of its exceptions too, and so is that of what continues it", () => {
  const open = { ...series, values: { ...series.values, field_audience: "public" } }
  const audiences = (writes: readonly Write[]) => writes.map((write) => write.kind === "change" && eventIn(write.values).audience)
  expect(audiences(exceptionsAfter(series, open, [moved]))).toEqual(["public"])
  // The back end may have done it already.
  const carried = { ...moved, values: { ...moved.values, field_audience: "public" } }
  expect(exceptionsAfter(series, open, [carried])).toEqual([])
  const split = { series, exceptions: [moved], at: "2026-12-08T19:00:00+01:00" }
  expect(audiences(writesAfterSplit(split, open))).toEqual(["public", "members"])
})
