import { isDay, unixSeconds } from "#contract/agenda/brussels.ts"
import { momentOf } from "#contract/agenda/occurrences.ts"
import { isStoredTime } from "#dashboard/agenda/days/event-time.ts"
import { appWords } from "#dashboard/strings/words.ts"

/** Seconds before an event in which a change of it is mailed. */
const lateFrom = 72 * 3600

type Changed = { readonly start: string; readonly movedTo: string | null; readonly areSeveral: boolean }

/** Whom a move or a cancellation is mailed to. Null if the event has begun: then nobody gets a mail. */
export function mailWords({ start, movedTo, areSeveral }: Changed, now = new Date()): string | null {
  if (areSeveral || !isStoredTime(start)) return appWords.eventChanges.mayMail
  const left = (time: string) => momentOf(time, 0) - unixSeconds(now)
  if (left(start) <= 0) return null
  const isSoon = [start, movedTo ?? start].some((time) => left(time) > 0 && left(time) <= lateFrom)
  return isSoon ? appWords.eventChanges.mailed : appWords.eventChanges.notMailed
}

type Gone = { readonly start: string; readonly end: string | null; readonly areSeveral: boolean; readonly isCancelled: boolean }

/** What to do in place of a deletion, which is mailed to nobody. Null if nobody would come any more. */
export function untoldWords({ start, end, areSeveral, isCancelled }: Gone, now = new Date()): string | null {
  const last = end ?? start
  const isOver = isStoredTime(last) && momentOf(last, isDay(last) ? 1 : 0) <= unixSeconds(now)
  return isCancelled || (isOver && !areSeveral) ? null : appWords.eventChanges.untold
}
