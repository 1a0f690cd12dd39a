import * as v from "valibot"
import { pageSize, searchOf } from "#app/lists/rows/list-request.ts"
import type { ChangeResult } from "#app/lists/rows/changes-api.ts"
import { askForRedirects, redirectAttributes } from "#app/references/redirects-api.ts"
import { readFeature } from "#app/session/requests/features.ts"
import { jsonapiHeaders } from "#app/resources/requests.ts"
import { redirectsPath } from "#contract/paths.ts"
import { redirectType } from "#contract/redirect.ts"
import { api } from "#lib/api.ts"
import { redirectPageOf, redirectsDocument, type RedirectPage, type RedirectRow } from "./redirect-row.ts"

type RedirectRequest = { readonly text: string; readonly sort: string; readonly page: number }

const searched = ["redirect_source.path", "redirect_redirect.uri"]

/** A 412 is an answer here: somebody else saved it meanwhile, and nothing is written. */
const validateStatus = (status: number) => (status >= 200 && status < 300) || status === 412
const refusal = v.object({ errors: v.array(v.object({ status: v.literal("412") })) })
const resultOf = (answer: unknown): ChangeResult => (v.is(refusal, answer) ? "changed" : "done")

const oneRedirect = ({ id, version }: Pick<RedirectRow, "id" | "version">) => ({
  url: `${redirectsPath}/${id}`,
  headers: { ...jsonapiHeaders, ...(version !== null && { "If-Match": `"${version}"` }) },
  validateStatus,
})

type Changed = { readonly row: RedirectRow; readonly from: string; readonly to: string }

export const redirectListApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null if the back end keeps no redirects, or shows them to others alone. */
    getRedirectPage: build.query<RedirectPage | null, RedirectRequest>({
      queryFn: ({ text, sort, page }, _, __, ask) => {
        const params = { ...searchOf({ searched }, text), sort, "page[limit]": pageSize, "page[offset]": (page - 1) * pageSize }
        return readFeature(askForRedirects(ask, params), redirectsDocument, redirectPageOf)
      },
      keepUnusedDataFor: 60,
    }),
    /** Where a redirect from an address leads; empty if none starts there. */
    getWayFrom: build.query<readonly string[], string>({
      query: (path) => ({
        url: redirectsPath,
        params: { "filter[redirect_source.path]": path.replace(/^\/+|\/+$/g, ""), "page[limit]": 1 },
      }),
      rawResponseSchema: redirectsDocument,
      transformResponse: (document: v.InferOutput<typeof redirectsDocument>) => redirectPageOf(document).rows[0]?.told?.way ?? [],
      keepUnusedDataFor: 0,
    }),
    changeRedirect: build.mutation<ChangeResult, Changed>({
      query: ({ row, from, to }) => ({
        ...oneRedirect(row),
        method: "patch",
        data: { data: { type: redirectType, id: row.id, attributes: redirectAttributes({ from, to }) } },
      }),
      transformResponse: resultOf,
    }),
    removeRedirect: build.mutation<ChangeResult, Pick<RedirectRow, "id" | "version">>({
      query: (row) => ({ ...oneRedirect(row), method: "delete" }),
      transformResponse: resultOf,
    }),
  }),
})

export const { useGetRedirectPageQuery, useGetWayFromQuery } = redirectListApi
