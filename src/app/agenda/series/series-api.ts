import * as v from "valibot"
import type { AppDispatch } from "#app/session/hooks.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath } from "#contract/paths.ts"
import { listDocument } from "#app/resources/document.ts"
import type { Item } from "#app/resources/item.ts"
import { byId, includeOf } from "#app/resources/requests.ts"
import { readItem } from "#app/resources/saves/answered-item.ts"
import { itemOf } from "#app/resources/to-item.ts"
import { api, backEndIn, outcomeIn, unexpected, type BackEnd } from "#lib/api.ts"
import { eventIn } from "./events.ts"
import type { ChangedEvent } from "./write.ts"
import { done, failed, type Outcome } from "#lib/session/problem.ts"

const type = "node--agenda"
const pageSize = 50

/** An event as it is now, with the events that replace occurrences of it, or the series in which it replaces one. */
export type Series = Omit<ChangedEvent, "occurrence">

const seriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSeries: build.query<Series, string>({
      queryFn: async (id, { extra }) => {
        const outcome = await readSeries(backEndIn(extra), id)
        return outcome.ok ? { data: outcome.value } : { error: outcome.problem }
      },
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useLazyGetSeriesQuery } = seriesApi

export async function readSeriesWith(dispatch: AppDispatch, id: string): Promise<Outcome<Series>> {
  return outcomeIn(await dispatch(seriesApi.endpoints.getSeries.initiate(id, { subscribe: false, forceRefetch: true })))
}

async function readSeries(backEnd: BackEnd, id: string): Promise<Outcome<Series>> {
  const [item, exceptions] = await Promise.all([readItem(backEnd, byId(type, id), type), readExceptions(backEnd, id)])
  if (!item.ok) return item
  if (!exceptions.ok) return exceptions
  const reference = eventIn(item.value.values).series
  const series = reference === null ? null : await readItem(backEnd, byId(type, reference.id), type)
  if (series?.ok === false) return series
  return done({ item: item.value, exceptions: exceptions.value, series: series?.value ?? null })
}

async function readExceptions(backEnd: BackEnd, id: string): Promise<Outcome<readonly Item[]>> {
  const items: Item[] = []
  try {
    for (let offset = 0; ; offset += pageSize) {
      const params = { "filter[field_series.id]": id, include: includeOf(type), "page[limit]": pageSize, "page[offset]": offset }
      const { data } = await backEnd.http.request<unknown>({ url: collectionPath(type), headers: { Accept: mediaType }, params })
      const { data: resources, included, links } = v.parse(listDocument, data)
      items.push(...resources.map((resource) => itemOf(type, resource, included)))
      if (links.next === undefined) return done(items)
    }
  } catch (error) {
    return failed(v.isValiError(error) ? unexpected : backEnd.explain(error))
  }
}
