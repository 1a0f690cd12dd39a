import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { RedirectMeta } from "#contract/redirect.ts"

export type RedirectRow = {
  readonly id: string
  /** For If-Match; null if the back end tells none, such as a Drupal. */
  readonly version: string | null
  /** The address that redirects. */
  readonly title: string
  readonly uri: string
  readonly made: string
  /** What our server tells of it; null from others. */
  readonly told: RedirectMeta | null
}

export type RedirectPage = { readonly rows: readonly RedirectRow[]; readonly hasNext: boolean; readonly count: number | null }

const told = v.object({
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

export const redirectsDocument = v.object({
  data: v.array(resource),
  links: v.optional(v.object({ next: v.optional(v.unknown()) })),
  meta: v.optional(v.object({ count: v.optional(v.number()) })),
})

export function redirectPageOf({ data, links, meta }: v.InferOutput<typeof redirectsDocument>): RedirectPage {
  return { rows: data.map(rowOf), hasNext: links?.next !== undefined, count: meta?.count ?? null }
}

function rowOf({ id, attributes, meta }: v.InferOutput<typeof resource>): RedirectRow {
  const { redirect_source: source, redirect_redirect: target, created } = attributes
  const parsed = v.safeParse(told, meta)
  return {
    id,
    version: meta.version === undefined ? null : String(meta.version),
    title: `/${source.path.replace(/^\/+/, "")}`,
    uri: target.uri,
    made: created,
    told: parsed.success ? parsed.output : null,
  }
}

/** The target as one reads and types it. */
export function targetOf({ uri, told }: Pick<RedirectRow, "uri" | "told">): string {
  if (uri.startsWith("internal:")) return uri.slice("internal:".length)
  return (uri.startsWith("entity:") ? told?.way[0] : undefined) ?? uri
}
