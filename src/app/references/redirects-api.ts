import { redirectsPath } from "#contract/paths.ts"
import { redirectType } from "#contract/redirect.ts"
import { jsonapiHeaders } from "#app/resources/requests.ts"
import { askFeature } from "#app/requests/features.ts"
import { api } from "#lib/api.ts"
import type { Problem } from "#lib/session/problem.ts"

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
        const isLack = ({ kind }: Problem) => kind === "not-found" || kind === "forbidden"
        const answer = await askFeature("redirects", { ask: () => ask({ url: redirectsPath, params: { "page[limit]": 1 } }), isLack })
        return answer !== null && "error" in answer ? answer : { data: answer !== null }
      },
    }),
    createRedirect: build.mutation<null, NewRedirect>({
      query: ({ from, to }) => ({
        method: "post",
        url: redirectsPath,
        headers: jsonapiHeaders,
        data: { data: { type: redirectType, attributes: attributesOf(from, to) } },
      }),
      transformResponse: () => null,
    }),
  }),
})

function attributesOf(from: string, to: string) {
  return {
    redirect_source: { path: from.replace(/^\/+|\/+$/g, "") },
    redirect_redirect: { uri: to },
    status_code: 301,
  }
}

export const { useGetTakesRedirectsQuery, useCreateRedirectMutation } = redirectsApi
