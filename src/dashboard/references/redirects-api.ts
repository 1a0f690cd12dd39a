import { defaultLanguage, splitLanguage } from "#contract/languages.ts"
import { redirectsPath } from "#contract/paths.ts"
import { redirectType } from "#contract/redirect.ts"
import type { AppDispatch } from "#dashboard/session/hooks.ts"
import { jsonapiHeaders } from "#dashboard/items/requests.ts"
import { api } from "#dashboard/session/core/api.ts"

type NewRedirect = {
  /** `/fr/post/old/` is an address in French, and an address without prefix one in all languages. */
  readonly from: string
  /** `internal:/post/new/` or an address of the web. */
  readonly to: string
}

export const redirectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createRedirect: build.mutation<null, NewRedirect>({
      query: (redirect) => ({
        method: "post",
        url: redirectsPath,
        headers: jsonapiHeaders,
        data: { data: { type: redirectType, attributes: redirectAttributes(redirect) } },
      }),
      transformResponse: () => null,
    }),
  }),
})

/** A text in French that is published later takes its address over from a redirect in French. */
export function redirectAttributes({ from, to }: NewRedirect) {
  const { language, path } = splitLanguage(from)
  return {
    redirect_source: { path: path.replace(/^\/+|(?<!\/)\/+$/g, "") },
    redirect_redirect: { uri: to },
    status_code: 301,
    ...(language !== defaultLanguage && { language }),
  }
}

/** Creates them one after the other, until the first failure. Returns its error. */
export async function createRedirects(dispatch: AppDispatch, sources: readonly string[], to: string) {
  for (const from of sources) {
    const { error } = await dispatch(redirectsApi.endpoints.createRedirect.initiate({ from, to }, { track: false }))
    if (error !== undefined) return error
  }
  return undefined
}
