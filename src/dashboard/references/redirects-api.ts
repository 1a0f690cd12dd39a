import type { Langcode } from "#contract/fields.ts"
import { redirectsPath } from "#contract/paths.ts"
import { redirectType } from "#contract/redirect.ts"
import { jsonapiHeaders } from "#dashboard/items/requests.ts"
import { api } from "#lib/api.ts"

type NewRedirect = {
  readonly from: string
  /** `internal:/post/new/` or an address of the web. */
  readonly to: string
  /** Without a language, the redirect is for all of them. */
  readonly language?: Langcode
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

export function redirectAttributes({ from, to, language }: NewRedirect) {
  return {
    redirect_source: { path: from.replace(/^\/+|(?<!\/)\/+$/g, "") },
    redirect_redirect: { uri: to },
    status_code: 301,
    ...(language !== undefined && { language }),
  }
}
