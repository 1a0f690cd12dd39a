import * as v from "valibot"
import { kindOf } from "#contract/content.ts"
import { labelFields, type ResourceType } from "#contract/fields.ts"
import { collectionPath } from "#contract/paths.ts"
import { api, backEndIn, unexpected } from "#lib/api.ts"
import { pageSize, type ListRequest } from "./list-request.ts"
import { listDocument, type ListDocument } from "#dashboard/items/document.ts"
import { pageOf, type ListPage } from "./row.ts"
import { isTranslatable, pathIn } from "#dashboard/items/languages.ts"
import { language } from "#lib/strings/language.ts"
import { textOf } from "#contract/field-types/field-type.ts"

export type Choice = { readonly value: string; readonly label: string }

/** Lists show the page's language if an item has it. */
function listPath(type: ResourceType): string {
  return pathIn(isTranslatable(type) ? language : undefined, collectionPath(type))
}

/** The keeping of pages that were left, in seconds: Back shows them at once, and asks again. */
const kept = 60

export const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    getListPage: build.query<ListPage, ListRequest>({
      queryFn: async ({ type, params, translation }, { extra }, __, ask) => {
        const more = backEndIn(extra).has("translation-filters") ? translation : undefined
        const { data, error } = await ask({ url: listPath(type), params: { ...params, ...more } })
        if (error !== undefined) return { error }
        const document = v.safeParse(listDocument, data)
        return document.success ? { data: pageOf(document.output, type) } : { error: unexpected }
      },
      // A save that waited offline may arrive while its list is shown.
      providesTags: (_, __, { type }) => [{ type: "List", id: type }],
      keepUnusedDataFor: kept,
    }),
    /** All items of a type by name, for the options of a filter. */
    getNames: build.query<readonly Choice[], ResourceType>({
      queryFn: async (type, _, __, ask) => {
        const choices: Choice[] = []
        for (let offset = 0; offset < mostNames; offset += pageSize) {
          const { data, error } = await ask({ url: listPath(type), params: namesParameters(type, offset) })
          if (error !== undefined) return { error }
          const document = v.safeParse(listDocument, data)
          if (!document.success) return { error: unexpected }
          const { rows, hasNext } = pageOf(document.output, type)
          choices.push(...rows.map(({ id, title }) => ({ value: id, label: title })))
          if (!hasNext) break
        }
        return { data: choices }
      },
    }),
    /** The earliest date of a field; null where no item has one. */
    getOldest: build.query<string | null, { readonly type: ResourceType; readonly field: string }>({
      query: ({ type, field }) => ({
        url: collectionPath(type),
        params: {
          [`fields[${type}]`]: field,
          "filter[dated][condition][path]": field,
          "filter[dated][condition][operator]": "IS NOT NULL",
          sort: field,
          "page[limit]": 1,
        },
      }),
      rawResponseSchema: listDocument,
      transformResponse: ({ data }: ListDocument, _, { field }) => textOf(data[0]?.attributes[field]) || null,
    }),
  }),
})

export const { useGetListPageQuery, useGetOldestQuery, useGetNamesQuery } = listApi

/** More options than this are no help in a list of choices. */
const mostNames = 1000

function namesParameters(type: ResourceType, offset: number) {
  const name = labelFields[kindOf(type).entityType]
  return { [`fields[${type}]`]: name, sort: name, "page[limit]": pageSize, "page[offset]": offset }
}
