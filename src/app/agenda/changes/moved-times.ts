import type { Times } from "#app/agenda/occurrences/occurrence.ts"
import { isStoredTime, movedBy } from "#app/agenda/days/event-time.ts"
import { isDay } from "#contract/agenda/brussels.ts"

export const DAY = 1440
/** Minutes by which events move within a day. */
export const step = 15

/** The times after a move by minutes; whole days move by days. Null if clocks skip one of them. */
export function movedTimes({ start, end }: Times, minutes: number): Times | null {
  const by = isDay(start) ? Math.round(minutes / DAY) * DAY : minutes
  const moved = { start: movedBy(start, by), end: end === null ? null : movedBy(end, by) }
  return isStoredTime(moved.start) && (moved.end === null || isStoredTime(moved.end)) ? moved : null
}

/** The minutes by which a key moves an event; null for other keys. */
export function minutesOf(key: string, view: "month" | "week" | "list", isAllDay: boolean): number | null {
  const down = view === "week" ? (isAllDay ? 0 : step) : 7 * DAY
  const moves: Readonly<Record<string, number>> = { ArrowLeft: -DAY, ArrowRight: DAY, ArrowUp: -down, ArrowDown: down }
  return moves[key] ?? null
}
