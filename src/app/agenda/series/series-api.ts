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
import { useFeature } from "#app/session/use-feature.ts"
import { byId, includeOf } from "#app/resources/requests.ts"
import { readItem } from "#app/resources/read-item.ts"
import { itemOf } from "#app/resources/to-item.ts"
import { api, backEndIn, outcomeIn, problemIn, unexpected, type BackEnd } from "#lib/api.ts"
import { eventIn } from "./events.ts"
import { openBegunSplits } from "#app/resources/saves/begun-splits.ts"
import { done, failed, type Outcome, type Problem } from "#lib/session/problem.ts"
import { changedFields } from "#app/resources/values.ts"
import type { SaveOutcome, SaveRequest } from "#app/resources/saves/save-outcome.ts"
import type { ChangedEvent, Write } from "./writes.ts"
import { appWords } from "#app/strings/words.ts"

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
  const splitsAtOnce = useFeature("split")
  const [calls] = useState(() => seriesCalls(dispatch, viewer, splitsAtOnce))
  return calls
}

function seriesCalls(dispatch: AppDispatch, viewer: Viewer, splitsAtOnce: boolean): SeriesCalls {
  const send = sendWith(dispatch, viewer, splitsAtOnce)
  const splits = openBegunSplits(viewer.uid)
  const run: SeriesCalls["run"] = async (writes, before) => {
    const progress = await runWrites(writes, send, before)
    for (const { write } of splitsAtOnce ? [] : progress.done) {
      const finished = write.kind === "remove" ? write.item.id : write.kind === "change" ? write.continuedBy : undefined
      if (finished !== undefined) await splits.end(finished)
    }
    return progress
  }
  return { read: (id) => readSeriesWith(dispatch, id), run }
}

/** The calls by which editors save and delete, with the revisions that they look at. */
function sendWith(dispatch: AppDispatch, viewer: Viewer, splitsAtOnce: boolean): Send {
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
    splitsAtOnce: () => splitsAtOnce,
  }
}

export type Send = {
  readonly save: (request: Omit<SaveRequest, "viewer">) => Promise<SaveOutcome>
  readonly remove: (item: Item) => Promise<Problem | null>
  /** Whether the back end has split a series when it has saved the new one, or leaves the former one to further writes. */
  readonly splitsAtOnce: () => boolean
}

/** An event as it is now, with the events that replace occurrences of it, or the series in which it replaces one. */
export type Series = Omit<ChangedEvent, "occurrence">

export type SeriesCalls = {
  /** An event with its exceptions or its series, as the back end has them now. */
  readonly read: (id: string) => Promise<Outcome<Series>>
  readonly run: (writes: readonly Write[], before?: readonly Done[]) => Promise<Progress>
}

/** `item` is what the write left at the back end; null of a removal. */
type Done = { readonly write: Write; readonly item: Item | null }

export type Progress = {
  readonly done: readonly Done[]
  readonly left: readonly Write[]
  /** Why the first one that is left was refused. */
  readonly problem: Problem | null
}

/** Sends the writes of a change one after another. What fails is left for another try, or all is taken back. */
export async function runWrites(writes: readonly Write[], send: Send, before: readonly Done[] = []): Promise<Progress> {
  const done = [...before]
  for (const [index, write] of writes.entries()) {
    const { item, problem } = await sendOne(write, send)
    if (problem !== null) return { done, left: writes.slice(index), problem }
    done.push({ write, item })
    const isSplit = write.kind === "create" && write.item.continues !== undefined
    if (isSplit && send.splitsAtOnce()) return { done: [...done, ...writes.slice(index + 1).map(asDone)], left: [], problem: null }
  }
  return { done, left: [], problem: null }
}

/** What the back end has done of itself: its revision is not known here. */
function asDone(write: Write): Done {
  return { write, item: write.kind === "change" ? { ...write.base, values: write.values, version: null } : null }
}

type Sent = { readonly item: Item | null; readonly problem: Problem | null }

async function sendOne(write: Write, { save, remove }: Send): Promise<Sent> {
  if (write.kind === "remove") return { item: null, problem: await remove(write.item) }
  const base = write.kind === "create" ? write.item : write.base
  const values = write.kind === "create" ? write.item.values : write.values
  const continuedBy = write.kind === "change" ? write.continuedBy : undefined
  const outcome = await save({ base, values, changed: changedFields(base.type, base.values, values), continuedBy })
  if (outcome.kind === "saved") return { item: outcome.item, problem: null }
  if (outcome.kind === "refused") return { item: null, problem: outcome.problem }
  return { item: null, problem: { kind: "invalid", message: appWords.eventChanges.conflict, fields: {} } }
}

/** The writes that take back what was done, the last one first. Null if something was deleted, which does not come back. */
export function undoOf(done: readonly Done[]): readonly Write[] | null {
  const writes = done.toReversed().flatMap(({ write, item }): readonly Write[] => {
    if (item === null || write.kind === "remove") return []
    return write.kind === "create" ? [{ kind: "remove", item }] : [{ kind: "change", base: item, values: write.base.values }]
  })
  return writes.length === done.length ? writes : null
}
