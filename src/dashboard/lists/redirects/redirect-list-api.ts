import * as v from "valibot"
import { pageSize, searchOf } from "#dashboard/lists/rows/list-request.ts"
import { resultOf, validateStatus, type ChangeResult } from "#dashboard/lists/rows/changes-api.ts"
import { redirectAttributes } from "#dashboard/references/redirects-api.ts"
import { listDocument } from "#dashboard/items/document.ts"
import { ifMatch, jsonapiHeaders } from "#dashboard/items/requests.ts"
import { isResourceType } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { redirectsPath } from "#contract/paths.ts"
import { redirectType, type RedirectMeta } from "#contract/redirect.ts"
import { api } from "#lib/api.ts"

export type RedirectRow = {
  readonly id: string
  /** The version for If-Match; null if the back end sends none, such as a Drupal. */
  readonly version: string | null
  /** The address that redirects. */
  readonly title: string
  readonly uri: string
  readonly createdAt: string
  /** Only our server sends it; null from others. */
  readonly meta: RedirectMeta | null
}

export type RedirectPage = { readonly rows: readonly RedirectRow[]; readonly hasNext: boolean; readonly count: number | null }

const redirectMeta = v.object({
  isFormer: v.boolean(),
  way: v.array(v.string()),
  item: v.nullable(
    v.object({ type: v.custom<ResourceType>(isResourceType), number: v.number(), label: v.string(), isPublic: v.boolean() }),
  ),
})

const resource = v.object({
  id: v.string(),
  attributes: v.object({
    redirect_source: v.object({ path: v.string() }),
    redirect_redirect: v.object({ uri: v.string() }),
    created: v.optional(v.string(), ""),
  }),
  meta: v.optional(v.looseObject({ version: v.optional(v.number()) }), {}),
})

const redirectsDocument = v.object({ ...listDocument.entries, data: v.array(resource) })

type RedirectRequest = { readonly text: string; readonly sort: string; readonly page: number }

const searched = ["redirect_source.path", "redirect_redirect.uri"]

const oneRedirect = ({ id, version }: Pick<RedirectRow, "id" | "version">) => ({
  url: `${redirectsPath}/${id}`,
  headers: { ...jsonapiHeaders, ...ifMatch(version) },
  validateStatus,
})

type Changed = { readonly row: RedirectRow; readonly from: string; readonly to: string }

export const redirectListApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRedirectPage: build.query<RedirectPage, RedirectRequest>({
      query: ({ text, sort, page }) => ({
        url: redirectsPath,
        params: { ...searchOf({ searched }, text), sort, "page[limit]": pageSize, "page[offset]": (page - 1) * pageSize },
      }),
      rawResponseSchema: redirectsDocument,
      transformResponse: redirectPageOf,
      keepUnusedDataFor: 60,
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

export const { useGetRedirectPageQuery } = redirectListApi

function redirectPageOf({ data, links, meta }: v.InferOutput<typeof redirectsDocument>): RedirectPage {
  return { rows: data.map(rowOf), hasNext: links.next !== undefined, count: meta.count ?? null }
}

function rowOf({ id, attributes, meta }: v.InferOutput<typeof resource>): RedirectRow {
  const { redirect_source: source, redirect_redirect: target, created } = attributes
  const parsed = v.safeParse(redirectMeta, meta)
  return {
    id,
    version: meta.version === undefined ? null : String(meta.version),
    title: `/${source.path.replace(/^\/+/, "")}`,
    uri: target.uri,
    createdAt: created,
    meta: parsed.success ? parsed.output : null,
  }
}

export function targetOf({ uri, meta }: Pick<RedirectRow, "uri" | "meta">): string {
  if (uri.startsWith("internal:")) return uri.slice("internal:".length)
  return (uri.startsWith("entity:") ? meta?.way[0] : undefined) ?? uri
}
