import * as v from "valibot"
import { lookUp } from "#app/session/requests/features.ts"
import { api, unexpected } from "#lib/api.ts"
import type { AddressOwner } from "./services.ts"

const translation = v.object({
  label: v.optional(v.string(), ""),
  entity: v.object({ uuid: v.string() }),
  redirect: v.optional(v.array(v.unknown()), []),
})

export const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The item at an address of the site, in whichever language; null where there is none. */
    getAddressOwner: build.query<AddressOwner | null, { readonly path: string }>({
      queryFn: async ({ path }, _, __, ask) => {
        const answer = await lookUp(ask, path)
        if ("error" in answer) return answer
        if (answer.data === null) return { data: null }
        const parsed = v.safeParse(translation, answer.data)
        if (!parsed.success) return { error: unexpected }
        const { label, entity, redirect } = parsed.output
        return { data: { id: entity.uuid, label, isFormer: redirect.length > 0 } }
      },
      // Someone else may take an address at any moment.
      keepUnusedDataFor: 0,
    }),
  }),
})
