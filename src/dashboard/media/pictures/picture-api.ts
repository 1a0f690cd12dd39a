/** An img element can't send the bearer that pictures of drafts need, so they load as object URLs. */
import * as v from "valibot"
import { api, backEndIn } from "#dashboard/session/core/api.ts"
import type { Problem } from "#lib/session/problem.ts"
import { loadPicture, type PictureName } from "./load-picture.ts"

/** Before its upload a picture has this address: `blob:` and the key of its bytes among the drafts. */
const draftAddress = /^blob:([0-9a-f-]{36})$/

const notFound: Problem = { kind: "not-found", message: null }

export const pictureApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The address works for as long as a component uses it. */
    getPicture: build.query<string, PictureName>({
      queryFn: async (name, { extra, signal, getState }) => {
        const [, key] = draftAddress.exec(name.source) ?? []
        if (key !== undefined) return ofDrafts(key, getState())
        const outcome = await loadPicture(name, { backEnd: backEndIn(extra), signal })
        return outcome.ok ? { data: outcome.value } : { error: outcome.problem }
      },
      providesTags: [{ type: "List", id: "picture" }],
      keepUnusedDataFor: 60,
      onCacheEntryAdded: async (_, entry) => {
        try {
          const { data: first } = await entry.cacheDataLoaded
          await entry.cacheEntryRemoved
          // After a replacement of its file the picture has a second address.
          for (const address of new Set([first, entry.getCacheEntry().data])) if (address !== undefined) URL.revokeObjectURL(address)
        } catch {
          // The picture was not loaded, so there is nothing to free.
        }
      },
    }),
  }),
})

export const { useGetPictureQuery } = pictureApi

const withUser = v.object({ auth: v.object({ uid: v.string() }) })

async function ofDrafts(key: string, state: unknown): Promise<{ readonly data: string } | { readonly error: Problem }> {
  const user = v.safeParse(withUser, state)
  if (!user.success) return { error: notFound }
  const { openDrafts } = await import(/* webpackChunkName: "drafts" */ "#dashboard/drafts/draft-store.ts")
  const file = await openDrafts(Number(user.output.auth.uid)).getBlob(key)
  return file === null ? { error: notFound } : { data: URL.createObjectURL(file) }
}
