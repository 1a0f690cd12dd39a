import { unixSeconds } from "#contract/agenda/brussels.ts"
import type { Langcode } from "#contract/fields.ts"
import { nativeNames } from "#contract/languages.ts"
import { textsOf } from "#server/content/entities/languages.ts"
import { hasOwnReferences, sharesFiles, type Entity, type StoredTranslation } from "#server/content/entities/entity.ts"
import { DomainError } from "#server/content/errors.ts"
import { storeWithEventEffects } from "./save.ts"
import type { WriteContext } from "#server/content/validation/validate.ts"

export type Translating = {
  readonly item: Entity
  readonly language: Langcode
}

/** The translation is an unpublished copy without an address. @throws DomainError conflict if the item has that language */
export function addTranslation(context: WriteContext, { item, language }: Translating, isEmpty: boolean): void {
  const { viewer, now } = context
  if (item.languages.some(({ langcode }) => langcode === language))
    throw new DomainError("conflict", `The item has a text in ${nativeNames[language]} already.`)
  const seconds = unixSeconds(now)
  const translation: StoredTranslation = {
    ...textsOf(item),
    ...(isEmpty ? { fields: {}, references: withoutWords(item) } : {}),
    ...{ langcode: language, status: false, created: seconds, changed: seconds, uid: viewer.uid, alias: null },
    ...{ source: item.langcode, outdated: false, confirmedVid: null },
  }
  const after = { ...item, translations: [...item.translations, translation] }
  storeWithEventEffects(context, after, { log: `Added a translation: ${nativeNames[language]}.`, before: item })
}

/** Gives the pictures alts that nobody has written yet. */
function withoutWords({ type, references }: Entity): StoredTranslation["references"] {
  const own = Object.entries(references).filter(([name]) => hasOwnReferences(type, name))
  return Object.fromEntries(
    own.map(([name, list]) => [
      name,
      sharesFiles(type, name) ? list.map(({ uuid, meta }) => ({ uuid, meta: { ...meta, alt: null, title: "" } })) : [],
    ]),
  )
}

/** Also removes its addresses. @throws DomainError conflict for the original, missing if there is no such translation */
export function removeTranslation(context: WriteContext, { item, language }: Translating): void {
  if (item.langcode === language)
    throw new DomainError("conflict", "This is the original, which can't be removed alone. Delete the item instead.")
  const translations = item.translations.filter(({ langcode }) => langcode !== language)
  if (translations.length === item.translations.length)
    throw new DomainError("missing", `The item has no text in ${nativeNames[language]}.`)
  storeWithEventEffects(context, { ...item, translations }, { log: `Removed a translation: ${nativeNames[language]}.`, before: item })
}
