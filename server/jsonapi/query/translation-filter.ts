import { kindOf } from "#contract/content.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { isLanguage } from "#contract/languages.ts"
import type { TranslationFilter } from "#server/content/search/any-translation.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { Parameter, Parameters } from "./query-string.ts"

const name = "translation"

function isFiltered(type: ResourceType): boolean {
  return ["node", "taxonomy_term"].includes(kindOf(type).entityType)
}

/** Parses `filter[translation][missing]=fr` and `filter[translation][outdated]=fr`; undefined if there is neither. @throws Refusal 400 */
export function parseTranslation(type: ResourceType, filter: Parameters): TranslationFilter | undefined {
  const criteria = filter.get(name)
  if (!isFiltered(type) || criteria === undefined) return undefined
  if (typeof criteria === "string" || criteria.size === 0 || [...criteria.keys()].some((key) => key !== "missing" && key !== "outdated"))
    throw new Refusal(400, "`filter[translation]` needs `missing` or `outdated`, and knows nothing else.")
  const [missing, outdated] = ["missing", "outdated"].map((key) => criteria.get(key))
  return {
    ...(missing === undefined ? {} : { missing: languageIn(missing) }),
    ...(outdated === undefined ? {} : { outdated: languageIn(outdated) }),
  }
}

export function withoutTranslation(type: ResourceType, filter: Parameters): Parameters {
  return isFiltered(type) ? new Map([...filter].filter(([key]) => key !== name)) : filter
}

function languageIn(value: Parameter): Langcode {
  if (isLanguage(value)) return value
  throw new Refusal(400, "`filter[translation]` takes the language `en`, `fr` or `nl`.")
}
