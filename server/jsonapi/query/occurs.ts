/** `filter[occurs][from]` and `filter[occurs][to]`: the events of a time, beside the standard filters. */
import type { ResourceType } from "#contract/fields.ts"
import type { OccurrenceMeta, Resource } from "#contract/jsonapi.ts"
import { isDay, toSeconds } from "#server/content/agenda/brussels.ts"
import { momentOf, type Range } from "#server/content/agenda/occurrences.ts"
import type { Occurrence, Occurring } from "#server/content/agenda/occurring.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { Parameter, Parameters } from "./query-string.ts"

const name = "occurs"
const longest = 5 * 366 * 86_400

/**
 * Takes the range out of the filters of a collection; undefined where there is none.
 *
 * @throws Refusal 400
 */
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

/** The other filters. */
export function withoutOccurs(type: ResourceType, filter: Parameters): Parameters {
  return type === "node--agenda" ? new Map([...filter].filter(([key]) => key !== name)) : filter
}

/** A day begins, or where it is the last one ends, at midnight in Brussels. */
function parseMoment(value: Parameter | undefined, later: number): number {
  // A plus sign that wasn't encoded arrives as a blank.
  const text = typeof value === "string" ? value.replace(" ", "+") : ""
  const isInReach = /^(19[7-9]|2[01])\d/.test(text)
  if (isInReach && (isDay(text) || toSeconds(text) !== null)) return momentOf(text, later)
  throw new Refusal(
    400,
    "`filter[occurs]` takes days (2026-10-06, the last one included) or times with their offset (2026-10-06T09:00:00+02:00).",
  )
}

/** The resource with its occurrences in the range that was asked for. */
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
