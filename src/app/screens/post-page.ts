/** The publications as their list shows them, read from JSON:API a page at a time. */
import * as v from "valibot"
import { kinds } from "#contract/content.ts"
import { collectionPath } from "#contract/paths.ts"
import { done, failed, type Outcome } from "#lib/problem.ts"
import type { SessionApp } from "#lib/session.tsx"

export const pageSize = 50

export type ListedPost = {
  readonly id: string
  readonly title: string
  readonly kind: string | null
  /** `YYYY-MM-DD` */
  readonly date: string | null
  readonly isPublished: boolean
  /** Its public page; null of a draft, which has none. */
  readonly path: string | null
}

export type PostPage = {
  readonly posts: readonly ListedPost[]
  readonly hasNext: boolean
  /** All there are, where the back end counts them. */
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

type Asked = {
  /** From 1. */
  readonly page: number
  readonly withDrafts: boolean
  readonly signal: AbortSignal
}

/** The publications that someone may read, the last changed first. */
export async function readPostPage({ http, problemOf }: Pick<SessionApp, "http" | "problemOf">, asked: Asked): Promise<Outcome<PostPage>> {
  const { page, withDrafts, signal } = asked
  const params = {
    "fields[node--article]": Object.keys(attributes.entries).join(","),
    sort: "-changed,-drupal_internal__nid",
    "page[limit]": pageSize,
    "page[offset]": (page - 1) * pageSize,
    // Without it Drupal's pages are short of what is hidden.
    ...(withDrafts ? {} : { "filter[status]": 1 }),
  }
  const answer = await http.get<unknown>(postsPath, { params, signal }).catch((error: unknown) => problemOf(error))
  if ("kind" in answer) return failed(answer)
  const read = v.safeParse(document, answer.data)
  if (!read.success) return failed({ kind: "broken", status: answer.status, message: null })
  const { data, links, meta } = read.output
  return done({ posts: data.map(postOf), hasNext: links?.next !== undefined, count: meta?.count ?? null })
}

const kindNames: Readonly<Record<string, string>> = kinds["node--article"].fields.field_kind.allowed

function postOf({ id, attributes: said }: v.InferOutput<typeof document>["data"][number]): ListedPost {
  const { title, field_kind: kind, field_date: date, status: isPublished, path } = said
  const alias = path?.alias ?? ""
  return {
    id,
    title,
    kind: kind === null ? null : (kindNames[kind] ?? kind),
    date,
    isPublished,
    path: isPublished && alias.startsWith("/post/") ? `${alias.replace(/\/$/, "")}/` : null,
  }
}
