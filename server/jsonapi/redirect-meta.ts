import { anonymous } from "#contract/permissions.ts"
import type { RedirectMeta } from "#contract/redirect.ts"
import { destinationOf } from "#server/content/redirects/resolve.ts"
import type { Redirect } from "#server/content/redirects/stored.ts"
import type { Database } from "#server/database/open.ts"

/** Where a redirect leads visitors. The item may be hidden from them, so only admins are told. */
export function redirectMeta(db: Database, { path, isMade }: Redirect): RedirectMeta {
  const end = destinationOf(db, anonymous, path)
  return { isFormer: !isMade, way: end?.way ?? [], item: end !== undefined && "item" in end ? itemOf(end.item) : null }
}

type End = Extract<ReturnType<typeof destinationOf>, { readonly item: unknown }>

function itemOf({ type, id, label, isVisible }: End["item"]): RedirectMeta["item"] {
  return { type, number: id, label, isPublic: isVisible }
}
