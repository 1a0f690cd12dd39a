import type { Times } from "#dashboard/agenda/occurrences/occurrence.ts"
import { movedBy } from "#contract/agenda/moved-series.ts"
import { isDay } from "#contract/agenda/brussels.ts"

export const DAY = 1440
/** Minutes by which a drag moves events within a day. */
export const step = 15

/** The times after a move by minutes; whole days move by days. */
export function movedTimes({ start, end }: Times, minutes: number): Times {
  const by = isDay(start) ? Math.round(minutes / DAY) * DAY : minutes
  return { start: movedBy(start, by), end: end === null ? null : movedBy(end, by) }
}

/** The minutes by which a key moves an event: by a day or a week; null for other keys. */
export function minutesOf(key: string): number | null {
  const moves: Readonly<Record<string, number>> = { ArrowLeft: -DAY, ArrowRight: DAY, ArrowUp: -7 * DAY, ArrowDown: 7 * DAY }
  return moves[key] ?? null
}
