import type { Langcode, ResourceType } from "#contract/fields.ts"
import { isLanguage } from "#contract/languages.ts"
import { isTranslatable } from "#server/content/entities/languages.ts"
import type { Group } from "#server/content/search/filter.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { TranslationFilter } from "#server/content/search/any-translation.ts"
import type { Sort } from "#server/content/search/sort.ts"
import { unknownParameters } from "#server/jsonapi/errors.ts"
import { parseFilter } from "./filter.ts"
import { parseInclude, type IncludeTree } from "./include-tree.ts"
import type { Parameter, Parameters } from "./query-string.ts"

/** A missing resource type shows all fields. */
export type Fieldsets = ReadonlyMap<string, ReadonlySet<string>>
export type FieldSelection = { readonly fields: Fieldsets; readonly include: IncludeTree }
type PageRange = { readonly offset: number; readonly limit: number }
export type CollectionQuery = FieldSelection &
  PageRange & {
    readonly filter?: Group
    readonly translation?: TranslationFilter
    readonly sorts: readonly Sort[]
  }

/** A request without parameters reads all fields, and includes nothing. */
const everything: FieldSelection = { fields: new Map(), include: new Map() }
const reserved = ["filter", "sort", "page", "fields", "include"]
const largestPage = 50
const mostSorts = 10

/** JSON:API leaves names with other characters to servers, and Drupal ignores those that it doesn't know. */
export function withoutIgnored(parameters: Parameters): Parameters {
  return new Map([...parameters].filter(([name]) => /^[a-z]*$/.test(name) || name === "resourceVersion"))
}

export function parseSelection(type: ResourceType | undefined, parameters: Parameters): FieldSelection {
  if (parameters.size === 0) return everything
  const unknown = [...withoutIgnored(parameters).keys()].filter((name) => !reserved.includes(name) && name !== "resourceVersion")
  if (unknown.length > 0) throw new Refusal(400, `${unknownParameters}'${unknown.join("', '")}'.`)
  const include = parameters.get("include")
  if (include !== undefined && typeof include !== "string") throw new Refusal(400, 'Input value "include" contains a non-scalar value.')
  return { fields: parseFields(tree(parameters, "fields")), include: parseInclude(type, include ?? "") }
}

export function parseCollectionQuery(type: ResourceType, parameters: Parameters): CollectionQuery {
  const selection = parseSelection(type, parameters)
  const filter = new Map(tree(parameters, "filter"))
  const translation = isTranslatable(type) ? filter.get("translation") : undefined
  if (translation !== undefined) filter.delete("translation")
  return {
    ...selection,
    ...(translation === undefined ? {} : { translation: parseTranslation(translation) }),
    ...(filter.size > 0 ? { filter: parseFilter(filter) } : {}),
    sorts: parseSorts(parameters.get("sort")),
    ...parsePage(tree(parameters, "page")),
  }
}

/** Reads `filter[translation][missing]=fr` and `filter[translation][outdated]=fr`. @throws Refusal 400 */
function parseTranslation(criteria: Parameter): TranslationFilter {
  if (typeof criteria === "string" || criteria.size === 0 || [...criteria.keys()].some((key) => key !== "missing" && key !== "outdated"))
    throw new Refusal(400, "`filter[translation]` needs `missing` or `outdated`, and knows nothing else.")
  return Object.fromEntries([...criteria].map(([key, language]) => [key, languageIn(language)]))
}

function languageIn(value: Parameter): Langcode {
  if (isLanguage(value)) return value
  throw new Refusal(400, "`filter[translation]` takes the language `en`, `fr` or `nl`.")
}

/** Reads the parameters of a list without filters and sorts. @throws Refusal 400 */
export function parseListQuery(type: ResourceType, parameters: Parameters): FieldSelection & PageRange {
  const unsupported = ["filter", "sort"].find((name) => parameters.has(name))
  if (unsupported !== undefined) throw new Refusal(400, `This list knows no ${unsupported}.`)
  return { ...parseSelection(type, parameters), ...parsePage(tree(parameters, "page")) }
}

function parseFields(fields: Parameters): Fieldsets {
  const selections = [...fields].map(([type, names]) => {
    if (typeof names !== "string") throw new Refusal(400, `The fields of \`${type}\` must be names, separated by commas.`)
    return [type, new Set(names.split(",").map((name) => name.trim()))] as const
  })
  return new Map(selections)
}

/** Reads `page[offset]` and `page[limit]`. @throws Refusal 400 */
export function parsePage(page: Parameters): PageRange {
  const limit = number(page.get("limit"), largestPage)
  if (limit <= 0) throw new Refusal(400, "The page size needs to be a positive integer.")
  const offset = number(page.get("offset"), 0)
  if (offset < 0) throw new Refusal(400, "The page offset needs to be a positive integer or zero.")
  return { offset, limit: Math.min(limit, largestPage) }
}

// As in Drupal, a text that is no number means the default.
function number(value: Parameter | undefined, otherwise: number): number {
  return typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : otherwise
}

function parseSorts(sort: Parameter | undefined): readonly Sort[] {
  if (sort === undefined) return []
  if (sort === "") throw new Refusal(400, "You need to provide a value for the sort parameter.")
  const sorts =
    typeof sort === "string"
      ? sort
          .split(",")
          .map((name): Sort => (name.startsWith("-") ? { path: name.slice(1), direction: "DESC" } : { path: name, direction: "ASC" }))
      : [...sort.values()].map(parseLongSort)
  if (sorts.length > mostSorts) throw new Refusal(400, `A request may sort by ${mostSorts} fields at most; this one has ${sorts.length}.`)
  return sorts
}

function parseLongSort(sort: Parameter): Sort {
  const path = typeof sort === "string" ? sort : sort.get("path")
  if (typeof path !== "string" || path === "") throw new Refusal(400, "You need to provide a field name for the sort parameter.")
  const direction = typeof sort === "string" ? "ASC" : (sort.get("direction") ?? "ASC")
  const upper = typeof direction === "string" ? direction.toUpperCase() : ""
  if (upper !== "ASC" && upper !== "DESC") throw new Refusal(400, "Allowed sort directions: ASC, DESC.")
  return { path, direction: upper }
}

/** Reads a parameter with brackets, such as `page`. @throws Refusal 400 */
export function tree(parameters: Parameters, name: string): Parameters {
  const value = parameters.get(name) ?? new Map<string, Parameter>()
  if (typeof value === "string") throw new Refusal(400, `Unexpected value for parameter "${name}": expecting "array", got "string".`)
  return value
}
