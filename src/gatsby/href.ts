/** Each address stands in several lines, and a URL takes longer than all else of a sitemap or a feed. So the next build reuses these. */
const storedHrefs = new Map<string, string>()

/** The address bar allows letters of any language in paths, but files for machines don't. */
export function hrefOf(address: string): string {
  const href = storedHrefs.get(address) ?? new URL(address).href
  storedHrefs.set(address, href)
  return href
}
