import type { ListState } from "./list-state.ts"
import { parametersOf } from "#dashboard/items/requests.ts"
import type { ListKind } from "./kind.ts"
import type { ListedType } from "#contract/redirect.ts"

type Params = Readonly<Record<string, string>>

export type ListRequest = { readonly type: ListedType; readonly params: Params }

/** Drupal's JSON:API gives at most so many at once. */
export const pageSize = 50

/** More words are left out, because Drupal and our server take 50 conditions. */
const mostWords = 6

export function requestOf(kind: ListKind, state: ListState): ListRequest {
  const { type, base, filters, sorts } = kind
  const { sort } = sorts.find(({ id }) => id === state.sort) ?? sorts[0]
  const choices = filters.flatMap(({ name, conditions, parameters }) => {
    const value = state.chosen[name]
    return value === undefined ? [] : [{ conditions: conditions(value), parameters: parameters?.(value) ?? {} }]
  })
  const conditions = [...base, ...choices.flatMap((choice) => choice.conditions)]
  return {
    type,
    params: {
      ...fieldsOf(kind),
      ...merged(conditions.map((condition, index) => parametersOf(`c${index}`, condition))),
      ...merged(choices.map(({ parameters }) => parameters)),
      ...searchFilters(kind, state.text),
      sort,
      "page[limit]": String(pageSize),
      "page[offset]": String((state.page - 1) * pageSize),
    },
  }
}

/** Asks only for fields that the list shows, because a body alone can be as long as all the rest. */
function fieldsOf({ type, fields, includes }: ListKind): Record<string, string> {
  const sets = new Map<string, Set<string>>([[type, new Set([...fields, ...includes.map(({ field }) => field)])]])
  for (const each of includes) sets.set(each.type, new Set([...(sets.get(each.type) ?? []), ...each.fields]))
  const fieldsets = Object.fromEntries([...sets].map(([name, set]) => [`fields[${name}]`, [...set].join(",")]))
  return includes.length === 0 ? fieldsets : { ...fieldsets, include: includes.map(({ field }) => field).join(",") }
}

/** Every word must occur in one of the searched fields. */
export function searchFilters({ searched }: Pick<ListKind, "searched">, text: string): Record<string, string> {
  const words = text.split(/\s+/).filter((word) => word !== "")
  return merged(words.slice(0, mostWords).map((word, index) => searchOfWord(searched, word, `s${index}`)))
}

function searchOfWord(searched: readonly string[], word: string, group: string): Record<string, string> {
  const tests = searched.map((path) => parametersOf(`${group}${path}`, { path, operator: "CONTAINS", value: word }))
  if (searched.length === 1) return merged(tests)
  const members = searched.map((path) => ({ [`filter[${group}${path}][condition][memberOf]`]: group }))
  return merged([{ [`filter[${group}][group][conjunction]`]: "OR" }, ...members, ...tests])
}

export function merged(parts: readonly Record<string, string>[]): Record<string, string> {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)))
}
