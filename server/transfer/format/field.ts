import * as v from "valibot"
import { fieldTypes } from "#contract/field-types/field-types.ts"
import type { AttributeField } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { isDay, toSeconds, withOffset, withoutOffset } from "#contract/agenda/brussels.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { attribute, key, type Key, type ReadContext } from "./key.ts"
import { fieldTextIn, textMap } from "./text-map.ts"

export function faultOf(field: AttributeField, value: Json): string | null {
  const type = fieldTypes[field.type]
  const storedValue = type.toStored(value)
  if (storedValue === null) return field.required === true ? "is empty" : "is empty: leave it out, or write null"
  const problem = type.problem(storedValue, field)
  switch (problem?.rule) {
    case undefined:
      return null
    case "kind":
      return field.type === "integer" ? "is no whole number" : `is no ${field.type}`
    case "long":
      return `is longer than ${problem.limit} characters`
    case "low":
      return `is less than ${problem.limit}`
    case "high":
      return `is more than ${problem.limit}`
    case "pattern":
      return `doesn't have the form ${"pattern" in field ? field.pattern : ""}`
    case "mail":
      return "is no e-mail address"
    case "phone":
      return "is no phone number"
    case "date":
      return "is no date: write it as 2026-10-06"
    case "link":
      return "is no web address: write it as https://www.example.org/"
    case "missing":
      return `has no ${problem.part ?? "value"}`
    case "choice":
      return "is none of the values that the field allows"
    case "other":
      return problem.message
  }
}

export function checked<Schema extends v.GenericSchema<unknown, Json>>(field: AttributeField, schema: Schema) {
  return v.pipe(
    schema,
    v.check(
      (value) => faultOf(field, value) === null,
      ({ input }) => faultOf(field, input) ?? "",
    ),
  )
}

function single(field: AttributeField): v.GenericSchema<unknown, Json> {
  if (field.type === "list_string") return v.picklist(Object.keys(field.allowed))
  if (field.type === "boolean") return v.boolean()
  return checked(field, fieldTypes[field.type].compares === "number" ? v.number() : v.string())
}

/** In the file a missing key means the default, so an empty value is null if the field has a default. */
function storedValue({ type, fields }: StoredEntity, name: string): Json | undefined {
  const field = attribute(type, name)
  return fields[name] ?? ("default" in field && field.default !== "today" ? null : undefined)
}

export function plain(name: string): Key {
  return {
    fields: [name],
    read: (value, at) => {
      if (value === undefined) return {}
      const field = attribute(at.type, name)
      const parsed = at.parse(v.nullable(field.many === true ? v.array(single(field)) : single(field)), value)
      return parsed === undefined ? {} : { fields: { [name]: parsed.value } }
    },
    write: (entity) => storedValue(entity, name),
  }
}

export function text(name: string): Key {
  return key(v.nullable(textMap), {
    fields: [name],
    read: (map, at) => {
      const value = map === null ? null : fieldTextIn(map, name, at)
      return value === undefined ? {} : plain(name).read(value, at)
    },
    write: ({ fields, langcode }) => (fields[name] === undefined ? undefined : { [langcode]: fields[name] }),
  })
}

/** Returns RFC 3339. An event of whole days keeps a day; in others a day means the starting hour. */
function storedTime(value: string, at: ReadContext): string | null {
  const isAllDay = at.item.allDay === true
  if (isAllDay && isDay(value)) return value
  if (isAllDay) at.fail(`"${value}" is no date: an event with allDay has days, written as 2026-10-06`)
  if (isAllDay || toSeconds(value) !== null) return isAllDay ? null : value
  const time = withOffset(isDay(value) ? `${value}${startOf(at)?.slice(10) ?? ""}` : value)
  if (time === null) at.fail(`"${value}" is no local time in Brussels: write it as 2026-10-06T18:00`)
  return time
}

/** Older folders call it `start`. */
function startOf({ item }: ReadContext): string | undefined {
  const start = item.eventStart ?? item.start
  return typeof start === "string" ? start : undefined
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
      const hour = writtenTime(fields.field_event_start)?.slice(10)
      const times = list.flatMap((value) => writtenTime(value) ?? [])
      return list.length === 0 ? undefined : times.map((value) => (value.slice(10) === hour ? value.slice(0, 10) : value))
    },
  })
}

export const end: Key = {
  ...time("field_event_end"),
  read: (value, at) => {
    const patch = time("field_event_end").read(value, at)
    const start = startOf(at)
    if (typeof value === "string" && start !== undefined && instantOf(value) < instantOf(start))
      at.fail(`"${value}" is before the start, ${start}`)
    return patch
  },
}

function instantOf(value: string): number {
  return toSeconds(value) ?? toSeconds(withOffset(value) ?? "") ?? Date.parse(value) / 1000
}

/** A cancelled event stays published. */
export const eventStatus: Key = key(v.nullable(v.picklist(["confirmed", "cancelled"])), {
  fields: ["field_cancelled"],
  read: (value) => ({ fields: { field_cancelled: value === null ? null : value === "cancelled" } }),
  write: ({ fields }) => (fields.field_cancelled === undefined ? null : fields.field_cancelled === true ? "cancelled" : "confirmed"),
})

export const timeZone: Key = key(v.literal("Europe/Brussels"), { read: () => ({}) })

/** The agenda shows the event by default. */
export const publishedEvent: Key = {
  fields: ["status"],
  read: (value, at) => ({ status: at.parse(v.optional(v.boolean(), true), value)?.value ?? true }),
  write: (entity) => (entity.status ? undefined : false),
}
