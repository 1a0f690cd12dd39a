import { redirectsPath } from "#contract/paths.ts"
import { redirectType } from "#contract/redirect.ts"
import { jsonapiHeaders } from "#app/resources/requests.ts"
import { askFeature, type Ask } from "#app/session/requests/features.ts"
import { api } from "#lib/api.ts"

type NewRedirect = {
  /** A path of the site. */
  readonly from: string
  /** `internal:/post/new/` or an address of the web. */
  readonly to: string
}

export const redirectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A Drupal without the module Redirect has no such addresses, and shows them to few. */
    getTakesRedirects: build.query<boolean, null>({
      queryFn: async (_, __, ___, ask) => {
        const answer = await askForRedirects(ask, { "page[limit]": 1 })
        return answer !== null && "error" in answer ? answer : { data: answer !== null }
      },
    }),
    createRedirect: build.mutation<null, NewRedirect>({
      query: ({ from, to }) => ({
        method: "post",
        url: redirectsPath,
        headers: jsonapiHeaders,
        data: { data: { type: redirectType, attributes: redirectAttributes({ from, to }) } },
      }),
      transformResponse: () => null,
    }),
  }),
})

/** Null if the back end keeps no redirects, or shows them to others alone. */
export function askForRedirects(ask: Ask, params: Readonly<Record<string, string | number>>) {
  return askFeature("redirects", {
    ask: () => ask({ url: redirectsPath, params }),
    isLack: ({ kind }) => kind === "not-found" || kind === "forbidden",
  })
}

export function redirectAttributes({ from, to }: NewRedirect) {
  return {
    redirect_source: { path: from.replace(/^\/+|(?<!\/)\/+$/g, "") },
    redirect_redirect: { uri: to },
    status_code: 301,
  }
}

export const { useGetTakesRedirectsQuery, useCreateRedirectMutation } = redirectsApi
