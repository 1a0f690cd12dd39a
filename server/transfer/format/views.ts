import type { Langcode } from "#contract/fields.ts"
import { languages } from "#contract/languages.ts"
import { fieldsIn, hasOwnReferences, type StoredEntity } from "#server/content/entities/entity.ts"
import { isTranslatable, textsOf } from "#server/content/entities/languages.ts"

export type View = StoredEntity & { readonly outdated?: boolean; readonly source?: Langcode }
export type Views = readonly [original: View, ...translations: View[]]

/** Each language also has the fields that all share. */
export function viewsOf({ translations = [], ...original }: StoredEntity): Views {
  const { type, fields, references } = original
  const shared = Object.entries(references).filter(([name]) => !hasOwnReferences(type, name))
  const byWeight = languages.flatMap((language) => translations.filter((one) => one.langcode === language))
  return [
    original,
    ...byWeight.map((own) => ({
      ...original,
      ...own,
      fields: { ...fieldsIn(type, fields, "shared"), ...own.fields },
      references: { ...Object.fromEntries(shared), ...own.references },
    })),
  ]
}

export function asStored([original, ...others]: Views): StoredEntity {
  if (!isTranslatable(original.type)) return original
  const translations = others.map((view) => {
    const { outdated = false, source = original.langcode } = view
    return { ...textsOf(view), outdated, source, confirmedVid: null, isConfirmed: !outdated }
  })
  return { ...original, translations }
}
