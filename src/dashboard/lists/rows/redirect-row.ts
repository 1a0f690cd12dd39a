import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { isRecord } from "#contract/is-record.ts"
import type { RedirectMeta } from "#contract/redirect.ts"
import type { ListedRow } from "./row.ts"

const redirectMeta = v.object({
  isFormer: v.boolean(),
  way: v.array(v.string()),
  item: v.nullable(
    v.object({ type: v.custom<ResourceType>(isResourceType), number: v.number(), label: v.string(), isPublic: v.boolean() }),
  ),
})

/** Only our server sends it; null from others. */
export function metaOf({ meta }: ListedRow): RedirectMeta | null {
  return v.is(redirectMeta, meta) ? meta : null
}

export function uriOf({ attributes: { redirect_redirect: target } }: ListedRow): string {
  return isRecord(target) ? textOf(target.uri) : ""
}

export function targetOfRedirect(row: ListedRow): string {
  const uri = uriOf(row)
  if (uri.startsWith("internal:")) return uri.slice("internal:".length)
  return (uri.startsWith("entity:") ? metaOf(row)?.way[0] : undefined) ?? uri
}
