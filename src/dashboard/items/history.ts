import * as v from "valibot"
import type { ResourceType } from "#contract/fields.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { unexpected, type Ask } from "#dashboard/session/core/api.ts"
import { knownTypeOf, identifiersIn, resourceLabel, listDocument, referencesOf } from "./document.ts"
import { textOf } from "#contract/field-types/field-type.ts"

/** A field or a text of the item refers to another one. */
export type Referrer = {
  readonly type: ResourceType
  readonly id: string
  readonly number: number | null
  readonly title: string
  /** Names the referring field by its machine name. */
  readonly field: string
  readonly isPublished: boolean
}

export type Referrers = {
  readonly referrers: readonly Referrer[]
  /** Counts all visible referrers; `referrers` has the first page of them. */
  readonly count: number
  /** Counts referrers that the viewer may not see. */
  readonly hidden: number
}

const identifier = v.object({
  type: v.string(),
  id: v.string(),
  meta: v.object({
    drupal_internal__target_id: v.optional(v.number()),
    field: v.string(),
    label: v.string(),
    status: v.optional(v.boolean(), false),
  }),
})

export const referrerDocument = v.object({
  data: v.array(identifier),
  meta: v.object({ count: v.number(), hidden: v.optional(v.number(), 0) }),
})

export function referrersIn({ data: references, meta: { count, hidden } }: v.InferOutput<typeof referrerDocument>): Referrers {
  const referrers = references.flatMap((reference) => {
    const type = knownTypeOf(reference)
    if (type === null) return []
    const { drupal_internal__target_id: number = null, field, label, status } = reference.meta
    return [{ type, id: reference.id, number, title: label, field, isPublished: status }]
  })
  return { referrers, count, hidden }
}

export type Revision = {
  readonly version: string
  readonly title: string
  /** RFC 3339. */
  readonly at: string
  /** Is empty if the back end does not send it. */
  readonly by: string
  readonly log: string
  readonly isPublished: boolean
  readonly langcode: string
  /** A summary counts as a field. It is null for the first revision, and if the back end does not send them. */
  readonly changed: readonly string[] | null
  /** Is false if the revision changed other languages only. */
  readonly isOfThisLanguage: boolean
}

const fields = "title,status,drupal_internal__vid,revision_timestamp,revision_log,revision_uid,langcode,revision_translation_affected"

const perPage = 50

type RevisionPage = { readonly type: ResourceType; readonly path: string; readonly page: number }

/** The back end may send long revisions in several answers. */
export async function readRevisions(ask: Ask, { type, path, page }: RevisionPage) {
  const revisions: Revision[] = []
  for (;;) {
    const range = { "page[limit]": perPage - revisions.length, "page[offset]": (page - 1) * perPage + revisions.length }
    const params = { [`fields[${type}]`]: fields, include: "revision_uid", ...range }
    const { data: answer, error } = await ask({ url: `${path}/version-history`, params, headers: { Accept: mediaType } })
    if (error !== undefined) return { error }
    const document = v.safeParse(revisionsDocument, answer)
    if (!document.success) return { error: unexpected }
    const more = revisionsIn(document.output)
    revisions.push(...more)
    if (document.output.links.next === undefined || more.length === 0 || revisions.length >= perPage) return { data: revisions }
  }
}

const revisionsDocument = v.object({
  ...listDocument.entries,
  meta: v.optional(v.object({ changed: v.optional(v.record(v.string(), v.array(v.string())), {}) }), {}),
})

function revisionsIn({ data: resources, included, meta: { changed } }: v.InferOutput<typeof revisionsDocument>): readonly Revision[] {
  return resources.map((resource) => {
    const { drupal_internal__vid: vid, status, revision_timestamp: at, revision_log: log } = resource.attributes
    const [author] = referencesOf(identifiersIn(resource, "revision_uid"), included)
    return {
      version: typeof vid === "number" ? String(vid) : "",
      title: resourceLabel(resource),
      at: textOf(at),
      by: author?.label ?? "",
      log: textOf(log),
      isPublished: status === true,
      changed: changed[String(vid)] ?? null,
      langcode: textOf(resource.attributes.langcode),
      isOfThisLanguage: resource.attributes.revision_translation_affected !== false,
    }
  })
}
