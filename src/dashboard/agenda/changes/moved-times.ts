import { isDay } from "#contract/agenda/brussels.ts"
import { movedBy } from "#contract/agenda/moved-series.ts"
import type { Times } from "#dashboard/agenda/occurrences/occurrence.ts"

/** Minutes. */
export const DAY = 1440

/** Moves the times by minutes; whole days move by days. */
export function movedTimes({ start, end }: Times, minutes: number): Times {
  const by = isDay(start) ? Math.round(minutes / DAY) * DAY : minutes
  return { start: movedBy(start, by), end: end === null ? null : movedBy(end, by) }
}
