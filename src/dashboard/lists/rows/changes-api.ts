import * as v from "valibot"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { collectionPath, individualPath } from "#contract/paths.ts"
import type { ListedType } from "#contract/redirect.ts"
import { pathIn } from "#dashboard/items/languages.ts"
import { ifMatch, jsonapiHeaders, removalRequest } from "#dashboard/items/requests.ts"
import { itemSaved, lacksPage, type PendingSave } from "#dashboard/items/unpublished-saves.ts"
import { api } from "#dashboard/session/core/api.ts"
import { publicPathOf } from "#dashboard/items/to-item.ts"
import { isItem, type ListedRow, type Row, type RowName } from "./row.ts"

/** `changed` means that somebody else has saved the item meanwhile, so nothing was written. */
export type ChangeResult = "done" | "changed"

export type Attributes = Readonly<Record<string, unknown>>

type NewItem = { readonly type: ListedType; readonly attributes: Attributes; readonly relationships?: Attributes }

/** Here a 412 is an answer and no failure: `resultOf` reads it. */
const validateStatus = (status: number) => (status >= 200 && status < 300) || status === 412

const refusal = v.object({ errors: v.array(v.object({ status: v.literal("412") })) })
const resultOf = (answer: unknown): ChangeResult => (v.is(refusal, answer) ? "changed" : "done")

export const changesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Changes by default the language that the row shows. */
    changeRow: build.mutation<ChangeResult, { readonly row: ListedRow; readonly attributes: Attributes; readonly language?: Langcode }>({
      query: ({ row: { type, id, version, languages }, attributes, language = languages?.shown }) => ({
        url: pathIn(language, individualPath(type, id)),
        method: "PATCH",
        headers: { ...jsonapiHeaders, ...ifMatch(version) },
        data: { data: { type, id, attributes } },
        validateStatus,
      }),
      transformResponse: resultOf,
      onQueryStarted: ({ row, attributes }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => {
            const isLeft = data === "done" && attributes.status === true && !row.isPublished
            const pendingSave = isLeft && isItem(row) ? pendingSaveOfRow(row) : null
            if (pendingSave !== null) dispatch(itemSaved(pendingSave))
          },
          () => undefined,
        ),
    }),
    /** `heir` is the UUID of the user who gets the content of a removed one. */
    removeRow: build.mutation<ChangeResult, { readonly row: RowName<ListedType>; readonly heir?: string }>({
      query: ({ row, heir = "" }) => ({ ...removalRequest({ ...row, language: row.original, heir }), validateStatus }),
      transformResponse: resultOf,
    }),
    /** The server joins references that others added meanwhile, so nothing is read before. */
    addReference: build.mutation<ChangeResult, { readonly row: Row; readonly field: string; readonly target: ReferenceTarget }>({
      query: ({ row: { type, id, languages }, field, target }) => ({
        url: `${pathIn(languages?.shown, individualPath(type, id))}/relationships/${field}`,
        method: "POST",
        headers: jsonapiHeaders,
        data: { data: [target] },
      }),
      transformResponse: (): ChangeResult => "done",
    }),
    createItem: build.mutation<ChangeResult, NewItem>({
      query: (item) => ({ url: collectionPath(item.type), method: "POST", headers: jsonapiHeaders, data: { data: item } }),
      transformResponse: (): ChangeResult => "done",
    }),
  }),
})

/** The answer lacks the new revision, which is later than the present one. */
function pendingSaveOfRow({ type, number, version, title, languages, attributes }: Row): PendingSave | null {
  const publicPath = publicPathOf(type, { attributes })
  if (number === null || version === null || lacksPage({ type, publicPath })) return null
  return { type, number, language: languages?.shown ?? null, title, publicPath, vid: Number(version) + 1, at: Date.now() }
}

export type ReferenceTarget = { readonly type: ResourceType; readonly id: string }
