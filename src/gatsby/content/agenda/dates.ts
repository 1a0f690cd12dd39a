import { toSeconds } from "../../../../contract/agenda/brussels.ts"
import { isCancelled, recurrenceIdOf, timesOf } from "../../../../contract/agenda/calendar-event.ts"
import { momentOf, occurrencesOf, type Times, type Range } from "../../../../contract/agenda/occurrences.ts"
import { byCreation } from "../creation-order.ts"
import type { Entity } from "../source-entity.ts"
import { seriesOf } from "./event-times.ts"

/** `entity` takes place then: the event itself, or the one that replaces it on this date. */
export type EventDate = {
  readonly entity: Entity
  readonly start: string
  readonly end: string | null
  readonly isCancelled: boolean
  /** The series gave it this start, if it is another one. */
  readonly movedFrom: string | null
}

export type EventDates = {
  readonly entity: Entity
  readonly next: readonly EventDate[]
  /** Has the dates of the next three months, but at least one. */
  readonly soon: readonly EventDate[]
  readonly last: EventDate | null
}

const mostNext = 10
const DAY = 86_400
const soonDays = 92
const farDays = 50 * 366

/** An event that ends today counts as coming until midnight. */
export function datesOfAll(entities: readonly Entity[], today: string): readonly EventDates[] {
  const events = entities.filter(({ type }) => type === "node--agenda")
  const occurrences = changedOccurrences(events)
  const from = momentOf(today, 0)
  return events
    .filter((event) => seriesOf(event) === null)
    .map((event) => {
      const datesIn = datesOf(event, occurrences.get(event.uuid) ?? [])
      const next = datesIn({ from, to: from + farDays * DAY }, mostNext)
      const soon = datesIn({ from, to: from + soonDays * DAY })
      return {
        entity: event,
        next,
        soon: soon.length > 0 ? soon : next.slice(0, 1),
        last: next.length > 0 ? null : (datesIn({ from: 0, to: from }).at(-1) ?? null),
      }
    })
}

/** Keys are UUIDs. Skips cancelled days. An event that is over has its last day. */
export function daysOfSeries(entities: readonly Entity[], today: string): ReadonlyMap<string, string> {
  const repeated = entities.filter(
    (one) => seriesOf(one) !== null || (one.type === "node--agenda" && timesOf(one.attributes).rule !== null),
  )
  return new Map(
    datesOfAll(repeated, today).flatMap(({ entity, next, last }) => {
      const day = next.find((date) => !date.isCancelled) ?? last
      return day === null ? [] : [[entity.uuid, day.start.slice(0, 10)] as const]
    }),
  )
}

function changedOccurrences(events: readonly Entity[]): ReadonlyMap<string, readonly Entity[]> {
  const bySeries = new Map<string, readonly Entity[]>()
  for (const event of events) {
    const series = seriesOf(event)
    if (series !== null) bySeries.set(series, [...(bySeries.get(series) ?? []), event])
  }
  return bySeries
}

export function byStart(one: EventDate, other: EventDate): number {
  return momentOf(one.start, 0) - momentOf(other.start, 0) || byCreation(one.entity, other.entity)
}

/** Also finds the changed dates. */
function datesOf(event: Entity, changed: readonly Entity[]) {
  const times = timesOf(event.attributes)
  const replaced = changed.flatMap((one) => recurrenceIdOf(one.attributes) ?? [])
  return (range: Range, most = Number.POSITIVE_INFINITY): readonly EventDate[] => {
    if (times.start === "") return []
    const regular = firstOf(occurrencesOf({ ...times, replaced }, range), most).map((when) => dateOf(event, when))
    const irregular = changed.flatMap((entity) => {
      const own = { ...timesOf(entity.attributes), rule: null, exdates: [], replaced: [] }
      return own.start === "" ? [] : [...occurrencesOf(own, range)].map((when) => dateOf(entity, when))
    })
    return [...regular, ...irregular].toSorted(byStart).slice(0, most)
  }
}

function dateOf(entity: Entity, { start, end }: Times): EventDate {
  const before = recurrenceIdOf(entity.attributes)
  const isMoved = before !== null && seriesOf(entity) !== null && (toSeconds(before) ?? before) !== (toSeconds(start) ?? start)
  return { entity, start, end, isCancelled: isCancelled(entity.attributes), movedFrom: isMoved ? before : null }
}

function firstOf<Value>(values: Iterable<Value>, most: number): readonly Value[] {
  const first: Value[] = []
  for (const value of values) if (first.push(value) >= most) break
  return first
}
