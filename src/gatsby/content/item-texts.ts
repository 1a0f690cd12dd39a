import type { Langcode } from "../../../contract/fields.ts"
import { adviceOnTexts } from "./advice.ts"
import { isStillSo, noting, type Asked, type Lookups } from "./asked.ts"
import { bodyFields, proseOf, textFields } from "./body.ts"
import type { Entity } from "./entity.ts"
import type { Fault } from "./problems.ts"

/** The fields of an item's rich texts for the readers of a language, and what they were made from. */
export type ItemTexts = {
  readonly entity: Entity
  readonly asked: readonly Asked[]
  readonly fields: Readonly<Record<string, unknown>>
  readonly advice: readonly Fault[]
}

/**
 * Parsing takes milliseconds for each text. So it returns `before`, the answer for the same item and language, if all that it was made from is
 * still the same: texts stay if only the authors of an item change.
 *
 * Readers whose language the item doesn't have see it in lists. So its text is only in the node of its own language, and in that of pages:
 * the start page shows the text of one.
 */
export function itemTexts(entity: Entity, language: Langcode, given: Lookups, before: ItemTexts | null): ItemTexts {
  // An item that hasn't changed has the same attributes.
  if (before?.entity.attributes === entity.attributes && isStillSo(before.asked, given)) return before
  const { lookups, asked } = noting(given)
  const { body: written, texts } = proseOf(entity)
  const isOwn = entity.language === language
  const body = written === undefined || isOwn || entity.type === "node--page" ? written : { ...written, tree: [], pictures: [] }
  const finding = { fetched: lookups.fetched, lead: (address: string) => lookups.linkTarget(`internal:${address}`)?.url ?? address }
  const fields = { ...(body === undefined ? {} : bodyFields(entity, body, finding)), ...textFields(entity, texts, finding) }
  const advice = isOwn ? adviceOnTexts(entity, { body: written, texts }, lookups) : []
  return { entity, asked, fields, advice }
}
