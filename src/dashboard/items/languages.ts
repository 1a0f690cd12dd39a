/** The languages of an item, as JSON:API tells them. */
import * as v from "valibot"
import { fieldsOf, kindOf } from "#contract/content.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { defaultLanguage, inLanguage, isLanguage } from "#contract/languages.ts"
import { isUntouchedCopy } from "#contract/publishable.ts"
import { isRichText, type Values } from "./values.ts"

/** One language of an item, as `translations` tells of it. */
export type Translation = {
  readonly langcode: Langcode
  readonly title: string
  readonly isPublished: boolean
  /** RFC 3339; empty if the back end does not tell. */
  readonly changed: string
  readonly isOriginal: boolean
  /** The original was changed since the translation was confirmed. */
  readonly isOutdated: boolean
  /** The version of the item at which the translation was made or confirmed. */
  readonly confirmedVersion: string | null
}

export type ItemLanguages = {
  /** The language of the values. An address of a language without a translation shows another one. */
  readonly shown: Langcode
  readonly original: Langcode
  /** Those that the viewer may see; none in an answer that was asked for other fields. */
  readonly all: readonly Translation[]
}

/** Texts in several languages: nodes and terms, not accounts and files. */
export function isTranslatable(type: ResourceType): boolean {
  const { entityType } = kindOf(type)
  return entityType === "node" || entityType === "taxonomy_term"
}

const code = v.custom<Langcode>(isLanguage)

const listed = v.array(
  v.object({
    langcode: code,
    title: v.optional(v.nullable(v.string())),
    status: v.boolean(),
    changed: v.optional(v.nullable(v.string())),
    is_original: v.boolean(),
    outdated: v.boolean(),
    confirmed_vid: v.optional(v.nullable(v.number()), null),
  }),
)

type Attributes = Readonly<Record<string, unknown>>

/** Null for what has no languages of its own. */
export function languagesOf(type: ResourceType, attributes: Attributes): ItemLanguages | null {
  if (!isTranslatable(type)) return null
  const { langcode, default_langcode: isDefault, content_translation_source: source } = attributes
  const shown = isLanguage(langcode) ? langcode : defaultLanguage
  const all = translationsIn(attributes)
  const told = all.find(({ isOriginal }) => isOriginal)?.langcode
  return { shown, original: told ?? (isDefault === false && isLanguage(source) ? source : shown), all }
}

function translationsIn({ translations }: Attributes): readonly Translation[] {
  const parsed = v.safeParse(listed, translations)
  if (!parsed.success) return []
  return parsed.output.map(({ langcode, title, status, changed, is_original: isOriginal, outdated, confirmed_vid: confirmed }) => ({
    langcode,
    title: title ?? "",
    isPublished: status,
    changed: changed ?? "",
    isOriginal,
    isOutdated: outdated,
    confirmedVersion: confirmed === null ? null : String(confirmed),
  }))
}

type Spoken = { readonly type: ResourceType; readonly number?: number | null; readonly values: Values }

/** The language in whose address an item is read and saved. One that was never saved has no address yet. */
export function languageOf({ type, number, values }: Spoken): Langcode {
  const langcode = textOf(values.langcode)
  return number !== null && isTranslatable(type) && isLanguage(langcode) ? langcode : defaultLanguage
}

type Languages = { readonly languages?: ItemLanguages | null }

/** Whether the values are a translation, which leaves to the original what all languages share. */
export function isTranslation({ languages }: Languages): boolean {
  return languages?.shown !== languages?.original
}

/** What is known of the language that is shown. */
export function shownTranslation({ languages }: Languages): Translation | null {
  return languages?.all.find(({ langcode }) => langcode === languages.shown) ?? null
}

export function originalOf({ languages }: Languages): Langcode {
  return languages?.original ?? defaultLanguage
}

/** Whether each language has its own value of a field. Drupal has addresses by language too. */
export function hasOwnValue(type: ResourceType, name: string): boolean {
  return name === "path" || fieldsOf(type)[name === "summary" ? "body" : name]?.translatable === true
}

/** The address of a request for one language. */
export function pathIn(language: Langcode | undefined, path: string): string {
  return inLanguage(language ?? defaultLanguage, path)
}

/** The address of an item's editor in a language. The original has the address without one. */
export function tabPath(editPath: string, language: Langcode, original: Langcode): string {
  return language === original ? editPath : `${editPath}?language=${language}`
}

/** The language that an address of an editor names; null for the original. */
export function languageIn(search: string): Langcode | null {
  const named = new URLSearchParams(search).get("language")
  return isLanguage(named) ? named : null
}

/** The field of a kind that holds its text. */
export function textFieldOf(type: ResourceType): string {
  return kindOf(type).entityType === "taxonomy_term" ? "description" : "body"
}

/** Whether a translation is still a copy of its original. */
export function isUntouched(type: ResourceType, translation: Values, original: Values): boolean {
  const wordsOf = ({ title, name, [textFieldOf(type)]: text }: Values) => ({
    label: textOf(title ?? name),
    text: isRichText(text) ? text : null,
  })
  return isUntouchedCopy(wordsOf(translation), wordsOf(original))
}

type Published = Languages & { readonly isPublished: boolean }

/** The languages in which visitors see an item; of one that was read without its languages, the shown one alone. */
export function publicLanguages({ isPublished, languages }: Published): readonly Langcode[] {
  if (languages && languages.all.length > 0) return languages.all.flatMap((one) => (one.isPublished ? [one.langcode] : []))
  return isPublished ? [languages?.shown ?? defaultLanguage] : []
}

/** The languages in which a draft is public all the same. */
export function publicElsewhere(item: Published): readonly Langcode[] {
  return item.isPublished ? [] : publicLanguages(item)
}
