import type { CalendarEvent } from "#contract/agenda/calendar-event.ts"
import { calendarOf } from "#contract/agenda/icalendar.ts"
import { audiencesOf, type Viewer } from "#contract/permissions.ts"
import { calendarEvents } from "#server/content/agenda/calendar-events.ts"
import { changeStamp } from "#server/content/changes.ts"
import { answer, type Answer } from "#server/http/answers/answer.ts"
import { answerCache } from "#server/http/answers/answer-cache.ts"
import type { SessionContext } from "#server/session/context/context.ts"

const year = 365 * 86_400
const mostBytes = 16 * 1024 * 1024
// Seconds that an answer is kept: what is past changes with time alone.
const keptFor = 600

export type Feed = (viewer: Viewer, site: string | null) => Answer

/** Makes a function that writes the agenda for a viewer: the last twelve months, and everything that is coming. */
export function makeFeed({ db, now }: Pick<SessionContext, "db" | "now">): Feed {
  const kept = answerCache(mostBytes)
  return (viewer, site) => {
    const seconds = Math.floor(now().getTime() / 1000)
    const stamp = `${changeStamp(db)} ${Math.floor(seconds / keptFor)}`
    const key = `${audiencesOf(viewer).join()} ${site ?? ""}`
    const known = kept.get(key, stamp)
    if (known !== undefined) return known
    const events = calendarEvents(db, viewer, { since: seconds - year, site })
    const made = answer({
      headers: { "Content-Type": "text/calendar; charset=utf-8", "Cache-Control": "private, no-cache", ...lastModified(events) },
      body: calendarOf(events, { name: "G30 agenda", use: "subscription", now: now() }),
    })
    kept.set(key, stamp, made)
    return made
  }
}

function lastModified(events: readonly CalendarEvent[]): Readonly<Record<string, string>> {
  const newest = Math.max(...events.map(({ changed }) => Date.parse(changed)))
  return events.length === 0 ? {} : { "Last-Modified": new Date(newest).toUTCString() }
}
