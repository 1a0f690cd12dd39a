import { recurrenceIdOf, timesOf } from "#contract/agenda/calendar-event.ts"
import type { ChangedEvent } from "#contract/agenda/series-change.ts"
import { exceptionsOf } from "#server/content/agenda/follow-series.ts"
import { versionNumber, type Entity } from "#server/content/entities/entity.ts"
import { readEntity } from "#server/content/entities/read.ts"
import { DomainError } from "#server/content/errors.ts"
import { removeEntity } from "./remove.ts"
import { restoreText, revisionText } from "./restore-revision.ts"
import type { WriteContext } from "#server/content/validation/validate.ts"
import { codedWords } from "#server/content/refusal-words.ts"

const type = "node--agenda"

type Versions = ReadonlyMap<string, number | null>

function versionsOf({ db, viewer }: WriteContext, uuids: readonly string[]): Versions {
  return new Map(
    uuids.map((uuid) => {
      const entity = readEntity(db, type, uuid, viewer)
      return [uuid, entity === undefined ? null : versionNumber(entity)]
    }),
  )
}

/** Returns the events that `work` changed: the item, its series, its exceptions, and a new event. */
export function changesOf(context: WriteContext, item: Entity, { newUuid, work }: { readonly newUuid: string; readonly work: () => void }) {
  const series = recurrenceIdOf(item.fields) === null ? [] : (item.references.field_series ?? [])
  const exceptions = exceptionsOf(context.db, item.uuid, context.viewer)
  const uuids = [...new Set([item, ...exceptions, ...series].map(({ uuid }) => uuid)), newUuid]
  const former = versionsOf(context, uuids)
  work()
  return [...versionsOf(context, uuids)].flatMap(([id, after]): readonly ChangedEvent[] => {
    const before = former.get(id) ?? null
    return before === after ? [] : [{ type, id, meta: { before, after } }]
  })
}

/** Restores each series before its exceptions, whose `recurrence_id` must match a restored start. @throws DomainError conflict after other changes */
export function undoChange(context: WriteContext, changedEvents: readonly ChangedEvent[]): void {
  const events = changedEvents.map(({ id, meta: { before, after } }) => {
    const item = readEntity(context.db, type, id, context.viewer)
    if (item === undefined || versionNumber(item) !== after) throw new DomainError("conflict", codedWords("change-outdated"))
    return { item, before }
  })
  const isSeries = ({ item }: { readonly item: Entity }) => timesOf(item.fields).rule !== null
  for (const { item, before } of events.toSorted((one, other) => Number(isSeries(other)) - Number(isSeries(one)))) {
    const present = readEntity(context.db, type, item.uuid, context.viewer) ?? item
    const edited = { item: present, language: present.langcode }
    if (before !== null) restoreText(context, edited, revisionText(context.db, edited, before))
  }
  for (const { item, before } of events) if (before === null) removeEntity({ ...context, now: () => context.now }, item)
}
