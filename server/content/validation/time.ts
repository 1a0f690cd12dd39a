import { withPrefix, codedWords } from "#server/content/refusal-words.ts"
import { fieldsOf } from "#contract/content.ts"
import type { Json } from "#contract/jsonapi.ts"
import { fromSeconds, isDay, toSeconds } from "#contract/agenda/brussels.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { DomainError } from "#server/content/errors.ts"
import type { Violations, WriteDocument } from "./write-document.ts"

// Drupal refuses a wrong date before it looks at anything else, and without a pointer.
function noDate(value: unknown, formats: string): DomainError {
  const excerpt = typeof value === "string" ? value.slice(0, 100) : JSON.stringify(value).slice(0, 100)
  return new DomainError("invalid", `The specified date "${excerpt}" is not in an accepted format: ${formats}.`)
}

export function dayOf(value: unknown): string {
  if (typeof value === "string" && isDay(value)) return value
  throw noDate(value, '"Y-m-d" (date-only)')
}

/** Takes RFC 3339, or ISO 8601 with `+0200`; returns Unix seconds. @throws DomainError invalid */
export function secondsOf(value: unknown): number {
  const [, time, sign, hours = "00", minutes = "00"] = pattern.exec(typeof value === "string" ? value : "") ?? []
  const isReal = time !== undefined && isDay(time.slice(0, 10))
  const seconds = isReal ? toSeconds(`${time}${sign ?? "+"}${hours}:${minutes}`) : null
  if (seconds === null) throw noDate(value, String.raw`"Y-m-d\TH:i:sP" (RFC 3339), "Y-m-d\TH:i:sO" (ISO 8601)`)
  return seconds
}

// Before 1900 the offsets of Brussels had seconds.
const pattern = /^((?:19|2\d)\d\d-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:Z|([+-])(0\d|1[0-4]):?([0-5]\d))$/

export function timeOf(value: unknown): string {
  return fromSeconds(secondsOf(value))
}

/** Takes a day, or the moment at which it begins in Brussels. @throws DomainError invalid */
export function dayOrMidnight(value: unknown): string {
  if (typeof value !== "string" || isDay(value) || !pattern.test(value)) return dayOf(value)
  const [day = "", clock] = timeOf(value).split("T")
  if (clock?.startsWith("00:00:00") === true) return day
  throw noDate(value, String.raw`"Y-m-d" (date-only), "Y-m-d\T00:00:00P" (midnight in Brussels)`)
}

/** An event has days if it lasts whole days, and times if it has hours. */
export function checkWholeDays(entity: StoredEntity, { attributes }: WriteDocument, violations: Violations): void {
  for (const [name, field] of Object.entries(fieldsOf(entity.type))) {
    if (field.type !== "datetime" || field.allDay === undefined || !Object.hasOwn(attributes, field.allDay)) continue
    const isAllDay = entity.fields[field.allDay] === true
    const value = entity.fields[name] ?? null
    const list: readonly Json[] = Array.isArray(value) ? value : [value]
    if (list.every((item) => typeof item !== "string" || isDay(item) === isAllDay)) continue
    const form = isAllDay ? "lasts whole days: send days, as 2026-10-06" : "has hours: send times, as 2026-10-06T18:00:00+02:00"
    violations.add(`${name}: The event ${form}.`, `/data/attributes/${name}`)
  }
}

export function checkOrder({ type, fields }: StoredEntity, { attributes }: WriteDocument, violations: Violations): void {
  for (const [name, field] of Object.entries(fieldsOf(type))) {
    const first = "notBefore" in field ? field.notBefore : undefined
    if (first === undefined || ![name, first].some((each) => Object.hasOwn(attributes, each))) continue
    const [start, end] = [instantOf(fields[first]), instantOf(fields[name])]
    if (start !== null && end !== null && end < start)
      violations.add(withPrefix(`${name}: `, codedWords("end-before-start")), `/data/attributes/${name}`)
  }
}

function instantOf(value: Json | undefined): number | null {
  if (typeof value !== "string") return null
  return isDay(value) ? Date.parse(`${value}T00:00:00Z`) / 1000 : toSeconds(value)
}
