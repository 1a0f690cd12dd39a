/** Converts addresses between the form and the API (server/content/entities/alias-rules.ts). */
import { fixedAliases, homeAlias, kindOf } from "#contract/content.ts"
import { isReservedSegment } from "#contract/reserved-segments.ts"
import { isOfDirectory } from "#contract/directory.ts"
import type { ResourceType } from "#contract/fields.ts"

/** A slug that begins with a slash is a whole alias (src/dashboard/items/values.ts). */
export function aliasOf(type: ResourceType, slug: string): string {
  return slug.startsWith("/") ? slug : `${kindOf(type).publicPath ?? "/"}${slug}`
}

type SlugFault = "form" | "reserved"

export function slugFault(type: ResourceType, slug: string): SlugFault | null {
  if (slug === "" || slug.startsWith("/")) return null
  if (/[\s/?#%\\\p{Cc}\p{Cf}]/u.test(slug) || /^\.+$/.test(slug)) return "form"
  if (type === "node--member" && isOfDirectory(slug)) return "reserved"
  const isPage = kindOf(type).publicPath === "/"
  const mayBeFixed = [homeAlias, ...fixedAliases].some((alias) => alias === `/${slug}`)
  return isPage && !mayBeFixed && isReservedSegment(slug) ? "reserved" : null
}
