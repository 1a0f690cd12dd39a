import { addMonths, monthOf } from "#dashboard/agenda/days/grid.ts"
import type { DayRange } from "#dashboard/agenda/occurrences/agenda-request.ts"
import { daysOf, type Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"

export type ListDay = { readonly day: number; readonly occurrences: readonly Occurrence[] }

/** The list has at least this many days. */
const fewestDays = 14

/** Months: a list with few events extends to the first of these ends with enough of them. */
const reaches = [2, 5, 12]

/** The number of events that fill a screen. */
export const fewestEvents = 8

export function daysOfList(day: number, until: number | null): DayRange {
  return { first: day, last: Math.max(until ?? 0, ...endsAfter(day)) }
}

/** Shows the rest of the month, but at least two weeks, or as far as the user extended the list. */
export function visibleDays(first: number, until: number | null, occurrences: readonly Occurrence[]): DayRange {
  const least = Math.max(until ?? 0, monthOf(first).last, first + fewestDays)
  const ends = [least, ...endsAfter(first).filter((end) => end > least)]
  const isFull = (last: number) => occurrencesOn(occurrences, { first, last }).length >= fewestEvents
  return { first, last: ends.find(isFull) ?? ends.at(-1) ?? least }
}

function endsAfter(day: number): readonly number[] {
  return reaches.map((months) => monthOf(addMonths(day, months)).last)
}

export function occurrencesOn(occurrences: readonly Occurrence[], { first, last }: DayRange): readonly Occurrence[] {
  return occurrences.filter((occurrence) => daysOf(occurrence).first <= last && daysOf(occurrence).last >= first)
}

/** Returns the end of the first month that the list doesn't show in full yet. */
export function nextEnd({ last }: DayRange): number {
  return monthOf(last + 1).last
}

export function monthsAround(day: number): { readonly previous: number; readonly next: number } {
  const { first } = monthOf(day)
  return { previous: first === day ? addMonths(first, -1) : first, next: addMonths(first, 1) }
}

/** Lists each event once, on its first day in the list. */
export function byDay(occurrences: readonly Occurrence[], from: number): readonly ListDay[] {
  const days = new Map<number, Occurrence[]>()
  for (const occurrence of occurrences) {
    const day = Math.max(from, daysOf(occurrence).first)
    days.set(day, [...(days.get(day) ?? []), occurrence])
  }
  return [...days].toSorted(([one], [other]) => one - other).map(([day, each]) => ({ day, occurrences: each }))
}

/** Months that a search looks back and ahead. */
const searchedMonths = 60

export function daysOfSearch(today: number): DayRange {
  return { first: addMonths(today, -searchedMonths), last: addMonths(today, searchedMonths) }
}

/** Picks each event's next occurrence, or else its last one. Past ones begin with the latest. */
export function nearestOf(occurrences: readonly Occurrence[], today: number) {
  const isComing = (occurrence: Occurrence) => daysOf(occurrence).last >= today
  const nearest = new Map<string, Occurrence>()
  for (const occurrence of occurrences) {
    const before = nearest.get(occurrence.event.id)
    if (before === undefined || !isComing(before)) nearest.set(occurrence.event.id, occurrence)
  }
  const all = [...nearest.values()]
  return {
    coming: byDay(all.filter(isComing), today),
    past: byDay(
      all.filter((each) => !isComing(each)),
      0,
    ).toReversed(),
  }
}
