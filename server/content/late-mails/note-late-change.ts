/** Runs in the transaction that saves the change. */
import { unixSeconds } from "#contract/agenda/brussels.ts"
import { audienceOf, recurrenceIdOf, timesOf } from "#contract/agenda/calendar-event.ts"
import type { Audience } from "#contract/permissions.ts"
import type { Entity, StoredEntity } from "#server/content/entities/entity.ts"
import type { Database } from "#server/database/open.ts"
import {
  firstLost,
  isLate,
  meetingAfter,
  meetingAt,
  meetingBefore,
  nextMeeting,
  onlyMeeting,
  type EventState,
  type LateChange,
  type Meeting,
} from "#server/content/agenda/late-change.ts"
import { dropMoves, dropPending, pendingAbout, pendingLoss, queueMails } from "./mail-queue.ts"
import { eventState } from "#server/content/agenda/stored-events.ts"

type Change<Time> = {
  readonly before: Entity | undefined
  readonly after: StoredEntity
  /** Names by UUID the series that continues the ended one. */
  readonly continuedBy: string | undefined
  readonly now: Time
}
/** `subject` names the event, and the occurrence of a series. */
type Outcome = LateChange & { readonly subject: string }

/** Call it after `after` was stored. */
export function noteLateChange(db: Database, { now, ...change }: Change<Date>): void {
  const { before, after } = change
  const seconds = unixSeconds(now)
  const isShown = isPublished(after)
  if (!isShown && before !== undefined && isPublished(before)) noteWithdrawal(db, before, seconds)
  if (!isShown) return
  const outcome = outcomeOf(db, { ...change, now: seconds }) ?? resumed(db, after, seconds)
  if (outcome !== null) queueJoined(db, outcome, seconds)
}

type Languages = Pick<StoredEntity, "status" | "label" | "langcode"> & {
  readonly translations?: readonly Omit<Languages, "translations">[] | undefined
}

/** An event takes place for its readers as long as one of its languages is published. */
export function isPublished({ status, translations = [] }: Languages): boolean {
  return status || translations.some((translation) => translation.status)
}

function titlesOf({ translations = [], ...original }: Languages): LateChange["titles"] {
  const published = [original, ...translations].filter(({ status }) => status)
  return Object.fromEntries(published.map(({ langcode, label }) => [langcode, label]))
}

/** Call it after a published event was deleted or unpublished. Nobody gets a mail about that, and waiting mails stay. */
export function noteWithdrawal(
  db: Database,
  { uuid, fields, references }: Pick<Entity, "uuid" | "fields" | "references">,
  now: number,
): void {
  const replaced = replacedTime({ fields, references })
  const subject = replaced === null ? uuid : subjectOf(replaced)
  const seriesMeeting = replaced === null ? null : meetingBySeries(db, replaced)
  const waiting = seriesMeeting === null ? undefined : pendingAbout(db, { subject, before: seriesMeeting }, now)
  if (waiting === undefined) dropMoves(db, subject)
  else queueJoined(db, { ...waiting.change, subject: waiting.subject, after: seriesMeeting }, now)
}

/** Joins a change with the waiting mail about the same event, so that readers get one mail. */
function queueJoined(db: Database, { subject, ...change }: Outcome, now: number): void {
  const waiting = pendingAbout(db, { subject, before: change.before }, now)
  if (waiting !== undefined) dropPending(db, waiting.subject)
  const before = waiting?.change.before ?? change.before
  if (isLate(before, change.after, now)) queueMails(db, { subject: waiting?.subject ?? subject, change: { ...change, before }, now })
}

function outcomeOf(db: Database, change: Change<number>): Outcome | null {
  const { before, after, continuedBy, now } = change
  const wasPublished = before !== undefined && isPublished(before)
  const words = { title: after.label, titles: titlesOf(after), audience: audienceOf(after.fields) }
  const replaced = replacedTime(after)
  if (replaced !== null) {
    const formerMeeting = wasPublished ? onlyMeeting(before.fields) : meetingBySeries(db, replaced)
    return formerMeeting && { ...words, subject: subjectOf(replaced), before: formerMeeting, after: onlyMeeting(after.fields) }
  }
  const state = eventState(db, after.uuid)
  if (!wasPublished || state === undefined) return null
  const formerState = { ...state, fields: before.fields }
  const formerMeeting = meetingBefore(formerState, state, now)
  if (formerMeeting === null) return null
  const move = { before: formerMeeting, after: meetingAfter(formerMeeting, state, now) }
  if (!repeats(formerState)) return { ...words, subject: after.uuid, ...move }
  // The ended series may continue in another one. Then only meetings that the other one lacks or moves are news.
  const continuation = repeats(state) && nextMeeting(state, now) === null ? continuationOf(db, continuedBy) : undefined
  const seriesMove = (continuation && firstLost(formerState, continuation, now)) ?? move
  const audience = continuation === undefined ? words.audience : narrower(words.audience, audienceOf(continuation.fields))
  return { ...words, audience, ...seriesMove, subject: subjectOf({ series: after.uuid, start: seriesMove.before.start }) }
}

type ReplacedOccurrence = { readonly series: string; readonly start: string }

function replacedTime({ fields, references }: Pick<StoredEntity, "fields" | "references">): ReplacedOccurrence | null {
  const series = references.field_series?.[0]?.uuid
  const start = recurrenceIdOf(fields)
  return series === undefined || start === null ? null : { series, start }
}

function subjectOf({ series, start }: ReplacedOccurrence): string {
  return `${series} ${start}`
}

function meetingBySeries(db: Database, { series, start }: ReplacedOccurrence): Meeting | null {
  const state = eventState(db, series)
  return state?.isPublished === true ? meetingAt({ ...state, replaced: [] }, start) : null
}

function repeats({ fields }: Pick<EventState, "fields">): boolean {
  return timesOf(fields).rule !== null
}

function continuationOf(db: Database, continuedBy: string | undefined): EventState | undefined {
  const continuation = continuedBy === undefined ? undefined : eventState(db, continuedBy)
  return continuation?.isPublished === true ? continuation : undefined
}

/** Returns the news that a series has meetings again, if the mail about their loss still waits. */
function resumed(db: Database, event: StoredEntity, now: number): Outcome | null {
  const { uuid, label, fields } = event
  const state = eventState(db, uuid)
  if (state === undefined || !repeats(state)) return null
  const changedSubjects = state.replaced.map((start) => subjectOf({ series: uuid, start }))
  const waiting = pendingLoss(db, { uuid, changedSubjects }, now)
  if (waiting === undefined) return null
  const { change, subject } = waiting
  const words = { title: label, titles: titlesOf(event), audience: audienceOf(fields) }
  return { ...words, subject, before: change.before, after: meetingAfter(change.before, state, now) }
}

function narrower(one: Audience, other: Audience): Audience {
  return one === "board" || other === "public" ? one : other
}
