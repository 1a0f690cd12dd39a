/** Makes events and their occurrences of the rows of an answer. */
import * as v from "valibot"
import { textIn, type Row } from "#app/lists/rows/row.ts"
import { fromSeconds, toSeconds } from "#contract/agenda/brussels.ts"
import { occurrencesOf, type Range } from "#contract/agenda/occurrences.ts"
import type { Audience } from "#contract/permissions.ts"
import type { AgendaEvent, Occurrence, Place } from "./occurrence.ts"

const told = v.array(
  v.object({
    start: v.string(),
    end: v.optional(v.string()),
    recurrence_id: v.optional(v.string()),
    is_cancelled: v.optional(v.boolean()),
  }),
)

/** The occurrences that the server has worked out. */
export function toldOccurrences(row: Row): readonly Occurrence[] {
  const found = v.safeParse(told, row.meta.occurrences)
  if (!found.success) return []
  const event = eventOf(row)
  return found.output.map(({ start, end = null, recurrence_id: recurrenceId = null, is_cancelled: isCancelled = false }) => ({
    ...named(event, start),
    start,
    end,
    recurrenceId,
    isCancelled,
  }))
}

/** The occurrences of events in a range, worked out here. `replaced` has the starts of occurrences that other events replace, by series. */
export function expanded(
  events: readonly AgendaEvent[],
  range: Range,
  replaced: ReadonlyMap<string, readonly string[]>,
): readonly Occurrence[] {
  return events.flatMap((event) =>
    [...occurrencesOf({ ...event, replaced: replaced.get(event.id) ?? [] }, range)].map(({ start, end, recurrenceId }) => ({
      ...named(event, start),
      start,
      end,
      recurrenceId: recurrenceId ?? event.recurrenceId,
      isCancelled: event.isCancelled,
    })),
  )
}

function named(event: AgendaEvent, start: string): Pick<Occurrence, "key" | "event"> {
  return { key: `${event.id} ${start}`, event }
}

export function eventOf(row: Row): AgendaEvent {
  const { type, id, version, title, number, langcode, isPublished, attributes, related } = row
  const time = (field: string) => inBrussels(textIn(attributes[field]))
  const exdates = Array.isArray(attributes.field_exdates) ? attributes.field_exdates : []
  return {
    type,
    id,
    version,
    title,
    number,
    langcode,
    isPublished,
    isCancelled: attributes.field_cancelled === true,
    start: time("field_start") ?? "",
    end: time("field_end"),
    rule: textIn(attributes.field_rrule) || null,
    exdates: exdates.flatMap((each) => inBrussels(textIn(each)) ?? []),
    series: related.field_series?.[0]?.id ?? null,
    recurrenceId: time("field_recurrence_id"),
    place: placeOf(attributes),
    audience: audienceOf(attributes.field_audience),
    category: related.field_category?.[0] ?? null,
    files: related.field_attachments ?? [],
  }
}

/** A Drupal may send the offset of another zone. */
function inBrussels(time: string): string | null {
  const seconds = toSeconds(time)
  return seconds === null ? time || null : fromSeconds(seconds)
}

function placeOf(attributes: Row["attributes"]): Place {
  const text = (field: string) => textIn(attributes[field])
  const town = [text("field_postal_code"), text("field_locality")].filter((part) => part !== "").join(" ")
  return {
    name: text("field_location"),
    address: [text("field_street"), town].filter((part) => part !== "").join(", "),
    latitude: numberIn(attributes.field_latitude),
    longitude: numberIn(attributes.field_longitude),
    isOnline: attributes.field_online === true,
  }
}

/** Drupal sends decimals as texts. */
function numberIn(value: unknown): number | null {
  if (typeof value !== "number" && (typeof value !== "string" || value.trim() === "")) return null
  return Number.isFinite(Number(value)) ? Number(value) : null
}

function audienceOf(value: unknown): Audience {
  return value === "public" || value === "board" ? value : "members"
}
