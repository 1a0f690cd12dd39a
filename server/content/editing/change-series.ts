/** Runs in the caller's transaction. An ended series names the one that continues it, so that mails can report a move. */
import { dayIn } from "#contract/agenda/all-day.ts"
import { recurrenceIdOf, timesOf } from "#contract/agenda/calendar-event.ts"
import { dayNumberOf, isBefore, movedSeries } from "#contract/agenda/moved-series.ts"
import type { EventChange, SeriesScope } from "#contract/agenda/series-change.ts"
import { endedBefore, isFirst, movedBySplit, restFrom } from "#contract/agenda/split-series.ts"
import { exceptionsOf } from "#server/content/agenda/follow-series.ts"
import { meetingAt } from "#server/content/agenda/late-change.ts"
import type { Entity, Fields } from "#server/content/entities/entity.ts"
import { shownIn } from "#server/content/entities/languages.ts"
import { readEntity } from "#server/content/entities/read.ts"
import { InvalidContent } from "#server/content/errors.ts"
import type { Removed, WriteDocument, SentLinkage } from "#server/content/validation/write-document.ts"
import type { WriteContext } from "#server/content/validation/validate.ts"
import { removeEntity } from "./remove.ts"
import { createCopy, updateContent, type Edited } from "./save.ts"
import { codedWords, type RefusalWords } from "#server/content/refusal-words.ts"

const type = "node--agenda"

export type PlannedChange = {
  readonly scope: SeriesScope
  readonly at: string | null
  readonly change: Exclude<EventChange, { readonly kind: "edit" }> | { readonly kind: "edit"; readonly document: WriteDocument }
  /** The change may create an event with this UUID. */
  readonly uuid: string
}

/** @throws DomainError missing, conflict, invalid */
export function changeSeries(context: WriteContext, edited: Edited, planned: PlannedChange): readonly Removed[] {
  const { item } = edited
  const { change } = planned
  if (timesOf(item.fields).rule === null) {
    if (change.kind === "edit") throw invalidAt("The event doesn't repeat, so that nothing follows it.")
    return changeSingle(context, item, change)
  }
  if (planned.scope === "all" && change.kind !== "move" && change.kind !== "edit") return changeAll(context, item, change)
  const at = occurrenceAt(item, planned.at)
  if (change.kind === "edit") return splitInto(context, edited, { at, uuid: planned.uuid, document: goingOn(edited, at, change.document) })
  if (planned.scope === "one") return changeOne(context, item, { ...planned, at, change })
  if (planned.scope === "following" && !isFirst(item.fields, at)) return changeFollowing(context, item, { ...planned, at, change })
  return changeAll(context, item, change.kind === "move" ? { kind: "fields", fields: movedSeries(item.fields, at, change) } : change)
}

type SimpleChange = Exclude<EventChange, { readonly kind: "edit" }>
type AtOccurrence = { readonly at: string; readonly uuid: string; readonly change: SimpleChange }

/** Returns the start that the series gives to an occurrence, even to a left-out one. @throws InvalidContent */
function occurrenceAt({ fields }: Entity, start: string | null): string {
  if (start === null) throw invalidAt("Send the start of the event that is meant.")
  const at = (fields.field_all_day === true ? dayIn(start) : null) ?? start
  if (meetingAt({ fields: { ...fields, field_exdates: [] }, replaced: [] }, at) !== null) return at
  throw invalidAt(codedWords("series-moved"))
}

function invalidAt(detail: RefusalWords): InvalidContent {
  return new InvalidContent([{ detail, pointer: "/at" }])
}

function ownFields(change: Exclude<SimpleChange, { readonly kind: "delete" }>): Fields {
  return change.kind === "move"
    ? { field_event_start: change.start, field_event_end: change.end }
    : { field_cancelled: change.kind === "cancel" }
}

function updateFields(context: WriteContext, item: Entity, attributes: Fields, more: Partial<WriteDocument> = {}): readonly Removed[] {
  return updateContent(context, { item, language: item.langcode }, { attributes, relationships: {}, ...more })
}

function remove({ db, now }: WriteContext, item: Entity): void {
  removeEntity({ db, now: () => now }, item)
}

