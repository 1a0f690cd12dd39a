import { kindOf } from "#contract/content.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { languages } from "#contract/languages.ts"
import {
  fieldsIn,
  hasOwnReferences,
  ownReferences,
  type Entity,
  type StoredEntity,
  type StoredReference,
  type StoredTranslation,
} from "./entity.ts"

export function byWeight(one: { readonly langcode: Langcode }, other: { readonly langcode: Langcode }): number {
  return languages.indexOf(one.langcode) - languages.indexOf(other.langcode)
}

/** Accounts and files have no translations. */
export function isTranslatable(type: ResourceType): boolean {
  return ["node", "taxonomy_term"].includes(kindOf(type).entityType)
}

type Listed = { readonly langcode: Langcode; readonly translations?: readonly { readonly langcode: Langcode }[] | undefined }

/** Returns the address's own language, else the first that the item has, whatever its status. */
export function shownLangcode({ langcode, translations = [] }: Listed, language: Langcode): Langcode {
  const existing = [langcode, ...translations.map((translation) => translation.langcode)]
  return [language, ...languages].find((candidate) => existing.includes(candidate)) ?? langcode
}

export function hasLanguage(entity: Listed, language: Langcode): boolean {
  return shownLangcode(entity, language) === language
}

/** Returns the entity in one language. `translations` and `languages` stay those of the item. */
export function shownIn(item: Entity, language: Langcode): Entity {
  const langcode = shownLangcode(item, language)
  const translation = item.translations.find((one) => one.langcode === langcode)
  if (translation === undefined) return item
  const { type } = item
  const shared = Object.entries(item.references).filter(([name]) => !hasOwnReferences(type, name))
  return {
    ...item,
    ...translation,
    fields: { ...fieldsIn(type, item.fields, "shared"), ...translation.fields },
    references: { ...Object.fromEntries(shared), ...translation.references },
  }
}

/** Returns the item after a change in one language (`shownIn`). All languages get the shared fields, references and files. */
export function withLanguage(item: Entity, changedText: StoredEntity): StoredEntity {
  if (changedText.langcode === item.langcode) return { ...changedText, translations: item.translations }
  const { type } = item
  const shared = Object.entries(changedText.references).filter(([name]) => !hasOwnReferences(type, name))
  return {
    ...item,
    fields: { ...fieldsIn(type, changedText.fields, "shared"), ...fieldsIn(type, item.fields, "translated") },
    references: { ...Object.fromEntries(shared), ...ownReferences<StoredReference>(type, changedText.references, item.references) },
    translations: item.translations.map((one) => (one.langcode === changedText.langcode ? { ...one, ...textsOf(changedText) } : one)),
  }
}

/** Returns the parts that a translation doesn't share. */
export function textsOf(entity: StoredEntity): Omit<StoredTranslation, "source" | "outdated" | "confirmedVid"> {
  const { type, langcode, status, label, created, changed, uid, alias } = entity
  const own = Object.entries(entity.references).filter(([name]) => hasOwnReferences(type, name))
  const fields = fieldsIn(type, entity.fields, "translated")
  return { langcode, status, label, created, changed, uid, alias, fields, references: Object.fromEntries(own) }
}
