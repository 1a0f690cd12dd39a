import { momentOf } from "#contract/agenda/occurrences.ts"
import { unixSeconds } from "#contract/agenda/brussels.ts"
import { isStoredTime } from "#app/agenda/time/event-time.ts"
import { eventChanges as words } from "#lib/strings/members-area/event-editing.ts"

/** Seconds before an event in which a change of it is mailed. */
const lateFrom = 72 * 3600

/** Whom a cancellation is mailed to. */
export function mailWords(start: string, areSeveral: boolean, now = new Date()): string {
  if (areSeveral || !isStoredTime(start)) return words.mayMail
  const left = momentOf(start, 0) - unixSeconds(now)
  return left > 0 && left <= lateFrom ? words.mailed : words.notMailed
}
