/** Queues the mails about a late change, in the transaction that saves it. */
import { unixSeconds } from "#contract/agenda/brussels.ts"
import type { Entity, StoredEntity } from "#server/content/entities/entity.ts"
import type { Database } from "#server/database/open.ts"
import { audienceOf, readText } from "./event-fields.ts"
import { isLate, meetingAfter, meetingAt, nextMeeting, onlyMeeting, type LateChange, type Meeting } from "./late-change.ts"
import { dropPending, pendingAbout, queueMails } from "./late-mails.ts"
import { eventState, newSeries } from "./stored-events.ts"

type Saved = { readonly before: Entity | undefined; readonly after: StoredEntity; readonly now: Date }
/** `subject` names the event, and the occurrence of a series. */
type Outcome = Pick<LateChange, "before" | "after"> & { readonly subject: string }

/** Call it after `after` was stored. */
export function noteLateChange(db: Database, { before, after, now }: Saved): void {
  if (after.type !== "node--agenda" || !after.status) return
  const seconds = unixSeconds(now)
  const found = outcomeOf(db, { before, after, now: seconds }) ?? continued(db, after, seconds)
  if (found === null) return
  // What waits to be mailed is told as one change.
  const waiting = pendingAbout(db, found, seconds)
  if (waiting !== undefined) dropPending(db, waiting.subject)
  const first = waiting?.change.before ?? found.before
  if (!isLate(first, found.after, seconds)) return
  const change = { title: after.label, audience: audienceOf(after.fields), before: first, after: found.after }
  queueMails(db, { subject: waiting?.subject ?? found.subject, change, now: seconds })
}

type Change = { readonly before: Entity | undefined; readonly after: StoredEntity; readonly now: number }

function outcomeOf(db: Database, { before, after, now }: Change): Outcome | null {
  const series = after.references.field_series?.[0]?.uuid
  const replaced = readText(after.fields.field_recurrence_id)
  const wasPublished = before?.status === true
  if (series !== undefined && replaced !== null) {
    const was = wasPublished ? onlyMeeting(before.fields) : givenBy(db, series, replaced)
    return was && { subject: `${series} ${replaced}`, before: was, after: onlyMeeting(after.fields) }
  }
  const state = eventState(db, after.uuid)
  const was = wasPublished && state !== undefined ? nextMeeting({ ...state, fields: before.fields }, now) : null
  if (was === null || state === undefined) return null
  const repeats = readText(before?.fields.field_rrule) !== null
  const next = meetingAfter(was, state, now) ?? (repeats ? goesOn(db, after, now) : null)
  return { subject: repeats ? `${after.uuid} ${was.start}` : after.uuid, before: was, after: next }
}

/** The time that a published series gives to an occurrence, before another event replaced it. */
function givenBy(db: Database, series: string, start: string): Meeting | null {
  const state = eventState(db, series)
  return state?.isPublished === true ? meetingAt({ ...state, replaced: [] }, start) : null
}

/** A change of this and the following occurrences ends a series and makes another, in two saves in any order. */
function goesOn(db: Database, ended: StoredEntity, now: number): Meeting | null {
  const next = newSeries(db, ended, now)
  return next === undefined ? null : nextMeeting(next, now)
}

function continued(db: Database, { uuid, label, fields }: StoredEntity, now: number): Outcome | null {
  if (readText(fields.field_rrule) === null) return null
  const waiting = pendingAbout(db, { subject: "", title: label }, now)
  const state = eventState(db, uuid)
  if (waiting === undefined || state === undefined) return null
  return { subject: waiting.subject, before: waiting.change.before, after: nextMeeting(state, now) }
}
