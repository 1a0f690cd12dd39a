/** Splits a series of events inside the caller's transaction. The members' mail tells of a move, because the former series names the new one. */
import { unixSeconds } from "#contract/agenda/brussels.ts"
import { dayIn } from "#contract/agenda/all-day.ts"
import type { Langcode } from "#contract/fields.ts"
import { endedBefore, movedBySplit } from "#contract/agenda/split.ts"
import { exceptionsOf } from "#server/content/agenda/carry-audience.ts"
import { meetingAt } from "#server/content/agenda/late-change.ts"
import { automaticAlias } from "#server/content/entities/alias-rules.ts"
import { fieldsIn, type Entity, type StoredEntity, type StoredTranslation } from "#server/content/entities/entity.ts"
import { shownIn, withLanguage } from "#server/content/entities/languages.ts"
import { withMarks } from "#server/content/entities/outdated.ts"
import { readEntity } from "#server/content/entities/read.ts"
import { putEntity } from "#server/content/entities/store.ts"
import { Violations, type Removed, type Sent } from "#server/content/validation/sent.ts"
import type { WriteContext } from "#server/content/validation/validate.ts"
import { createContent, updateContent, type Edited } from "./save.ts"

const type = "node--agenda"

export type SeriesSplit = {
  /** The UUID of the series that goes on. */
  readonly uuid: string
  readonly sent: Sent
  /** The start that the former series gives to the first occurrence after the split. */
  readonly at: string
}

/**
 * Creates the series that goes on, with the translations of the former one, gives it the changed occurrences from there on, and ends the former
 * one. What was sent is in the language of the address. @throws DomainError, InvalidContent
 */
export function splitSeries(
  context: WriteContext,
  { item: former, language }: Edited,
  { uuid, sent, at: sentAt }: SeriesSplit,
): readonly Removed[] {
  const { db, viewer } = context
  const found = new Violations()
  const at = (former.fields.field_all_day === true ? dayIn(sentAt) : null) ?? sentAt
  if (meetingAt({ fields: { ...former.fields, field_exdates: [] }, replaced: [] }, at) === null)
    found.add(
      "The former series no longer takes place then: somebody has moved or ended it. Begin the change again in the agenda.",
      "/data/meta/at",
    )
  if (shownIn(former, language).status && sent.attributes.status !== true)
    found.add("status: A draft can't go on with a published series. Publish it.", "/data/attributes/status")
  found.throwIfAny()
  const own = { ...sent, attributes: { ...sent.attributes, langcode: former.langcode } }
  const removed = createContent(context, { type, uuid, sent: own })
  if (former.translations.length > 0) translateAs(context, { former, language, uuid })
  const rest = readEntity(db, type, uuid, viewer)?.fields ?? {}
  const reference = { isList: false, identifiers: [{ type, id: uuid, meta: {} }] }
  for (const exception of exceptionsOf(db, former.uuid, viewer)) {
    const attributes = movedBySplit(exception.fields, { former: former.fields, rest, at })
    if (attributes !== null)
      updateContent(context, { item: exception, language: exception.langcode }, { attributes, relationships: { field_series: reference } })
  }
  const ended = { attributes: endedBefore(former.fields, at), relationships: {}, continuedBy: uuid }
  updateContent(context, { item: former, language: former.langcode }, ended)
  return removed
}

type Translated = { readonly former: Entity; readonly language: Langcode; readonly uuid: string }

/** Gives the series that goes on the languages of the former one. It was made of what was sent, which is the text of one of them. */
function translateAs({ db, viewer, now }: WriteContext, { former, language, uuid }: Translated): void {
  const made = readEntity(db, type, uuid, viewer)
  if (made === undefined) return
  const { label, status, references, translations } = former
  const fields = { ...fieldsIn(type, made.fields, "shared"), ...fieldsIn(type, former.fields, "translated") }
  const whole = { ...made, label, status, fields, references, translations }
  const joined = withMarks({ before: former, after: withLanguage(whole, { ...made, langcode: language }) }, { language, sent: undefined })
  const seconds = unixSeconds(now)
  const fresh = { created: seconds, changed: seconds, uid: viewer.uid }
  const addressed = (text: StoredEntity | StoredTranslation) =>
    automaticAlias(db, { ...joined, label: text.label, langcode: text.langcode })
  const others = (joined.translations ?? []).map((one) => ({ ...one, ...fresh, alias: addressed(one), confirmedVid: null }))
  putEntity(db, { ...joined, ...fresh, alias: addressed(joined), translations: others }, { writer: viewer, log: null })
}
