import * as v from "valibot"
import { isDay, toSeconds, withOffset, withoutOffset } from "#server/content/agenda/brussels.ts"
import { key } from "./keys.ts"
import type { Key, ReadContext } from "./item.ts"
import { ruleProblem } from "#server/content/agenda/recurrence-rule.ts"

/**
 * A time of an event as it is stored: a day where the event lasts whole days, else RFC 3339 with the offset of Brussels.
 *
 * A day in an event with hours means the hour at which the event starts.
 */
function storedTime(value: string, at: ReadContext): string | null {
  const isAllDay = at.item.allDay === true
  if (isAllDay && isDay(value)) return value
  if (isAllDay) at.fail(`"${value}" is no date: an event with allDay has days, written as 2026-10-06`)
  if (isAllDay || toSeconds(value) !== null) return isAllDay ? null : value
  const start = typeof at.item.start === "string" ? at.item.start.slice(10) : ""
  const time = withOffset(isDay(value) ? `${value}${start}` : value)
  if (time === null) at.fail(`"${value}" is no local time in Brussels: write it as 2026-10-06T18:00`)
  return time
}

function writtenTime(value: unknown): string | undefined {
  return typeof value === "string" ? (withoutOffset(value) ?? value) : undefined
}

/** Start, end or another time of an event. */
export function time(name: string): Key {
  return key(
    v.nullable(v.string()),
    (value, at) => ({ fields: { [name]: value === null ? null : storedTime(value, at) } }),
    ({ fields }) => writtenTime(fields[name]),
  )
}

/** End of an event, not before its start. */
export const end: Key = {
  read: (value, at) => {
    const patch = time("field_end").read(value, at)
    const start = at.item.start
    if (typeof value === "string" && typeof start === "string" && isBefore(value, start))
      at.fail(`"${value}" is before the start, ${start}`)
    return patch
  },
  write: time("field_end").write,
}

function isBefore(end: string, start: string): boolean {
  const instants = [end, start].map((value) => toSeconds(value) ?? toSeconds(withOffset(value) ?? "") ?? Date.parse(value) / 1000)
  return (instants[0] ?? 0) < (instants[1] ?? 0)
}

/** Days, or times, that a series leaves out. */
export const exdates: Key = key(
  v.array(v.string()),
  (list, at) => ({ fields: { field_exdates: list.flatMap((value, index) => storedTime(value, at.into(index)) ?? []) } }),
  ({ fields }) => {
    const list = Array.isArray(fields.field_exdates) ? fields.field_exdates : []
    const hour = writtenTime(fields.field_start)?.slice(10) ?? ""
    const written = list.flatMap((value) => writtenTime(value) ?? [])
    return list.length === 0 ? undefined : written.map((value) => (value.slice(10) === hour ? value.slice(0, 10) : value))
  },
)

/** RFC 5545's RRULE, without the prefix. */
export const rrule: Key = key(
  v.nullable(v.string()),
  (rule, at) => {
    const problem = rule === null ? null : ruleProblem(rule)
    if (problem !== null) at.fail(problem)
    return { fields: { field_rrule: rule } }
  },
  ({ fields }) => fields.field_rrule,
)

/** Whether the event takes place. A cancelled one stays published. */
export const status: Key = key(
  v.nullable(v.picklist(["confirmed", "cancelled"])),
  (value) => ({ fields: { field_cancelled: value === null ? null : value === "cancelled" } }),
  ({ fields }) => (fields.field_cancelled === undefined ? null : fields.field_cancelled === true ? "cancelled" : "confirmed"),
)

/** The one time zone that the agenda has. */
export const timeZone: Key = key(
  v.literal("Europe/Brussels"),
  () => ({}),
  () => undefined,
)

/** Whether the event is in the agenda at all; it is where nothing is said. */
export const published: Key = {
  read: (value, at) => ({ status: at.parse(v.optional(v.boolean(), true), value)?.value ?? true }),
  write: (entity) => (entity.status ? undefined : false),
}
