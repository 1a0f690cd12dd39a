import type { Langcode, ResourceType } from "#contract/fields.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { individualPath } from "#contract/paths.ts"
import type { AppDispatch } from "#dashboard/session/hooks.ts"
import { api, backEndIn, outcomeIn, unexpected, type BackEnd } from "#dashboard/session/core/api.ts"
import { language as pageLanguage } from "#lib/strings/language.ts"
import type { Outcome, Problem } from "#lib/session/problem.ts"
import { pendingSaveOf, itemSaved } from "./unpublished-saves.ts"
import { readItem } from "./read-item.ts"
import { resourceLabel, listDocument, type ListDocument } from "./document.ts"
import type { Item } from "./item.ts"
import { languageOf, originalOf, pathIn } from "./languages.ts"
import { grownVocabularies } from "./saves/new-terms.ts"
import { readRevisions, referrerDocument, referrersIn, type Referrers, type Revision } from "./history.ts"
import {
  additionRequest,
  byId,
  byNumber,
  jsonapiHeaders,
  removalRequest,
  searchRequest,
  translationRemoval,
  type ItemName,
  type Search,
  type TranslationName,
} from "./requests.ts"
import { saveItem } from "./saves/save-item.ts"
import type { SaveOutcome, SaveRequest } from "./saves/save-outcome.ts"
import type { ReferenceValue } from "./values.ts"

type Named = { readonly type: ResourceType; readonly id: string }

const readingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getItem: build.query<Item, ItemName>({
      queryFn: async (name, { extra }) => {
        const { type, language } = name
        const request = "id" in name ? byId(type, name.id, { language }) : byNumber(type, name.number, language)
        return answerOf(await readItem(backEndIn(extra), request, name.type))
      },
      providesTags: (item) => (item === undefined ? [] : [{ type: "Item", id: item.id }]),
      keepUnusedDataFor: 0,
    }),
    getRevision: build.query<Item, Named & { readonly version: string; readonly language?: Langcode }>({
      queryFn: async ({ type, id, version, language }, { extra }) => {
        return answerOf(await readItem(backEndIn(extra), byId(type, id, { version, language }), type))
      },
    }),
    getRevisions: build.query<readonly Revision[], Named & { readonly page?: number; readonly language?: Langcode }>({
      queryFn: ({ type, id, page = 1, language }, _, __, ask) =>
        readRevisions(ask, { type, path: pathIn(language, individualPath(type, id)), page }),
      providesTags: (_, __, { id }) => [{ type: "Item", id }],
      keepUnusedDataFor: 0,
    }),
    getReferences: build.query<Referrers, Named>({
      query: ({ type, id }) => ({ url: `${pathIn(pageLanguage, individualPath(type, id))}/references`, headers: { Accept: mediaType } }),
      rawResponseSchema: referrerDocument,
      transformResponse: referrersIn,
      keepUnusedDataFor: 0,
    }),
    searchItems: build.query<readonly ReferenceValue[], Search>({
      query: searchRequest,
      rawResponseSchema: listDocument,
      transformResponse: ({ data }: ListDocument, _, { type }) =>
        data.map((resource) => ({ type, id: resource.id, label: resourceLabel(resource) })),
      providesTags: (_, __, { type }) => [{ type: "List", id: type }],
    }),
  }),
})

export const itemApi = readingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Unpublishes one language of an item, and leaves its values alone. */
    unpublishText: build.mutation<null, Named & { readonly language: Langcode }>({
      query: ({ type, id, language }) => ({
        method: "patch",
        url: pathIn(language, individualPath(type, id)),
        headers: jsonapiHeaders,
        data: { data: { type, id, attributes: { status: false } } },
      }),
      transformResponse: () => null,
      invalidatesTags: (_, __, { type }) => [{ type: "List", id: type }],
    }),
    saveItem: build.mutation<SaveOutcome, SaveRequest>({
      queryFn: async (request, { extra }) => ({ data: await saveItem(backEndIn(extra), request) }),
      onQueryStarted: ({ base }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => {
            const pendingSave = data.kind === "saved" && data.item.version !== base.version ? pendingSaveOf(data.item) : null
            if (pendingSave !== null) dispatch(itemSaved(pendingSave))
          },
          // The form shows the failure.
          () => undefined,
        ),
      invalidatesTags: (outcome, _, { base, values }) =>
        outcome?.kind === "saved" ? [...tagsOf(base), ...grownVocabularies(values).map((id) => ({ type: "List", id }) as const)] : [],
    }),
    addTranslation: build.mutation<Item, TranslationName & { readonly isEmpty: boolean }>({
      queryFn: async ({ isEmpty, ...name }, { extra }, __, ask) => {
        const { error } = await ask(additionRequest(name, isEmpty))
        const translation = error === undefined || error.kind === "invalid" ? await readTranslation(backEndIn(extra), name) : null
        // A 409 means that another tab has created it a moment ago.
        return translation?.ok === true
          ? { data: translation.value }
          : { error: error ?? (translation?.ok === false ? translation.problem : unexpected) }
      },
      invalidatesTags: (_, problem, name) => (problem === undefined ? tagsOf(name) : []),
    }),
    removeTranslation: build.mutation<null, TranslationName>({
      query: translationRemoval,
      transformResponse: () => null,
      invalidatesTags: (_, problem, name) => (problem === undefined ? tagsOf(name) : []),
    }),
    removeItem: build.mutation<null, Pick<Item, "type" | "id" | "version" | "languages">>({
      query: ({ languages, ...item }) => removalRequest({ ...item, language: originalOf({ languages: languages ?? null }) }),
      transformResponse: () => null,
      invalidatesTags: (_, problem, item) => (problem === undefined ? tagsOf(item) : []),
    }),
  }),
})

export const {
  useGetItemQuery,
  useGetRevisionQuery,
  useGetRevisionsQuery,
  useGetReferencesQuery,
  useLazyGetReferencesQuery,
  useSearchItemsQuery,
  useLazySearchItemsQuery,
  useAddTranslationMutation,
} = itemApi

type ItemInLanguage = Named & { readonly language: Langcode }

/** The subscription keeps RTK Query from forgetting the answer if a save ends meanwhile. */
export async function readPresent(dispatch: AppDispatch, { type, id, language }: ItemInLanguage): Promise<Outcome<Item>> {
  const reading = dispatch(itemApi.endpoints.getItem.initiate({ type, id, language }, { forceRefetch: true }))
  const outcome = outcomeIn(await reading)
  reading.unsubscribe()
  return outcome
}

async function readTranslation(backEnd: BackEnd, { type, id, language }: TranslationName): Promise<Outcome<Item> | null> {
  const read = await readItem(backEnd, byId(type, id, { language }), type)
  return read.ok && languageOf(read.value) !== language ? null : read
}

function tagsOf({ type, id }: Named) {
  return [{ type: "Item", id } as const, { type: "List", id: type } as const]
}

function answerOf<T>(outcome: Outcome<T>): { readonly data: T } | { readonly error: Problem } {
  return outcome.ok ? { data: outcome.value } : { error: outcome.problem }
}
