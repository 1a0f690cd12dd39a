/** An entity as each of its languages shows it. */
import { kindOf } from "#contract/content.ts"
import { labelFields, type Langcode, type ResourceType } from "#contract/fields.ts"
import { languages } from "#contract/languages.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { isTranslatable } from "./key.ts"

/** Users and files have none. */
export function hasTranslations(type: ResourceType): boolean {
  return isTranslatable(type, labelFields[kindOf(type).entityType])
}

export type View = StoredEntity & { readonly outdated?: boolean; readonly source?: Langcode }
export type Views = readonly [original: View, ...translations: View[]]

/** Returns the languages of an entity, each with the fields that all share. */
export function viewsOf(entity: StoredEntity): Views {
  const { translations: others = [], ...original } = entity
  const byWeight = languages.flatMap((language) => others.filter((one) => one.langcode === language))
  return [
    original,
    ...byWeight.map((own) => ({
      ...original,
      ...own,
      fields: { ...sharedOf(entity.type, original.fields), ...own.fields },
      references: { ...sharedOf(entity.type, original.references), ...own.references },
    })),
  ]
}

/** Reverses `viewsOf`. */
export function asStored([original, ...others]: Views): StoredEntity {
  if (!hasTranslations(original.type)) return original
  const translations = others.map(({ langcode: language, status, label, created, changed, uid, alias, outdated = false, ...view }) => ({
    ...{ langcode: language, status, label, created, changed, uid, alias, outdated },
    source: view.source ?? original.langcode,
    confirmedVid: null,
    isConfirmed: !outdated,
    fields: ownOf(view.type, view.fields),
    references: ownOf(view.type, view.references),
  }))
  return { ...original, translations }
}

type ByName<Value> = Readonly<Record<string, Value>>

function sharedOf<Value>(type: ResourceType, values: ByName<Value>): ByName<Value> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isTranslatable(type, name)))
}

function ownOf<Value>(type: ResourceType, values: ByName<Value>): ByName<Value> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isTranslatable(type, name)))
}
