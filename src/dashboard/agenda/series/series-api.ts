import * as v from "valibot"
import type { ChangedEvent, SeriesChange, SeriesUndo } from "#contract/agenda/series-change.ts"
import { collectionPath, seriesChangePath } from "#contract/paths.ts"
import { pendingSaveOf, itemSaved } from "#dashboard/items/unpublished-saves.ts"
import { listDocument, type ListDocument } from "#dashboard/items/document.ts"
import { itemApi } from "#dashboard/items/item-api.ts"
import { ifMatch, jsonapiHeaders } from "#dashboard/items/requests.ts"
import { api } from "#dashboard/session/core/api.ts"

const type = "node--agenda"

const version = v.nullable(v.number())
const changedEvents = v.object({
  data: v.array(v.object({ type: v.literal(type), id: v.string(), meta: v.object({ before: version, after: version }) })),
})

export type ChangeRequest = {
  readonly id: string
  /** With null, the server may change any revision. */
  readonly version: string | null
  readonly body: SeriesChange | SeriesUndo
}

export const seriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    countExceptions: build.query<number, string>({
      query: (id) => ({
        url: collectionPath(type),
        params: { "filter[field_series.id]": id, "page[limit]": 50, [`fields[${type}]`]: "title" },
      }),
      rawResponseSchema: listDocument,
      transformResponse: ({ data, meta }: ListDocument) => meta.count ?? data.length,
      providesTags: [{ type: "List", id: type }],
      keepUnusedDataFor: 0,
    }),
    changeSeries: build.mutation<readonly ChangedEvent[], ChangeRequest>({
      query: ({ id, version, body }) => ({
        method: "post",
        url: seriesChangePath(id),
        headers: { ...jsonapiHeaders, ...ifMatch(version) },
        data: body,
      }),
      rawResponseSchema: changedEvents,
      transformResponse: ({ data }: v.InferOutput<typeof changedEvents>) => data,
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        // The caller shows the failure.
        const { data } = await queryFulfilled.catch(() => ({ data: [] }))
        if (!data.some((event) => event.id === id && event.meta.after !== null)) return
        const { data: item } = await dispatch(itemApi.endpoints.getItem.initiate({ type, id }, { subscribe: false, forceRefetch: true }))
        const pendingSave = item === undefined ? null : pendingSaveOf(item)
        if (pendingSave !== null) dispatch(itemSaved(pendingSave))
      },
      invalidatesTags: (_, __, { id }) => [
        { type: "Item", id },
        { type: "List", id: type },
      ],
    }),
  }),
})

export const { useCountExceptionsQuery } = seriesApi
