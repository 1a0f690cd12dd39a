import { agenda as strings } from "#app/strings/agenda.ts"
import type { Related, RowName } from "#app/lists/rows/row.ts"
import { isDay, toSeconds } from "#contract/agenda/brussels.ts"
import { parseDay } from "#contract/agenda/calendar.ts"
import type { Audience } from "#contract/permissions.ts"

/** An event as the agenda shows it. Its text and picture load with its details. */
export type AgendaEvent = RowName & {
  /** nid, which edit addresses carry. */
  readonly number: number | null
  readonly langcode: string
  readonly isPublished: boolean
  readonly isCancelled: boolean
  /** Times in Brussels with their offset; days of an event that lasts whole days. A series has those of its first occurrence. */
  readonly start: string
  readonly end: string | null
  readonly rule: string | null
  readonly exdates: readonly string[]
  /** The UUID of the series of which it replaces the occurrence at `recurrenceId`. */
  readonly series: string | null
  readonly recurrenceId: string | null
  readonly place: Place
  readonly audience: Audience
  readonly category: Related | null
  readonly files: readonly Related[]
}

export type Place = {
  /** Name and address in one line. */
  readonly words: string
  /** Street and town. */
  readonly address: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly isOnline: boolean
}

/** One time at which an event takes place. */
export type Occurrence = {
  readonly key: string
  readonly event: AgendaEvent
  readonly start: string
  readonly end: string | null
  /** The start that the series gives it; null of an event that stands alone. */
  readonly recurrenceId: string | null
  readonly isCancelled: boolean
}

type Times = Pick<Occurrence, "start" | "end">

export function isAllDay({ start }: Times): boolean {
  return isDay(start)
}

/** The first and the last day in Brussels. An event that ends at midnight isn't on the day that begins then. */
export function daysOf({ start, end }: Times): { readonly first: number; readonly last: number } {
  const first = parseDay(start)
  if (end === null) return { first, last: first }
  const isMidnight = !isDay(end) && end.slice(11, 16) === "00:00"
  return { first, last: Math.max(first, parseDay(end) - (isMidnight ? 1 : 0)) }
}

/** By day and time; on one day, those that last longest and whole days come first. */
export function byStart(one: Occurrence, other: Occurrence): number {
  const [mine, theirs] = [daysOf(one), daysOf(other)]
  if (mine.first !== theirs.first) return mine.first - theirs.first
  if (isAllDay(one) !== isAllDay(other)) return isAllDay(one) ? -1 : 1
  if (isAllDay(one)) return theirs.last - mine.last || one.event.title.localeCompare(other.event.title)
  return (toSeconds(one.start) ?? 0) - (toSeconds(other.start) ?? 0) || one.event.title.localeCompare(other.event.title)
}

export function isOn(occurrence: Occurrence, day: number): boolean {
  const { first, last } = daysOf(occurrence)
  return first <= day && day <= last
}

/** "Maes & Otten, Rue du Bonnier 7, 6000 Charleroi" */
export function placeWords({ words, isOnline }: Place): string {
  return words === "" && isOnline ? strings.online : words
}

/** A map of OpenStreetMap at the coordinates, or else at the address; null without either. */
export function mapLink({ address, latitude, longitude }: Place): string | null {
  if (latitude !== null && longitude !== null) {
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  }
  return address === "" ? null : `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address }).toString()}`
}
