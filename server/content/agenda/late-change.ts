/** A late change moves or cancels an event within three days before it starts. */
import { isDay } from "#contract/agenda/brussels.ts"
import { isCancelled, placeIn, timesOf } from "#contract/agenda/calendar-event.ts"
import { momentOf, occurrencesOf, type Times } from "#contract/agenda/occurrences.ts"
import type { Langcode } from "#contract/fields.ts"
import { defaultLanguage } from "#contract/languages.ts"
import type { Audience } from "#contract/permissions.ts"
import type { Fields } from "#server/content/entities/entity.ts"

export type Meeting = Times & { readonly place: string | null; readonly isCancelled: boolean }

/** `after` is null if the event no longer takes place. */
export type LateChange = {
  readonly title: string
  readonly titles?: Readonly<Partial<Record<Langcode, string | undefined>>> | undefined
  readonly audience: Audience
  readonly before: Meeting
  readonly after: Meeting | null
}

/** `replaced` holds the starts that other events replace. */
export type EventState = { readonly fields: Fields; readonly replaced: readonly string[] }

/** Seconds before the event begins. */
const late = 72 * 3600
// Seconds: a change further ahead isn't late, so nobody looks further for the next time of a series.
const ahead = 400 * 86_400

/** Takes a moment in Unix seconds. */
export function nextMeeting(state: EventState, now: number): Meeting | null {
  const [next = null] = upcoming(state, now)
  return next
}

function* upcoming({ fields, replaced }: EventState, now: number): Generator<Meeting> {
  for (const times of occurrencesOf({ ...timesOf(fields), replaced }, { from: now, to: now + ahead }))
    if (momentOf(times.start, 0) > now) yield meetingOf(fields, times)
}

/** Pairs coming meetings of both series in order, and returns the first pair whose new meeting no other event replaces. `after` may be null. */
export function firstLost(former: EventState, rest: EventState, now: number): Pick<LateChange, "before" | "after"> | null {
  const replacedMoments = new Set(rest.replaced.map((time) => momentOf(time, 0)))
  const seriesTimes = upcoming({ ...rest, replaced: [] }, now)
  for (const before of upcoming(former, now)) {
    const next = seriesTimes.next()
    if (next.done === true) return { before, after: null }
    if (!replacedMoments.has(momentOf(next.value.start, 0))) return { before, after: next.value }
  }
  return null
}

export function meetingAt({ fields, replaced }: EventState, start: string): Meeting | null {
  const from = momentOf(start, 0)
  const range = { from, to: isDay(start) ? momentOf(start, 1) : from + 1 }
  for (const times of occurrencesOf({ ...timesOf(fields), replaced }, range)) {
    const begins = momentOf(times.start, 0)
    if (begins >= range.from && begins < range.to) return meetingOf(fields, times)
  }
  return null
}

/** Expects an event that doesn't repeat. */
export function onlyMeeting(fields: Fields): Meeting {
  return meetingOf(fields, timesOf(fields))
}

/** Returns the meeting with the same start, else the next one. Returns null if it was left out or was the last. */
export function meetingAfter(before: Meeting, state: EventState, now: number): Meeting | null {
  if (timesOf(state.fields).rule === null) return onlyMeeting(state.fields)
  return isLeftOut(before, state) ? null : (meetingAt(state, before.start) ?? nextMeeting(state, now))
}

/** Returns the time that a change concerns: of a series the next left-out one, else the next one. */
export function meetingBefore(former: EventState, state: EventState, now: number): Meeting | null {
  for (const meeting of upcoming(former, now)) {
    if (momentOf(meeting.start, 0) > now + late) break
    if (isLeftOut(meeting, state)) return meeting
  }
  return nextMeeting(former, now)
}

function isLeftOut({ start }: Meeting, { fields }: EventState): boolean {
  return timesOf(fields).exdates.some((time) => time === start || time === start.slice(0, 10))
}

function meetingOf(fields: Fields, { start, end }: Times): Meeting {
  return { start, end, place: placeIn(fields, defaultLanguage), isCancelled: isCancelled(fields) }
}

export function isLate(before: Meeting, after: Meeting | null, now: number): boolean {
  if (before.isCancelled) return false
  const isSoon = (start: string) => momentOf(start, 0) > now && momentOf(start, 0) <= now + late
  if (after === null || after.isCancelled) return isSoon(before.start)
  return isMoved(before, after) && (isSoon(before.start) || (isSoon(after.start) && momentOf(before.start, 0) > now))
}

function isMoved(before: Meeting, after: Meeting): boolean {
  return before.start !== after.start || before.end !== after.end || before.place !== after.place
}
