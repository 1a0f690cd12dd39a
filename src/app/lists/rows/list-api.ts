import * as v from "valibot"
import type { ResourceType } from "#contract/fields.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath, individualPath } from "#contract/paths.ts"
import { api } from "#lib/api.ts"
import { pageSize, type ListRequest } from "./list-request.ts"
import { listDocument, pageOf, textIn, type ListDocument, type ListPage } from "./row.ts"

export type Choice = { readonly value: string; readonly label: string }

/** `hidden` counts what the viewer may not see. */
export type References = { readonly names: readonly Reference[]; readonly hidden: number }
export type Reference = { readonly title: string; readonly field: string }

/** The keeping of pages that were left, in seconds: Back shows them at once, and asks again. */
const kept = 60

const resource = v.object({ id: v.string(), attributes: v.optional(v.record(v.string(), v.unknown()), {}) })
const referrer = v.object({ ...resource.entries, meta: v.optional(v.record(v.string(), v.unknown()), {}) })
const referencesDocument = v.object({
  data: v.array(referrer),
  meta: v.optional(v.object({ hidden: v.optional(v.number()), count: v.optional(v.number()) })),
})

export const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    getListPage: build.query<ListPage, ListRequest>({
      query: ({ type, params }) => ({ url: collectionPath(type), params }),
      rawResponseSchema: listDocument,
      transformResponse: (document: ListDocument, _, { type }) => pageOf(document, type),
      keepUnusedDataFor: kept,
    }),
    /** All items of a type by name, for the options of a filter. */
    getNames: build.query<readonly Choice[], ResourceType>({
      queryFn: async (type, _, __, ask) => {
        const choices: Choice[] = []
        for (let offset = 0; offset < mostNames; offset += pageSize) {
          const { data, error } = await ask({ url: collectionPath(type), params: namesParameters(type, offset) })
          if (error !== undefined) return { error }
          const document = v.safeParse(listDocument, data)
          if (!document.success) return { error: { kind: "broken", message: null, status: 200 } }
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
      transformResponse: ({ data }: ListDocument, _, { field }) => textIn(data[0]?.attributes[field]) || null,
    }),
    getReferences: build.query<References, { readonly type: ResourceType; readonly id: string }>({
      query: ({ type, id }) => ({ url: `${individualPath(type, id)}/references`, headers: { Accept: mediaType } }),
      rawResponseSchema: referencesDocument,
      transformResponse: ({ data, meta }: v.InferOutput<typeof referencesDocument>) => ({
        names: data.map(({ attributes, meta: { title, field } }) => ({
          title: textIn(title) || textIn(attributes.title ?? attributes.name),
          field: textIn(field),
        })),
        hidden: meta?.hidden ?? 0,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useGetListPageQuery, useGetReferencesQuery, useGetOldestQuery, useGetNamesQuery } = listApi

/** More options than this are no help in a list of choices. */
const mostNames = 1000

function namesParameters(type: ResourceType, offset: number) {
  const name = type.startsWith("node--") ? "title" : "name"
  return { [`fields[${type}]`]: name, sort: name, "page[limit]": pageSize, "page[offset]": offset }
}
