/** Finds items that lack a language, and translations whose original was changed since. */
import { kindOf, resourceTypes } from "#contract/content.ts"
import { labelFields, type Langcode, type ResourceType } from "#contract/fields.ts"
import { isTranslatable } from "#dashboard/items/languages.ts"
import { numberName } from "#dashboard/items/requests.ts"
import { languageFields } from "#dashboard/lists/kinds/list-parts.ts"
import { readPages } from "#dashboard/lists/rows/list-api.ts"
import type { Row } from "#dashboard/lists/rows/row.ts"
import { api, backEndIn } from "#dashboard/session/core/api.ts"

const states = ["outdated", "missing"] as const
export type TodoState = (typeof states)[number]

type Todo = Readonly<Record<TodoState, readonly Row[]>>

const translatedKinds = resourceTypes.filter((type) => isTranslatable(type) && kindOf(type).screens !== null)
/** Pages of each kind: more items are no help in a list of what to do next. */
const mostPages = 4

const todoApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTodo: build.query<Todo, { readonly language: Langcode }>({
      queryFn: async ({ language }, { extra }, __, ask) => {
        const hasFilters = backEndIn(extra).has("translation-filters")
        const filters = hasFilters ? states.map((state) => ({ [`filter[translation][${state}]`]: language })) : [{}]
        const rows: Row[] = []
        for (const type of translatedKinds) {
          for (const filter of filters) {
            const { data, error } = await readPages(ask, { type, params: { ...paramsOf(type), ...filter }, most: mostPages })
            if (error !== undefined) return { error }
            rows.push(...data)
          }
        }
        const newest = rows.toSorted((one, other) => other.changed.localeCompare(one.changed))
        const rowsIn = (state: TodoState) => newest.filter((row) => stateIn(row, language) === state)
        return { data: { outdated: rowsIn("outdated"), missing: rowsIn("missing") } }
      },
      providesTags: translatedKinds.map((id) => ({ type: "List", id }) as const),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useGetTodoQuery } = todoApi

function paramsOf(type: ResourceType) {
  const fields = [numberName(type), labelFields[kindOf(type).entityType], "status", "changed", ...languageFields]
  return { [`fields[${type}]`]: fields.join(","), sort: `-changed,-${numberName(type)}` }
}

function stateIn({ languages }: Row, language: Langcode): TodoState | null {
  const translation = languages?.all.find(({ langcode }) => langcode === language)
  if (translation === undefined) return "missing"
  return translation.isOutdated ? "outdated" : null
}
