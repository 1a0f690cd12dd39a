import { homeAlias } from "#contract/content.ts"
import type { Identified } from "./identify.ts"

/**
 * Answers for a root-relative link where it leads: the slug of a page in another language leads to the address that the page has.
 *
 * Other links stay as they are, so that a text which has been through it once doesn't change again.
 */
export function pageAddresses(items: readonly Identified[]): (path: string) => string {
  const pages = items.filter(({ type }) => type === "node--page").map((page) => ({ slugs: slugsOf(page), address: addressOf(page) }))
  const addresses = new Set<string>(pages.map(({ address }) => address))
  const moved = pages.flatMap(({ slugs, address }) => slugs.map((slug) => [`/${slug}/`, address] as const))
  const targets = new Map<string, string>(moved.filter(([path]) => !addresses.has(path)))
  return (link) => {
    const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(link) ?? []
    const target = targets.get(path.endsWith("/") ? path : `${path}/`)
    return target === undefined ? link : `${target}${rest}`
  }
}

function slugsOf({ item }: Identified): readonly string[] {
  const slugs: object = typeof item.slug === "object" && item.slug !== null ? item.slug : {}
  return Object.values(slugs).filter((slug) => typeof slug === "string")
}

/** The public address of a page, with trailing slash. */
function addressOf({ item, langcode }: Identified): string {
  if (typeof item.route === "string") return item.route === "/" || item.route === homeAlias ? "/" : `${item.route}/`
  const own = Object.entries(typeof item.slug === "object" && item.slug !== null ? item.slug : {}).find(
    ([language]) => language === langcode,
  )
  return `/${String(own?.[1] ?? "")}/`
}
