import type { Row } from "#dashboard/lists/rows/row.ts"
import { audienceOf, isCancelled, placeIn, recurrenceIdOf, timesOf } from "#contract/agenda/calendar-event.ts"
import { occurrencesOf, type Range } from "#contract/agenda/occurrences.ts"
import { municipalityIn } from "#contract/places/name-in.ts"
import { language } from "#lib/strings/language.ts"
import type { AgendaEvent, Occurrence, Place } from "./occurrence.ts"

/** Computes the occurrences of events in a range. `exceptions` are the events that replace some of them. */
export function expandEvents(events: readonly AgendaEvent[], range: Range, exceptions: readonly Row[]): readonly Occurrence[] {
  return events.flatMap((event) => {
    const replaced = exceptions.flatMap(({ related, attributes }) =>
      related.field_series?.[0]?.id === event.id ? (recurrenceIdOf(attributes) ?? []) : [],
    )
    return [...occurrencesOf({ ...event, replaced }, range)].map(({ start, end, recurrenceId }) => ({
      key: `${event.id} ${start}`,
      event,
      start,
      end,
      recurrenceId: recurrenceId ?? event.recurrenceId,
      isCancelled: event.isCancelled,
    }))
  })
}

export function eventOf(row: Row): AgendaEvent {
  const { type, id, version, title, number, langcode, languages, isPublished, attributes, related } = row
  return {
    ...{ type, id, version, title, number, langcode, languages, isPublished },
    isCancelled: isCancelled(attributes),
    ...timesOf(attributes),
    series: related.field_series?.[0]?.id ?? null,
    recurrenceId: recurrenceIdOf(attributes),
    place: readPlace(attributes),
    audience: audienceOf(attributes),
    category: related.field_category?.[0] ?? null,
    files: related.field_attachments ?? [],
  }
}

function readPlace(stored: Row["attributes"]): Place {
  const { field_locality: town, field_country: country } = stored
  const attributes: Row["attributes"] = {
    ...stored,
    field_locality: typeof town === "string" ? municipalityIn(language, town, country) : town,
  }
  return {
    words: placeIn(attributes) ?? "",
    address: placeIn({ ...attributes, field_location: null }) ?? "",
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
