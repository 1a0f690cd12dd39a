/** Keys of the agenda. Times are local in Brussels. */
import * as v from "valibot"
import { isDay, toSeconds, withOffset, withoutOffset } from "#server/content/agenda/brussels.ts"
import { ruleProblem } from "#server/content/agenda/recurrence-rule.ts"
import { key, type Key, type ReadContext } from "./key.ts"

/** A stored time: a day where the event lasts whole days, else RFC 3339. In an event with hours, a day means its starting hour. */
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

export function time(name: string): Key {
  return key(v.nullable(v.string()), {
    fields: [name],
    read: (value, at) => ({ fields: { [name]: value === null ? null : storedTime(value, at) } }),
    write: ({ fields }) => writtenTime(fields[name]),
  })
}

export function times(name: string): Key {
  return key(v.array(v.string()), {
    fields: [name],
    read: (list, at) => ({ fields: { [name]: list.flatMap((value, index) => storedTime(value, at.into(index)) ?? []) } }),
    write: ({ fields }) => {
      const list = Array.isArray(fields[name]) ? fields[name] : []
      const hour = writtenTime(fields.field_start)?.slice(10)
      const written = list.flatMap((value) => writtenTime(value) ?? [])
      return list.length === 0 ? undefined : written.map((value) => (value.slice(10) === hour ? value.slice(0, 10) : value))
    },
  })
}

export const end: Key = {
  ...time("field_end"),
  read: (value, at) => {
    const patch = time("field_end").read(value, at)
    const start = at.item.start
    if (typeof value === "string" && typeof start === "string" && instantOf(value) < instantOf(start))
      at.fail(`"${value}" is before the start, ${start}`)
    return patch
  },
}

function instantOf(value: string): number {
  return toSeconds(value) ?? toSeconds(withOffset(value) ?? "") ?? Date.parse(value) / 1000
}

/** RFC 5545, without the prefix. */
export const rrule: Key = key(v.nullable(v.string()), {
  fields: ["field_rrule"],
  read: (rule, at) => {
    const problem = rule === null ? null : ruleProblem(rule)
    if (problem !== null) at.fail(problem)
    return { fields: { field_rrule: rule } }
  },
  write: ({ fields }) => fields.field_rrule,
})

/** A cancelled event stays published. */
export const eventStatus: Key = key(v.nullable(v.picklist(["confirmed", "cancelled"])), {
  fields: ["field_cancelled"],
  read: (value) => ({ fields: { field_cancelled: value === null ? null : value === "cancelled" } }),
  write: ({ fields }) => (fields.field_cancelled === undefined ? null : fields.field_cancelled === true ? "cancelled" : "confirmed"),
})

export const timeZone: Key = key(v.literal("Europe/Brussels"), { read: () => ({}), write: () => undefined })

/** Whether the agenda shows the event. The default is yes. */
export const isPublished: Key = {
  fields: ["status"],
  read: (value, at) => ({ status: at.parse(v.optional(v.boolean(), true), value)?.value ?? true }),
  write: (entity) => (entity.status ? undefined : false),
}
