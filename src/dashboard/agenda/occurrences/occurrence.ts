import type { Related, Row, RowName } from "#dashboard/lists/rows/row.ts"
import { isDay, toSeconds } from "#contract/agenda/brussels.ts"
import type { CalendarEvent } from "#contract/agenda/calendar-event.ts"
import type { OccurrenceTimes } from "#contract/agenda/occurrences.ts"
import { parseDay } from "#contract/agenda/days.ts"
import type { Audience } from "#contract/permissions.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { byName } from "#lib/text/collate.ts"

/** Times are those of clocks in Brussels. A series has the times of its first occurrence. */
type StoredTimes = Pick<CalendarEvent, "start" | "end" | "rule" | "exdates" | "series" | "recurrenceId" | "isCancelled">

/** An event as the agenda shows it. Its text and picture load with its details. */
export type AgendaEvent = RowName &
  StoredTimes & {
    /** nid, which edit addresses carry. */
    readonly number: number | null
    readonly langcode: string
    readonly languages: Row["languages"]
    readonly isPublished: boolean
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

export type Occurrence = OccurrenceTimes & {
  readonly key: string
  readonly event: AgendaEvent
  readonly isCancelled: boolean
}

export type Times = Pick<Occurrence, "start" | "end">

export function isAllDay({ start }: Times): boolean {
  return isDay(start)
}

/** Returns days in Brussels. An event that ends at midnight isn't on the day that begins then. */
export function daysOf({ start, end }: Times): { readonly first: number; readonly last: number } {
  const first = parseDay(start)
  if (end === null) return { first, last: first }
  const isMidnight = !isDay(end) && end.slice(11, 16) === "00:00"
  return { first, last: Math.max(first, parseDay(end) - (isMidnight ? 1 : 0)) }
}

/** Sorts by day and time. On one day whole days come first, of these the longest. */
export function byStart(one: Occurrence, other: Occurrence): number {
  const [mine, theirs] = [daysOf(one), daysOf(other)]
  if (mine.first !== theirs.first) return mine.first - theirs.first
  if (isAllDay(one) !== isAllDay(other)) return isAllDay(one) ? -1 : 1
  if (isAllDay(one)) return theirs.last - mine.last || byName(one.event.title, other.event.title)
  return (toSeconds(one.start) ?? 0) - (toSeconds(other.start) ?? 0) || byName(one.event.title, other.event.title)
}

export function isOn(occurrence: Occurrence, day: number): boolean {
  const { first, last } = daysOf(occurrence)
  return first <= day && day <= last
}

/** "Maes & Otten, Rue du Bonnier 7, 6000 Charleroi" */
export function placeWords({ words, isOnline }: Place): string {
  return words === "" && isOnline ? appWords.agenda.online : words
}
