import { fromSeconds, isDay, toSeconds } from "../../../../contract/agenda/brussels.ts"
import type { EventTimes } from "../../../../contract/agenda/occurrences.ts"
import type { Entity } from "../entity.ts"
import type { Problems } from "../problems.ts"

/** The UUID of the series that an event is a changed occurrence of; null for other items. */
export function seriesOf({ type, relationships }: Entity): string | null {
  return type === "node--agenda" ? (relationships.field_series?.[0]?.id ?? null) : null
}

/** Leaves out events without a start, and reports them. */
export function withStart(entities: readonly Entity[], problems: Problems): readonly Entity[] {
  return entities.filter((item) => {
    const isDated = item.type !== "node--agenda" || timesOf(item) !== null
    if (!isDated) problems.add({ item, what: "it has no start that can be read.", todo: "Give it a start." })
    return isDated
  })
}

/** An event's times in Brussels, whatever offset the back end writes; null where it has no start that can be read. */
export function timesOf({ attributes }: Entity): Omit<EventTimes, "replaced"> | null {
  const time = (value: unknown) => timeIn(value, attributes.field_all_day === true)
  const { field_start: start, field_end: end, field_rrule: rule, field_exdates: exdates } = attributes
  const begins = time(start)
  if (begins === null) return null
  return {
    start: begins,
    end: time(end),
    rule: typeof rule === "string" && rule !== "" ? rule : null,
    // A day leaves out all occurrences on it, also those at an hour.
    exdates: [exdates ?? []].flat().flatMap((value) => time(value) ?? timeIn(value, true) ?? []),
  }
}

/** The start that the series gave to a changed occurrence. */
export function recurrenceIdOf({ attributes }: Entity): string | null {
  return timeIn(attributes.field_recurrence_id, attributes.field_all_day === true) ?? timeIn(attributes.field_recurrence_id, true)
}

export function isCancelled({ attributes }: Entity): boolean {
  return attributes.field_cancelled === true
}

function timeIn(value: unknown, asDay: boolean): string | null {
  if (typeof value !== "string") return null
  const seconds = toSeconds(value)
  const local = seconds === null ? value : fromSeconds(seconds)
  if (asDay) return isDay(local.slice(0, 10)) ? local.slice(0, 10) : null
  return seconds === null ? null : local
}
