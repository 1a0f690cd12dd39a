/** Splits a series of events inside the caller's transaction. The members' mail tells of a move, because the former series names the new one. */
import { dayIn } from "#contract/agenda/all-day.ts"
import { endedBefore, movedBySplit } from "#contract/agenda/split.ts"
import { exceptionsOf } from "#server/content/agenda/carry-audience.ts"
import { meetingAt } from "#server/content/agenda/late-change.ts"
import type { Entity } from "#server/content/entities/entity.ts"
import { readEntity } from "#server/content/entities/read.ts"
import { Violations, type Removed, type Sent } from "#server/content/validation/sent.ts"
import type { WriteContext } from "#server/content/validation/validate.ts"
import { createContent, updateContent } from "./save.ts"

const type = "node--agenda"

export type SeriesSplit = {
  /** The UUID of the series that goes on. */
  readonly uuid: string
  readonly sent: Sent
  /** The start that the former series gives to the first occurrence after the split. */
  readonly at: string
}

/** Creates the series that goes on, gives it the changed occurrences from there on, and ends the former one. @throws DomainError, InvalidContent */
export function splitSeries(context: WriteContext, former: Entity, { uuid, sent, at: sentAt }: SeriesSplit): readonly Removed[] {
  const { db, viewer } = context
  const found = new Violations()
  const at = (former.fields.field_all_day === true ? dayIn(sentAt) : null) ?? sentAt
  if (meetingAt({ fields: { ...former.fields, field_exdates: [] }, replaced: [] }, at) === null)
    found.add(
      "The former series no longer takes place then: somebody has moved or ended it. Begin the change again in the agenda.",
      "/data/meta/at",
    )
  if (former.status && sent.attributes.status !== true)
    found.add("status: A draft can't go on with a published series. Publish it.", "/data/attributes/status")
  found.throwIfAny()
  const removed = createContent(context, { type, uuid, sent })
  const rest = readEntity(db, type, uuid, viewer)?.fields ?? {}
  const reference = { isList: false, identifiers: [{ type, id: uuid, meta: {} }] }
  for (const exception of exceptionsOf(db, former.uuid, viewer)) {
    const attributes = movedBySplit(exception.fields, { former: former.fields, rest, at })
    if (attributes !== null) updateContent(context, exception, { attributes, relationships: { field_series: reference } })
  }
  updateContent(context, former, { attributes: endedBefore(former.fields, at), relationships: {}, continuedBy: uuid })
  return removed
}
