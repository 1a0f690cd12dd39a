import * as v from "valibot"
import { kinds } from "#contract/content.ts"
import { collectionPath } from "#contract/paths.ts"
import { api } from "#lib/api.ts"

export const pageSize = 50

export type ListedPost = ReturnType<typeof postOf>

export type PostPage = {
  readonly posts: readonly ListedPost[]
  readonly hasNext: boolean
  /** The number of all publications, where the back end counts them. */
  readonly count: number | null
}

export const postsPath = collectionPath("node--article")

const attributes = v.object({
  title: v.string(),
  field_kind: v.nullish(v.string(), null),
  field_date: v.nullish(v.string(), null),
  status: v.boolean(),
  path: v.nullish(v.object({ alias: v.nullish(v.string(), null) }), null),
})

const document = v.object({
  data: v.array(v.object({ id: v.string(), attributes })),
  links: v.optional(v.object({ next: v.optional(v.unknown()) })),
  meta: v.optional(v.object({ count: v.optional(v.number()) })),
})

type PostDocument = v.InferOutput<typeof document>

export const postListApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPostPage: build.query<PostPage, { readonly page: number; readonly withDrafts: boolean }>({
      query: ({ page, withDrafts }) => ({
        url: postsPath,
        params: {
          "fields[node--article]": Object.keys(attributes.entries).join(","),
          sort: "-changed,-drupal_internal__nid",
          "page[limit]": pageSize,
          "page[offset]": (page - 1) * pageSize,
          // Drupal hides drafts after it has cut the pages, so without this filter pages would be shorter.
          ...(withDrafts ? {} : { "filter[status]": 1 }),
        },
      }),
      rawResponseSchema: document,
      transformResponse: ({ data, links, meta }: PostDocument) => ({
        posts: data.map(postOf),
        hasNext: links?.next !== undefined,
        count: meta?.count ?? null,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useGetPostPageQuery } = postListApi

const kindNames: Readonly<Record<string, string>> = kinds["node--article"].fields.field_kind.allowed

function postOf({ id, attributes: { title, field_kind: kind, field_date: date, status, path } }: PostDocument["data"][number]) {
  const alias = path?.alias ?? ""
  return {
    id,
    title,
    kind: kind === null ? null : (kindNames[kind] ?? kind),
    /** `YYYY-MM-DD` */
    date,
    isPublished: status,
    /** Drafts have no public page. */
    path: status && alias.startsWith("/post/") ? `${alias.replace(/\/$/, "")}/` : null,
  }
}
