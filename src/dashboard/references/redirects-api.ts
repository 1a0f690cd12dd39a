import { redirectsPath } from "#contract/paths.ts"
import { redirectType } from "#contract/redirect.ts"
import { jsonapiHeaders } from "#dashboard/items/requests.ts"
import { api } from "#lib/api.ts"

type NewRedirect = {
  readonly from: string
  /** `internal:/post/new/` or an address of the web. */
  readonly to: string
}

export const redirectsApi = api.injectEndpoints({
  endpoints: (build) => ({
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

export function redirectAttributes({ from, to }: NewRedirect) {
  return {
    redirect_source: { path: from.replace(/^\/+|(?<!\/)\/+$/g, "") },
    redirect_redirect: { uri: to },
    status_code: 301,
  }
}
