import * as v from "valibot"
import { kinds, kindOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { collectionPath } from "#contract/paths.ts"
import { api } from "#lib/api.ts"

/** A page of the site to which a text may link. */
export type LinkTarget = { readonly title: string; readonly kind: string; readonly path: string; readonly isPublished: boolean }

const document = v.object({
  data: v.array(
    v.object({
      attributes: v.object({
        title: v.string(),
        status: v.boolean(),
        path: v.nullish(v.object({ alias: v.nullish(v.string(), null) }), null),
      }),
    }),
  ),
})

const perKind = 5

const linkTargetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLinkTargets: build.query<readonly LinkTarget[], { readonly type: ResourceType; readonly text: string }>({
      query: ({ type, text }) => ({
        url: collectionPath(type),
        params: {
          [`fields[${type}]`]: "title,status,path",
          "filter[title][operator]": "CONTAINS",
          "filter[title][path]": "title",
          "filter[title][value]": text,
          "page[limit]": perKind,
          sort: "-changed",
        },
      }),
      rawResponseSchema: document,
      transformResponse: ({ data }: v.InferOutput<typeof document>, _meta, { type }) =>
        data.flatMap(({ attributes: { title, status, path } }) =>
          path?.alias == null ? [] : [{ title, kind: kindOf(type).label, path: pagePath(path.alias), isPublished: status }],
        ),
      keepUnusedDataFor: 60,
    }),
  }),
})

export const { useGetLinkTargetsQuery } = linkTargetsApi

/** The page with the alias `/home` is the start page (docs/content-model.md). */
function pagePath(alias: string): string {
  return alias === "/home" ? "/" : `${alias.replace(/\/$/, "")}/`
}

/** The kinds of content with pages. */
export const linkableTypes = (Object.keys(kinds) satisfies string[]).filter(
  (type): type is "node--article" | "node--action_project" | "node--member" | "node--page" =>
    type in kinds && ["node--article", "node--action_project", "node--member", "node--page"].includes(type),
)
