import type { ResourceType } from "#contract/fields.ts"
import type { OccurrenceMeta, Resource } from "#contract/jsonapi.ts"
import { isDay, toSeconds } from "#contract/agenda/brussels.ts"
import { momentOf, type Range } from "#contract/agenda/occurrences.ts"
import type { Occurrence, Occurring } from "#server/content/agenda/occurring.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { Parameter, Parameters } from "./query-string.ts"

const name = "occurs"
// Seconds.
const longest = 5 * 366 * 86_400

/** The range of `filter[occurs][from]` and `filter[occurs][to]`; undefined if there is none. @throws Refusal 400 */
export function parseOccurs(type: ResourceType, filter: Parameters): Range | undefined {
  const said = filter.get(name)
  if (type !== "node--agenda" || said === undefined) return undefined
  if (typeof said === "string" || [...said.keys()].some((key) => key !== "from" && key !== "to") || said.size < 2)
    throw new Refusal(400, "`filter[occurs]` needs both `from` and `to`, and nothing else.")
  const range = { from: parseMoment(said.get("from"), 0), to: parseMoment(said.get("to"), 1) }
  if (range.from > range.to) throw new Refusal(400, "`filter[occurs][from]` is after `filter[occurs][to]`.")
  if (range.to - range.from > longest) throw new Refusal(400, "`filter[occurs]` can span five years at most.")
  return range
}

export function withoutOccurs(type: ResourceType, filter: Parameters): Parameters {
  return type === "node--agenda" ? new Map([...filter].filter(([key]) => key !== name)) : filter
}

// Days begin and end at midnight in Brussels; `later` is 1 for the end.
function parseMoment(value: Parameter | undefined, later: number): number {
  // A plus sign that isn't encoded arrives as a space.
  const text = typeof value === "string" ? value.replace(" ", "+") : ""
  const isInReach = /^(19[7-9]|2[01])\d/.test(text)
  if (isInReach && (isDay(text) || toSeconds(text) !== null)) return momentOf(text, later)
  throw new Refusal(
    400,
    "`filter[occurs]` takes days (2026-10-06, the last one included) or times with their offset (2026-10-06T09:00:00+02:00).",
  )
}

export function withOccurrences(resource: Resource, occurring: Occurring): Resource {
  return { ...resource, meta: { occurrences: (occurring.get(resource.id) ?? []).map(occurrenceMeta) } }
}

function occurrenceMeta({ start, end, recurrenceId, isCancelled }: Occurrence): OccurrenceMeta {
  return {
    start,
    ...(end === null ? {} : { end }),
    ...(recurrenceId === null ? {} : { recurrence_id: recurrenceId }),
    ...(isCancelled ? { is_cancelled: true } : {}),
  }
}
