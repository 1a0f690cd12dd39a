import { translatePath } from "#contract/paths.ts"
import { api } from "#lib/api.ts"

/** A page that this user may not see is there all the same. */
export type AddressState = "there" | "missing"

export const addressStateApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAddressState: build.query<AddressState, { readonly path: string }>({
      queryFn: async ({ path }, _, __, ask) => {
        const { error } = await ask({ url: translatePath, params: { path } })
        if (error === undefined || error.kind === "forbidden") return { data: "there" }
        return error.kind === "not-found" ? { data: "missing" } : { error }
      },
      // A text is checked after each change of its author.
      keepUnusedDataFor: 120,
    }),
  }),
})
