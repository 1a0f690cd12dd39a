import * as v from "valibot"
import { fieldsOf, homeAlias, kindOf } from "#contract/content.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { defaultLanguage, inLanguage, isLanguage, languages as siteLanguages } from "#contract/languages.ts"
import { isUntouchedCopy } from "#contract/publishable.ts"
import { isRichText, type Values } from "./values.ts"

export type Translation = {
  readonly langcode: Langcode
  readonly title: string
  readonly isPublished: boolean
  /** RFC 3339; empty if the back end does not send it. */
  readonly changed: string
  readonly isOriginal: boolean
  /** The original was changed since the translation was confirmed. */
  readonly isOutdated: boolean
  /** At this version of the item the translation was made or confirmed. */
  readonly confirmedVersion: string | null
  /** Begins with `/`, without the prefix of the language; null if the back end does not send it. */
  readonly alias: string | null
}

export type ItemLanguages = {
  /** An address of a language without a translation shows another language. */
  readonly shown: Langcode
  readonly original: Langcode
  /** The viewer may see these translations. An answer to a request for other fields has none. */
  readonly all: readonly Translation[]
}

/** Nodes and terms have texts in several languages, accounts and files don't. */
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
    alias: v.optional(v.nullable(v.string()), null),
  }),
)

type Attributes = Readonly<Record<string, unknown>>

/** Returns null for kinds without languages. */
export function languagesOf(type: ResourceType, attributes: Attributes): ItemLanguages | null {
  if (!isTranslatable(type)) return null
  const { langcode, default_langcode: isDefault, content_translation_source: source } = attributes
  const shown = isLanguage(langcode) ? langcode : defaultLanguage
  const all = translationsIn(attributes)
  const originalCode = all.find(({ isOriginal }) => isOriginal)?.langcode
  return { shown, original: originalCode ?? (isDefault === false && isLanguage(source) ? source : shown), all }
}

function translationsIn({ translations }: Attributes): readonly Translation[] {
  const parsed = v.safeParse(listed, translations)
  if (!parsed.success) return []
  return parsed.output.map(({ langcode, title, status, changed, is_original: isOriginal, outdated, confirmed_vid: confirmed, alias }) => ({
    langcode,
    title: title ?? "",
    isPublished: status,
    changed: changed ?? "",
    isOriginal,
    isOutdated: outdated,
    confirmedVersion: confirmed === null ? null : String(confirmed),
    alias,
  }))
}

type LanguageSource = { readonly type: ResourceType; readonly number?: number | null; readonly values: Values }

/** An item is read and saved at the address of this language. A new item has no address yet. */
export function languageOf({ type, number, values }: LanguageSource): Langcode {
  const langcode = textOf(values.langcode)
  return number !== null && isTranslatable(type) && isLanguage(langcode) ? langcode : defaultLanguage
}

type Languages = { readonly languages?: ItemLanguages | null }

/** The form of a translation leaves out the fields that all languages share. */
export function isTranslation({ languages }: Languages): boolean {
  return languages?.shown !== languages?.original
}

/** Returns null if the back end lists no translations. */
export function shownTranslation({ languages }: Languages): Translation | null {
  return languages?.all.find(({ langcode }) => langcode === languages.shown) ?? null
}

export function originalOf({ languages }: Languages): Langcode {
  return languages?.original ?? defaultLanguage
}

/** In Drupal, each language has its own address too. */
export function hasOwnValue(type: ResourceType, name: string): boolean {
  return name === "path" || fieldsOf(type)[name === "summary" ? "body" : name]?.translatable === true
}

export function pathIn(language: Langcode | undefined, path: string): string {
  return inLanguage(language ?? defaultLanguage, path)
}

/** The original has the address without a language. */
export function tabPath(editPath: string, language: Langcode, original: Langcode): string {
  return language === original ? editPath : `${editPath}?language=${language}`
}

/** Returns null for the original. */
export function languageIn(search: string): Langcode | null {
  const code = new URLSearchParams(search).get("language")
  return isLanguage(code) ? code : null
}

export function textFieldOf(type: ResourceType): string {
  return kindOf(type).entityType === "taxonomy_term" ? "description" : "body"
}

export function isUntouched(type: ResourceType, translation: Values, original: Values): boolean {
  const wordsOf = ({ title, name, [textFieldOf(type)]: text }: Values) => ({
    label: textOf(title ?? name),
    text: isRichText(text) ? text : null,
  })
  return isUntouchedCopy(wordsOf(translation), wordsOf(original))
}

type PublicState = Languages & { readonly isPublished: boolean }

/** Returns only the shown language if the item was read without its languages. */
export function publicLanguages({ isPublished, languages }: PublicState): readonly Langcode[] {
  if (languages && languages.all.length > 0) return languages.all.flatMap((one) => (one.isPublished ? [one.langcode] : []))
  return isPublished ? [languages?.shown ?? defaultLanguage] : []
}

/** Returns the addresses that visitors know in these languages. */
export function publicPaths(
  { publicPath, languages }: Languages & { readonly publicPath: string | null },
  codes: readonly Langcode[] = siteLanguages,
): readonly string[] {
  if (publicPath === null) return []
  const paths = (languages?.all ?? []).flatMap(({ langcode, isPublished, alias }) =>
    isPublished && alias !== null && codes.includes(langcode) ? pathOfAlias(langcode, alias) : [],
  )
  const isShown = !languages || codes.includes(languages.shown)
  return [...new Set([...(isShown ? [publicPath] : []), ...paths])]
}

export function pathOfAlias(language: Langcode, alias: string): string {
  return inLanguage(language, alias === homeAlias ? "/" : `${alias.replace(/\/$/, "")}/`)
}

/** Returns public languages of an item whose shown language is a draft. */
export function publicElsewhere(item: PublicState): readonly Langcode[] {
  return item.isPublished ? [] : publicLanguages(item)
}
