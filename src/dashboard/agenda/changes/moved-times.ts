import { movedBy } from "#contract/agenda/moved-series.ts"
import type { Times } from "#dashboard/agenda/occurrences/occurrence.ts"

/** Minutes. Whole days are dragged, and moved by keys, by such steps only. */
export const DAY = 1440

export function movedTimes({ start, end }: Times, minutes: number): Times {
  return { start: movedBy(start, minutes), end: end === null ? null : movedBy(end, minutes) }
}
