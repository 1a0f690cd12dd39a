/** Days and times, in the forms that Drupal takes. */
import { fromSeconds, isDay, toSeconds } from "#server/content/agenda/brussels.ts"
import { DomainError } from "#server/content/errors.ts"

// Drupal refuses what is no date before it looks at anything else, and without a pointer.
function noDate(value: unknown, formats: string): DomainError {
  const shown = typeof value === "string" ? value.slice(0, 100) : JSON.stringify(value).slice(0, 100)
  return new DomainError("invalid", `The specified date "${shown}" is not in an accepted format: ${formats}.`)
}

/**
 * A day, `YYYY-MM-DD`.
 *
 * @throws DomainError invalid
 */
export function dayOf(value: unknown): string {
  if (typeof value === "string" && isDay(value)) return value
  throw noDate(value, '"Y-m-d" (date-only)')
}

/**
 * A time with its offset (RFC 3339, or ISO 8601 with `+0200`), in Unix seconds.
 *
 * @throws DomainError invalid
 */
export function secondsOf(value: unknown): number {
  const formats = String.raw`"Y-m-d\TH:i:sP" (RFC 3339), "Y-m-d\TH:i:sO" (ISO 8601)`
  const [, time, sign, hours = "00", minutes = "00"] = pattern.exec(typeof value === "string" ? value : "") ?? []
  if (time === undefined || !isDay(time.slice(0, 10))) throw noDate(value, formats)
  const seconds = toSeconds(`${time}${sign ?? "+"}${hours}:${minutes}`)
  if (seconds === null) throw noDate(value, formats)
  return seconds
}

// Earlier, the clocks of Brussels had offsets with seconds.
const pattern = /^((?:19|2\d)\d\d-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:Z|([+-])(0\d|1[0-4]):?([0-5]\d))$/

/**
 * A time as it is stored, with the offset that Brussels has then.
 *
 * @throws DomainError invalid
 */
export function timeOf(value: unknown): string {
  return fromSeconds(secondsOf(value))
}

/** Today in Brussels, `YYYY-MM-DD`. */
export function today(now: Date): string {
  return fromSeconds(Math.floor(now.getTime() / 1000)).slice(0, 10)
}
