/** Stores a translation that a pull brings. */
import { operator } from "#server/content/caller.ts"
import type { Entity, StoredEntity, StoredTranslation } from "#server/content/entities/entity.ts"
import { shownIn, textsOf } from "#server/content/entities/languages.ts"
import { readEntity } from "#server/content/entities/read.ts"
import { putEntity } from "#server/content/entities/store.ts"
import { ContentError } from "#server/content/errors.ts"
import type { Removed } from "#server/content/validation/sent.ts"
import { validate } from "#server/content/validation/validate.ts"
import { outdatedField, printsOf, type Item, type TranslationOf } from "../items/item.ts"
import { sentItem, type Storing } from "./values.ts"

type Task = { readonly item: Item; readonly fields: readonly string[] | null }

/** Returns what the rules of rich text took out. */
export function putTranslation(
  { db, now, places, isShared }: Storing,
  { item, fields }: Task,
  { of, langcode }: TranslationOf,
): readonly Removed[] {
  const original = readEntity(db, item.type, of, operator)
  if (original === undefined) throw new ContentError("The item that it translates isn't here.")
  const known = original.translations.find((one) => one.langcode === langcode)
  const { path: alias = null } = item.values
  const names = (fields ?? Object.keys(printsOf(item))).filter((name) => isShared(item.type, name))
  const sent = sentItem(
    item,
    names.filter((name) => name !== outdatedField && (name !== "path" || alias !== null)),
    places,
  )
  const base = known === undefined ? emptyIn(original, langcode) : shownIn(original, langcode)
  const { entity, removed } = validate({ db, viewer: operator, now }, { base, current: shownIn(original, langcode), sent })
  const outdated = item.values[outdatedField] === true
  const translation: StoredTranslation = {
    ...textsOf(entity),
    ...(names.includes("path") ? { alias: typeof alias === "string" ? alias : null } : {}),
    langcode,
    changed: item.changed,
    source: known?.source ?? original.langcode,
    outdated,
    confirmedVid: null,
    isConfirmed: !outdated,
  }
  putEntity(db, { ...original, translations: [...original.translations.filter((one) => one.langcode !== langcode), translation] })
  return removed
}

/** Pictures are those of the original, whose texts the translation replaces. */
function emptyIn(original: Entity, langcode: TranslationOf["langcode"]): StoredEntity {
  const shown = shownIn(original, langcode)
  const { fields, references, ...own } = textsOf(shown)
  const isOwn = (name: string) => Object.hasOwn(fields, name)
  return {
    ...shown,
    ...own,
    langcode,
    label: "",
    alias: null,
    fields: Object.fromEntries(Object.entries(shown.fields).filter(([name]) => !isOwn(name))),
    translations: [],
  }
}
