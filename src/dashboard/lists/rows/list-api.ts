import * as v from "valibot"
import { isResourceType, kindOf } from "#contract/content.ts"
import { labelFields, type Langcode, type ResourceType } from "#contract/fields.ts"
import { collectionPath } from "#contract/paths.ts"
import type { ListedType } from "#contract/redirect.ts"
import { api, unexpected, type Ask } from "#dashboard/session/core/api.ts"
import type { Problem } from "#lib/session/problem.ts"
import { pageSize, type ListRequest } from "./list-request.ts"
import { parametersOf } from "#dashboard/items/requests.ts"
import { listDocument, type ListDocument } from "#dashboard/items/document.ts"
import { listPageOf, type ListPage, type Row } from "./row.ts"
import { isTranslatable, pathIn } from "#dashboard/items/languages.ts"
import { language } from "#lib/strings/language.ts"
import { textOf } from "#contract/field-types/field-type.ts"

export type FilterOption = { readonly value: string; readonly label: string }

/** A list shows an item in the page's language if the item has it. */
function listPath(type: ListedType, code = language): string {
  return pathIn(isResourceType(type) && isTranslatable(type) ? code : undefined, collectionPath(type))
}

/** Seconds after the user has left a list: Back shows it at once, and asks again. */
const cacheSeconds = 60

export const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    getListPage: build.query<ListPage, ListRequest>({
      query: ({ type, params }) => ({ url: listPath(type), params }),
      rawResponseSchema: listDocument,
      transformResponse: (document: ListDocument, _, { type }) => listPageOf(document, type),
      // A save that waited offline may arrive while its list is on screen.
      providesTags: (_, __, { type }) => [{ type: "List", id: type }],
      keepUnusedDataFor: cacheSeconds,
    }),
    /** The options of a filter are names of items. */
    getNames: build.query<readonly FilterOption[], ResourceType>({
      queryFn: async (type, _, __, ask) => {
        const name = labelFields[kindOf(type).entityType]
        const { data: nameRows, error } = await readPages(ask, {
          type,
          params: { [`fields[${type}]`]: name, sort: name },
          most: mostNames / pageSize,
        })
        return error === undefined ? { data: nameRows.map(({ id, title }) => ({ value: id, label: title })) } : { error }
      },
    }),
    /** Is null if no item has a date. */
    getOldest: build.query<string | null, { readonly type: ResourceType; readonly field: string }>({
      query: ({ type, field }) => ({
        url: collectionPath(type),
        params: {
          [`fields[${type}]`]: field,
          ...parametersOf("dated", { path: field, operator: "IS NOT NULL" }),
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

type Rows = { readonly data: readonly Row[]; readonly error?: undefined } | { readonly data?: undefined; readonly error: Problem }

type Reading = Pick<ListRequest, "params"> & {
  readonly type: ResourceType
  readonly most?: number
  /** By default this is the page's language. */
  readonly code?: Langcode
}

export async function readPages(ask: Ask, { type, params, most = Infinity, code }: Reading): Promise<Rows> {
  const rows: Row[] = []
  for (let page = 0; page < most; page++) {
    const { data: answer, error } = await ask({
      url: listPath(type, code),
      params: { ...params, "page[limit]": pageSize, "page[offset]": page * pageSize },
    })
    if (error !== undefined) return { error }
    const document = v.safeParse(listDocument, answer)
    if (!document.success) return { error: unexpected }
    const { rows: more, hasNext } = listPageOf(document.output, type)
    rows.push(...more)
    if (!hasNext) break
  }
  return { data: rows }
}