/** Leaves the day out of the series, which would otherwise show the former event again. */
function changeSingle(context: WriteContext, item: Entity, change: SimpleChange): readonly Removed[] {
  if (change.kind !== "delete") return updateFields(context, item, ownFields(change))
  const series = seriesOf(context, item)
  const at = recurrenceIdOf(item.fields)
  remove(context, item)
  return series === undefined || at === null ? [] : leaveOut(context, series, at)
}

function seriesOf({ db, viewer }: WriteContext, { references }: Entity): Entity | undefined {
  const [series] = references.field_series ?? []
  return series === undefined ? undefined : readEntity(db, type, series.uuid, viewer)
}

function leaveOut(context: WriteContext, series: Entity, at: string): readonly Removed[] {
  return updateFields(context, series, { field_exdates: [...timesOf(series.fields).exdates, at] })
}

/** Leaves the event out of its series, or replaces it by an event of its own. */
function changeOne(context: WriteContext, item: Entity, { at, uuid, change }: AtOccurrence): readonly Removed[] {
  if (change.kind === "delete") return leaveOut(context, item, at)
  const names = exceptionsOf(context.db, item.uuid, context.viewer).map(({ fields }) => recurrenceIdOf(fields))
  if (names.some((name) => name !== null && dayNumberOf(name) === dayNumberOf(at))) throw invalidAt(codedWords("event-changed"))
  const own = { field_rrule: null, field_exdates: [], field_recurrence_id: at, ...ownFields(change) }
  const attributes = { ...restFrom(item.fields, at), ...own }
  const document = { attributes, relationships: { field_series: linkTo(item.uuid) } }
  return createCopy(context, { item, language: item.langcode }, { uuid, document })
}

function linkTo(id: string): SentLinkage {
  return { isList: false, identifiers: [{ type, id, meta: {} }] }
}

function changeFollowing(context: WriteContext, item: Entity, { at, uuid, change }: AtOccurrence): readonly Removed[] {
  if (change.kind !== "delete") {
    const rest = restFrom(item.fields, at)
    const own = change.kind === "move" ? movedSeries({ ...item.fields, ...rest }, at, change) : ownFields(change)
    const document = { attributes: { ...rest, ...own }, relationships: {} }
    return splitInto(context, { item, language: item.langcode }, { at, uuid, document })
  }
  const later = exceptionsOf(context.db, item.uuid, context.viewer).filter(({ fields }) => !isBefore(recurrenceIdOf(fields) ?? at, at))
  for (const exception of later) remove(context, exception)
  return updateFields(context, item, endedBefore(item.fields, at))
}

type Rest = { readonly at: string; readonly uuid: string; readonly document: WriteDocument }

/** Puts the values of the request over those of the former series. @throws InvalidContent for a draft */
function goingOn({ item, language }: Edited, at: string, document: WriteDocument): WriteDocument {
  if (shownIn(item, language).status && document.attributes.status === false) {
    const detail = "status: A draft can't go on with a published series. Publish it."
    throw new InvalidContent([{ detail, pointer: "/data/attributes/status" }])
  }
  return { ...document, attributes: { ...restFrom(item.fields, at), ...document.attributes } }
}

function splitInto(context: WriteContext, edited: Edited, { at, uuid, document }: Rest): readonly Removed[] {
  const { item: former } = edited
  const removed = createCopy(context, edited, { uuid, document })
  const rest = readEntity(context.db, type, uuid, context.viewer)?.fields ?? {}
  for (const exception of exceptionsOf(context.db, former.uuid, context.viewer)) {
    const moved = movedBySplit(exception.fields, { former: former.fields, rest, at })
    if (moved !== null) updateFields(context, exception, moved, { relationships: { field_series: linkTo(uuid) } })
  }
  updateFields(context, former, endedBefore(former.fields, at), { continuedBy: uuid })
  return removed
}

type WholeChange = Exclude<SimpleChange, { readonly kind: "move" }> | { readonly kind: "fields"; readonly fields: Fields }

/** Changed occurrences follow a move (server/content/agenda/follow-series.ts). */
function changeAll(context: WriteContext, item: Entity, change: WholeChange): readonly Removed[] {
  const exceptions = exceptionsOf(context.db, item.uuid, context.viewer)
  if (change.kind === "delete") {
    for (const each of [...exceptions, item]) remove(context, each)
    return []
  }
  if (change.kind === "fields") return updateFields(context, item, change.fields)
  for (const each of [item, ...exceptions]) updateFields(context, each, ownFields(change))
  return []
}
