import { lookUp } from "#app/session/requests/features.ts"
import { api } from "#lib/api.ts"

/** A page that this user may not see is there all the same. */
export type AddressState = "there" | "missing"

export const addressStateApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAddressState: build.query<AddressState, { readonly path: string }>({
      queryFn: async ({ path }, _, __, ask) => {
        const answer = await lookUp(ask, path)
        if ("data" in answer) return { data: answer.data === null ? "missing" : "there" }
        return answer.error.kind === "forbidden" ? { data: "there" } : answer
      },
      // A text is checked after each change of its author.
      keepUnusedDataFor: 120,
    }),
  }),
})
