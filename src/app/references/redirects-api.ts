import { redirectsPath } from "#contract/paths.ts"
import { redirectType } from "#contract/redirect.ts"
import { jsonapiHeaders } from "#app/resources/requests.ts"
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
        const { error } = await ask({ url: redirectsPath, params: { "page[limit]": 1 } })
        if (error === undefined) return { data: true }
        return error.kind === "not-found" || error.kind === "forbidden" ? { data: false } : { error }
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
