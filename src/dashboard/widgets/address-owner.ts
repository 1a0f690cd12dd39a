import { useCallback } from "react"
import * as v from "valibot"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { quietTranslation } from "#dashboard/session/requests/quiet-translation.ts"
import { api, outcomeIn } from "#dashboard/session/core/api.ts"
import type { Outcome } from "#lib/session/problem.ts"

type AddressOwner = { readonly id: string; readonly label: string; readonly isFormer: boolean }

/** Includes drafts, in all languages. */
export type FindOwner = (path: string) => Promise<Outcome<AddressOwner | null>>

export function useFindOwner(): FindOwner {
  const dispatch = useAppDispatch()
  return useCallback(
    async (path) =>
      outcomeIn(await dispatch(ownerApi.endpoints.getAddressOwner.initiate({ path }, { subscribe: false, forceRefetch: true }))),
    [dispatch],
  )
}

const translation = v.nullable(
  v.object({
    label: v.optional(v.string(), ""),
    entity: v.object({ uuid: v.string() }),
    redirect: v.optional(v.array(v.unknown()), []),
  }),
)

const ownerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAddressOwner: build.query<AddressOwner | null, { readonly path: string }>({
      query: ({ path }) => quietTranslation(path),
      rawResponseSchema: translation,
      transformResponse: (owner: v.InferOutput<typeof translation>) =>
        owner === null ? null : { id: owner.entity.uuid, label: owner.label, isFormer: owner.redirect.length > 0 },
      // Someone else may take an address at any moment.
      keepUnusedDataFor: 0,
    }),
  }),
})
