import { addMonths, monthOf } from "#dashboard/agenda/days/grid.ts"
import type { Days } from "#dashboard/agenda/occurrences/agenda-request.ts"
import { daysOf, type Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"

export type ListDay = { readonly day: number; readonly occurrences: readonly Occurrence[] }

/** The list has at least this many days. */
const fewestDays = 14

/** The days of the list: to the end of the month, two weeks at least, or as far as was asked for. */
export function daysOfList(day: number, until: number | null): Days {
  return { first: day, last: Math.max(until ?? 0, monthOf(day).last, day + fewestDays) }
}

/** So many events fill a screen. */
export const fewestEvents = 8

/** In months: how far the list goes on by itself. The last one ends it, so that a list without events ends too. */
const reaches = [2, 5, 12]

/** The last day of a list that goes on because it has too few events; null if it is long enough. */
export function fillingEnd({ first, last }: Days, count: number): number | null {
  if (count >= fewestEvents) return null
  const ends = reaches.map((months) => monthOf(addMonths(first, months)).last)
  return ends.find((end) => end > last) ?? null
}

/** The last day of the month that the list doesn't show in full yet. */
export function nextEnd({ last }: Days): number {
  return monthOf(last + 1).last
}

/** Previous and Next lead from month to month. */
export function monthsAround(day: number): { readonly previous: number; readonly next: number } {
  const { first } = monthOf(day)
  return { previous: first === day ? addMonths(first, -1) : first, next: addMonths(first, 1) }
}

/** Each event once, on its first day in the list. */
export function byDay(occurrences: readonly Occurrence[], from: number): readonly ListDay[] {
  const days = new Map<number, Occurrence[]>()
  for (const occurrence of occurrences) {
    const day = Math.max(from, daysOf(occurrence).first)
    const others = days.get(day) ?? []
    days.set(day, others)
    others.push(occurrence)
  }
  return [...days].toSorted(([one], [other]) => one - other).map(([day, each]) => ({ day, occurrences: each }))
}

/** Search looks so far back and ahead. */
const searchedYears = 5

export function daysOfSearch(today: number): Days {
  return { first: addMonths(today, -12 * searchedYears), last: addMonths(today, 12 * searchedYears) }
}

export type Found = { readonly coming: readonly ListDay[]; readonly past: readonly ListDay[] }

/** What a search shows of each event: its next time or else its last one. The past begins with what is nearest. */
export function nearestOf(occurrences: readonly Occurrence[], today: number): Found {
  const nearest = new Map<string, Occurrence>()
  for (const occurrence of occurrences) {
    const known = nearest.get(occurrence.event.id)
    if (known === undefined || !isComing(known, today)) nearest.set(occurrence.event.id, occurrence)
  }
  const [coming, past] = [true, false].map((wanted) => [...nearest.values()].filter((each) => isComing(each, today) === wanted))
  return { coming: byDay(coming ?? [], today), past: byDay(past ?? [], 0).toReversed() }
}

function isComing(occurrence: Occurrence, today: number): boolean {
  return daysOf(occurrence).last >= today
}
