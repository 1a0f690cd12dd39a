import type { Related, Row } from "#dashboard/lists/rows/row.ts"
import { isDay, toSeconds } from "#contract/agenda/brussels.ts"
import { audienceOf, isCancelled, placeIn, recurrenceIdOf, timesOf, type CalendarEvent } from "#contract/agenda/calendar-event.ts"
import { occurrencesOf, type Range, type Times } from "#contract/agenda/occurrences.ts"
import { movedBy } from "#contract/agenda/moved-series.ts"
import { parseDay } from "#contract/agenda/days.ts"
import type { Audience } from "#contract/permissions.ts"
import { municipalityIn } from "#contract/places/name-in.ts"
import { words } from "#lib/strings/words.ts"
import { language } from "#lib/strings/language.ts"
import { byName } from "#lib/text/collate.ts"

/** Times are those of clocks in Brussels. A series has the times of its first occurrence. */
type StoredTimes = Pick<CalendarEvent, "start" | "end" | "rule" | "exdates" | "series" | "recurrenceId" | "isCancelled">

/** The text and the picture load with the details. */
export type AgendaEvent = Row &
  StoredTimes & {
    readonly place: EventPlace
    readonly audience: Audience
    readonly category: Related | null
    readonly files: readonly Related[]
  }

export type EventPlace = {
  readonly words: string
  readonly address: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly isOnline: boolean
}

export type Occurrence = Times & { readonly key: string; readonly event: AgendaEvent }

/** `exceptions` are events that replace some occurrences. */
export function expandEvents(events: readonly AgendaEvent[], range: Range, exceptions: readonly Row[]): readonly Occurrence[] {
  const occurrences = events.flatMap((event) => {
    const replaced = exceptions.flatMap(({ related, attributes }) =>
      related.field_series?.[0]?.id === event.id ? (recurrenceIdOf(attributes) ?? []) : [],
    )
    return [...occurrencesOf({ ...event, replaced }, range)].map(({ start, end }) => ({ key: keyOf(event, start), event, start, end }))
  })
  const keys = new Set<string>()
  return occurrences.map((occurrence) => {
    const { key, event } = occurrence
    // Two admins who move one occurrence at the same moment make two exceptions of it.
    if (keys.has(key)) return { ...occurrence, key: `${key} ${event.id}` }
    keys.add(key)
    return occurrence
  })
}

/** An occurrence keeps its key when it alone is moved or changed, so that its popover and the focus stay with it. */
function keyOf({ id, rule, series, recurrenceId }: AgendaEvent, start: string): string {
  if (series !== null && recurrenceId !== null) return `${series} ${recurrenceId}`
  return rule === null ? id : `${id} ${start}`
}

export function agendaEventOf(row: Row): AgendaEvent {
  const { attributes, related } = row
  return {
    ...row,
    ...timesOf(attributes),
    isCancelled: isCancelled(attributes),
    series: related.field_series?.[0]?.id ?? null,
    recurrenceId: recurrenceIdOf(attributes),
    place: readPlace(attributes),
    audience: audienceOf(attributes),
    category: related.field_category?.[0] ?? null,
    files: related.field_attachments ?? [],
  }
}

function readPlace(stored: Row["attributes"]): EventPlace {
  const { field_locality: town, field_country: country } = stored
  const attributes: Row["attributes"] = {
    ...stored,
    field_locality: typeof town === "string" ? municipalityIn(language, town, country) : town,
  }
  return {
    words: placeIn(attributes, language) ?? "",
    address: placeIn({ ...attributes, field_location: null }, language) ?? "",
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

export function isAllDay({ start }: Times): boolean {
  return isDay(start)
}

/** An event that ends at midnight isn't on the day that begins then. */
export function daysOf({ start, end }: Times): { readonly first: number; readonly last: number } {
  const first = parseDay(start)
  if (end === null) return { first, last: first }
  const isMidnight = !isDay(end) && end.slice(11, 16) === "00:00"
  return { first, last: Math.max(first, parseDay(end) - (isMidnight ? 1 : 0)) }
}

/** On one day whole days come first, of these the longest. */
export function byStart(one: Occurrence, other: Occurrence): number {
  const [mine, theirs] = [daysOf(one), daysOf(other)]
  if (mine.first !== theirs.first) return mine.first - theirs.first
  if (isAllDay(one) !== isAllDay(other)) return isAllDay(one) ? -1 : 1
  if (isAllDay(one)) return theirs.last - mine.last || byName(one.event.title, other.event.title)
  return (toSeconds(one.start) ?? 0) - (toSeconds(other.start) ?? 0) || byName(one.event.title, other.event.title)
}

/** Minutes. Whole days move only by this step. */
export const DAY = 1440

export function movedTimes({ start, end }: Times, minutes: number): Times {
  return { start: movedBy(start, minutes), end: end === null ? null : movedBy(end, minutes) }
}

export function isOn(occurrence: Occurrence, day: number): boolean {
  const { first, last } = daysOf(occurrence)
  return first <= day && day <= last
}

export function placeWords({ words: place, isOnline }: EventPlace): string {
  return place === "" && isOnline ? words.event.online : place
}
