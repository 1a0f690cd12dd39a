/** A text map holds the texts of an item by language. */
import * as v from "valibot"
import { fieldsOf } from "#contract/content.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { isLanguage, languages } from "#contract/languages.ts"
import type { ReadContext } from "./key.ts"

export type TextMap = Readonly<Partial<Record<Langcode, string>>>

export const langcode = v.picklist(languages)
const languageKey = v.pipe(
  v.string(),
  v.check((code) => isLanguage(code), `is no language of the site, which has ${languages.join(", ")}`),
)

export function inLanguages<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.record(languageKey, schema),
    v.check((map) => Object.keys(map).length > 0, `has no text: write one in ${languages.join(", ")}`),
  )
}

export const textMap = inLanguages(v.string())

/** The value is one text for all languages, or one for each. */
export function forAllOrEach<Schema extends v.GenericSchema<unknown, string | null>>(schema: Schema) {
  const each = inLanguages(schema)
  return v.lazy((value) => (typeof value === "object" && value !== null ? each : schema))
}

export function valueIn(value: string | null | Readonly<Record<string, string | null>>, at: ReadContext): string | null | undefined {
  return typeof value === "object" && value !== null ? value[at.langcode] : value
}

export function textIn(map: TextMap, at: ReadContext): string | undefined {
  for (const language of languages) {
    if (map[language] !== undefined && !at.languages.includes(language)) at.drop(`texts in "${language}" of items without a title in it`)
  }
  return map[at.langcode]
}

/** Falls back to the text for all languages. */
export function fieldTextIn(map: TextMap, name: string, at: ReadContext): string | undefined {
  return isTranslatableField(at.type, name) ? textIn(map, at) : sharedTextIn(map, at)
}

export function isTranslatableField(type: ResourceType, field: string): boolean {
  return fieldsOf(type)[field]?.translatable === true
}

/** Reports a problem if the language of the original has no text. */
export function sharedTextIn(map: TextMap, at: ReadContext): string | undefined {
  const text = map[at.original]
  if (Object.keys(map).length > 1) at.drop("texts in further languages of fields that have one text (they stay in the folder)")
  if (text === undefined) at.fail(`has no text in "${at.original}", the language of the item`)
  return text
}
