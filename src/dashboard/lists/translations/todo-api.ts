/** What is to be translated into a language: items of all kinds that lack it, and translations whose original was changed since. */
import * as v from "valibot"
import { kindOf, resourceTypes } from "#contract/content.ts"
import { labelFields, type Langcode, type ResourceType } from "#contract/fields.ts"
import { collectionPath } from "#contract/paths.ts"
import { listDocument } from "#dashboard/items/document.ts"
import { isTranslatable, pathIn } from "#dashboard/items/languages.ts"
import { numberName } from "#dashboard/items/requests.ts"
import { api, backEndIn, unexpected, type Ask } from "#lib/api.ts"
import { language as pageLanguage } from "#lib/strings/language.ts"
import type { Problem } from "#lib/session/problem.ts"
import { languageFields } from "#dashboard/lists/kinds/parts.ts"
import { pageSize } from "#dashboard/lists/rows/list-request.ts"
import { pageOf, type Row } from "#dashboard/lists/rows/row.ts"

const states = ["outdated", "missing"] as const
export type TodoState = (typeof states)[number]

export type Todo = Readonly<Record<TodoState, readonly Row[]>>

const kinds = resourceTypes.filter((type) => isTranslatable(type) && kindOf(type).screens !== null)
/** Of a kind; more are no help in a list of what to do next. */
const mostPages = 4

export const todoApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTodo: build.query<Todo, { readonly language: Langcode }>({
      queryFn: async ({ language }, { extra }, __, ask) => {
        const found: Record<TodoState, Row[]> = { outdated: [], missing: [] }
        const hasFilters = backEndIn(extra).has("translation-filters")
        for (const type of kinds) {
          const rows = await (hasFilters ? readRows(ask, type, language) : readPages(ask, type))
          if ("error" in rows) return rows
          for (const state of states) found[state].push(...rows.data.filter((row) => stateIn(row, language) === state))
        }
        return { data: { outdated: byChange(found.outdated), missing: byChange(found.missing) } }
      },
      providesTags: kinds.map((id) => ({ type: "List", id }) as const),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useGetTodoQuery } = todoApi

/** The newest first. */
function byChange(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((one, other) => other.changed.localeCompare(one.changed))
}

function stateIn({ languages }: Row, language: Langcode): TodoState | null {
  const found = languages?.all.find(({ langcode }) => langcode === language)
  if (found === undefined) return "missing"
  return found.isOutdated ? "outdated" : null
}

type Rows = { readonly data: readonly Row[] } | { readonly error: Problem }

async function readRows(ask: Ask, type: ResourceType, language: Langcode): Promise<Rows> {
  const rows: Row[] = []
  for (const state of states) {
    const part = await readPages(ask, type, { [`filter[translation][${state}]`]: language })
    if ("error" in part) return part
    rows.push(...part.data)
  }
  return { data: rows }
}

async function readPages(ask: Ask, type: ResourceType, filter: Readonly<Record<string, string>> = {}): Promise<Rows> {
  const rows: Row[] = []
  const label = labelFields[kindOf(type).entityType]
  for (let page = 0; page < mostPages; page++) {
    const fields = [numberName(type), label, "status", "changed", ...languageFields].join(",")
    const params = { ...filter, [`fields[${type}]`]: fields, sort: `-changed,-${numberName(type)}` }
    const { data, error } = await ask({
      url: pathIn(pageLanguage, collectionPath(type)),
      params: { ...params, "page[limit]": pageSize, "page[offset]": page * pageSize },
    })
    if (error !== undefined) return { error }
    const document = v.safeParse(listDocument, data)
    if (!document.success) return { error: unexpected }
    const { rows: more, hasNext } = pageOf(document.output, type)
    rows.push(...more)
    if (!hasNext) break
  }
  return { data: rows }
}
