/** The address that the server will make of a title (server/content/entities/alias-rules.ts), for showing it before the save. */
import { fixedAliases, homeAlias, kindOf, reservedSegments } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { fold } from "#contract/fold.ts"
import { slugFrom } from "#contract/slug.ts"

/** Letters of other scripts need a large table, which is loaded for them alone. */
export async function slugOfTitle(title: string): Promise<string> {
  if (isLatin(title)) return slugFrom(fold(title))
  const { transliterate } = await import(/* webpackChunkName: "transliteration" */ "transliteration")
  return slugFrom(transliterate(title))
}

/** Letters that `fold` spells in ASCII as the server does; it makes a u of ý. */
function isLatin(title: string): boolean {
  return !/ý/i.test(title) && /^[\x20-\x7e]*$/.test(fold(title).replaceAll(/[–—…“”„«»]/g, "-"))
}

/** An alias as the API has it. A slug that begins with a slash is one already (src/app/resources/values.ts). */
export function aliasOf(type: ResourceType, slug: string): string {
  return slug.startsWith("/") ? slug : `${kindOf(type).publicPath ?? "/"}${slug}`
}

type SlugFault = "form" | "reserved"

export function slugFault(type: ResourceType, slug: string): SlugFault | null {
  if (slug === "" || slug.startsWith("/")) return null
  if (/[\s/?#%\\\p{Cc}\p{Cf}]/u.test(slug) || /^\.+$/.test(slug)) return "form"
  const isPage = kindOf(type).publicPath === "/"
  const mayBeFixed = [homeAlias, ...fixedAliases].some((alias) => alias === `/${slug}`)
  return isPage && !mayBeFixed && reservedSegments.some((segment) => segment === slug.toLowerCase()) ? "reserved" : null
}
