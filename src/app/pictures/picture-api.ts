/** Pictures that only drafts use need the bearer, which an img element can't send: they are loaded as object URLs. */
import { api, BackEnd } from "#lib/api.ts"

export const pictureApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The object URL of a file of the back end, for as long as a component uses it. */
    getPicture: build.query<string, string>({
      queryFn: async (url, { extra, signal }) => {
        if (!(extra instanceof BackEnd)) throw new Error("The store has no back end.")
        try {
          const { data } = await extra.http.get<Blob>(url, { responseType: "blob", signal })
          return { data: URL.createObjectURL(data) }
        } catch (error) {
          return { error: extra.explain(error) }
        }
      },
      keepUnusedDataFor: 60,
      onCacheEntryAdded: async (_, { cacheDataLoaded, cacheEntryRemoved }) => {
        try {
          const { data } = await cacheDataLoaded
          await cacheEntryRemoved
          URL.revokeObjectURL(data)
        } catch {
          // The picture was not loaded, so there is nothing to free.
        }
      },
    }),
  }),
})
