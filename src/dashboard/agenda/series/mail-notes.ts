import { isDay, unixSeconds } from "#contract/agenda/brussels.ts"
import { momentOf } from "#contract/agenda/occurrences.ts"
import { isStoredTime } from "#dashboard/agenda/days/event-time.ts"
import { appWords } from "#dashboard/strings/words.ts"

/** Seconds: the server mails a change this long before an event, or later. */
const lateFrom = 72 * 3600

type EventMove = { readonly start: string; readonly movedTo: string | null; readonly areSeveral: boolean }

/** Returns null if the event has begun, because then nobody gets a mail. */
export function changeNote({ start, movedTo, areSeveral }: EventMove, now = new Date()): string | null {
  if (areSeveral || !isStoredTime(start)) return appWords.eventChanges.mayMail
  const secondsUntil = (time: string) => momentOf(time, 0) - unixSeconds(now)
  if (secondsUntil(start) <= 0) return null
  const isSoon = [start, movedTo ?? start].some((time) => secondsUntil(time) > 0 && secondsUntil(time) <= lateFrom)
  return isSoon ? appWords.eventChanges.mailed : appWords.eventChanges.notMailed
}

type EventDeletion = { readonly start: string; readonly end: string | null; readonly areSeveral: boolean; readonly isCancelled: boolean }

/** The server mails nobody about a deletion, so this advises to cancel. Returns null if the event is over or cancelled. */
export function deletionNote({ start, end, areSeveral, isCancelled }: EventDeletion, now = new Date()): string | null {
  const last = end ?? start
  const isOver = isStoredTime(last) && momentOf(last, isDay(last) ? 1 : 0) <= unixSeconds(now)
  return isCancelled || (isOver && !areSeveral) ? null : appWords.eventChanges.untold
}
