import { skipToken } from "@reduxjs/toolkit/query/react"
import * as v from "valibot"
import { homeAlias } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { collectionPath } from "#contract/paths.ts"
import { api, outcomeOf } from "#dashboard/session/core/api.ts"
import { useDebounced } from "#lib/use-debounced.ts"
import { typedAddress } from "./address.ts"
import { appWords } from "#dashboard/strings/words.ts"

export type LinkSuggestion = { readonly title: string; readonly kind: string; readonly path: string; readonly isPublished: boolean }

const document = v.object({
  data: v.array(
    v.object({
      attributes: v.object({
        title: v.string(),
        status: v.boolean(),
        path: v.nullish(v.object({ alias: v.nullish(v.string(), null) }), null),
      }),
    }),
  ),
})

const perKind = 5

const linkTargetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLinkTargets: build.query<readonly LinkSuggestion[], { readonly type: ResourceType; readonly text: string }>({
      query: ({ type, text }) => ({
        url: collectionPath(type),
        params: {
          [`fields[${type}]`]: "title,status,path",
          "filter[title][operator]": "CONTAINS",
          "filter[title][path]": "title",
          "filter[title][value]": text,
          "page[limit]": perKind,
          sort: "-changed",
        },
      }),
      rawResponseSchema: document,
      transformResponse: ({ data }: v.InferOutput<typeof document>, _meta, { type }) =>
        data.flatMap(({ attributes: { title, status, path } }) =>
          path?.alias ? [{ title, kind: appWords.model.kindOf(type).label, path: pagePath(path.alias), isPublished: status }] : [],
        ),
      keepUnusedDataFor: 60,
    }),
  }),
})

/** The page with the home alias is the start page (docs/content-model.md). */
function pagePath(alias: string): string {
  return alias === homeAlias ? "/" : `${alias.replace(/\/$/, "")}/`
}

const words = appWords.richText.link
/** Milliseconds without a key, so that a typed word causes one request. */
const pause = 250
const none: readonly LinkSuggestion[] = []

/** Searches titles for the typed words, but not for an address. */
export function useLinkTargets(text: string) {
  const query = typedAddress(text) === null && text.trim().length > 1 ? text.trim() : ""
  const debouncedQuery = useDebounced(query, pause)
  const outcomes = [
    useTargets("node--page", debouncedQuery),
    useTargets("node--article", debouncedQuery),
    useTargets("node--action_project", debouncedQuery),
    useTargets("node--member", debouncedQuery),
  ]
  if (query === "") return { targets: none, status: "" }
  const isWaiting = debouncedQuery !== query || outcomes.includes(null)
  const targets = isWaiting ? none : outcomes.flatMap((outcome) => (outcome?.ok === true ? outcome.value : []))
  const isFailed = outcomes.some((outcome) => outcome?.ok === false)
  const status = isWaiting ? words.searching : isFailed ? words.searchFailed : words.results(targets.length)
  return { targets, status }
}

function useTargets(type: ResourceType, text: string) {
  return outcomeOf(linkTargetsApi.useGetLinkTargetsQuery(text === "" ? skipToken : { type, text }))
}
