/** Times that have to fit each other: days for what lasts whole days, an end that isn't before its start. */
import { fieldsOf } from "#contract/content.ts"
import type { Json } from "#contract/jsonapi.ts"
import { isDay, toSeconds } from "#server/content/agenda/brussels.ts"
import type { Findings, Sent } from "./sent.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"

/** Notes times that contradict each other, as far as something was sent that bears on them. */
export function checkTimes(entity: StoredEntity, { attributes }: Sent, found: Findings): void {
  for (const [name, field] of Object.entries(fieldsOf(entity.type))) {
    if (field.type !== "datetime" || field.allDay === undefined || !Object.hasOwn(attributes, field.allDay)) continue
    const isAllDay = entity.fields[field.allDay] === true
    const values = listOf(entity.fields[name])
    if (values.every((value) => isDay(value) === isAllDay)) continue
    const form = isAllDay ? "lasts whole days: send days, as 2026-10-06" : "has hours: send times, as 2026-10-06T18:00:00+02:00"
    found.add(`${name}: The event ${form}.`, `/data/attributes/${name}`)
  }
  checkOrder(entity, attributes, found)
}

function checkOrder({ fields }: StoredEntity, attributes: Sent["attributes"], found: Findings): void {
  const [start, end] = [instantOf(fields.field_start), instantOf(fields.field_end)]
  const isSent = ["field_start", "field_end"].some((name) => Object.hasOwn(attributes, name))
  if (!isSent || start === null || end === null || end >= start) return
  found.add("field_end: The end may not be before the start.", "/data/attributes/field_end")
}

function instantOf(value: Json | undefined): number | null {
  if (typeof value !== "string") return null
  return isDay(value) ? Date.parse(`${value}T00:00:00Z`) / 1000 : toSeconds(value)
}

function listOf(value: Json | undefined): readonly string[] {
  const list: readonly Json[] = Array.isArray(value) ? value : [value ?? null]
  return list.filter((item) => typeof item === "string")
}
