/** The calls by which events of series are read and changed. */
import { useState } from "react"
import * as v from "valibot"
import { useAppDispatch, type AppDispatch } from "#app/session/hooks.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath } from "#contract/paths.ts"
import type { Viewer } from "#contract/permissions.ts"
import { listDocument } from "#app/resources/document.ts"
import type { Item } from "#app/resources/item.ts"
import { itemApi } from "#app/resources/item-api.ts"
import { lacksSplits } from "#app/resources/save-item.ts"
import { byId, includeOf } from "#app/resources/requests.ts"
import { readItem } from "#app/resources/saves/answered-item.ts"
import { itemOf } from "#app/resources/to-item.ts"
import { api, backEndIn, outcomeIn, problemIn, unexpected, type BackEnd } from "#lib/api.ts"
import { eventIn } from "./events.ts"
import { runWrites, type Send, type Series, type SeriesCalls } from "./run-writes.ts"
import { openBegunSplits } from "./split-by-steps.tsx"
import { done, failed, type Outcome } from "#lib/session/problem.ts"

const type = "node--agenda"
const pageSize = 50
const quietly = { track: false } as const

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

async function readSeriesWith(dispatch: AppDispatch, id: string): Promise<Outcome<Series>> {
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

/** Reads and changes events. The calls stay the same while a component is shown. */
export function useSeriesCalls(viewer: Viewer): SeriesCalls {
  const dispatch = useAppDispatch()
  const [calls] = useState(() => seriesCalls(dispatch, viewer))
  return calls
}

function seriesCalls(dispatch: AppDispatch, viewer: Viewer): SeriesCalls {
  const send = sendWith(dispatch, viewer)
  const splits = openBegunSplits(viewer.uid)
  const run: SeriesCalls["run"] = async (writes, before) => {
    for (const write of writes) if (write.kind === "create") await splits.begin(write.item)
    const progress = await runWrites(writes, send, before)
    for (const { write } of progress.done) {
      const finished = write.kind === "remove" ? write.item.id : write.kind === "change" ? write.continuedBy : undefined
      if (finished !== undefined) await splits.end(finished)
    }
    return progress
  }
  return { read: (id) => readSeriesWith(dispatch, id), run }
}

/** The calls by which editors save and delete, with the revisions that they look at. */
function sendWith(dispatch: AppDispatch, viewer: Viewer): Send {
  const { saveItem, removeItem } = itemApi.endpoints
  return {
    save: async (request) => {
      const { data } = await dispatch(saveItem.initiate({ ...request, viewer }, quietly))
      return data ?? { kind: "refused", problem: unexpected, mayHaveArrived: true }
    },
    remove: async (item) => {
      const { error } = await dispatch(removeItem.initiate(item, quietly))
      const problem = error === undefined ? null : problemIn(error)
      // Another try finds what the first one has deleted already.
      return problem?.kind === "not-found" ? null : problem
    },
    splitsAtOnce: () => !lacksSplits(),
  }
}
