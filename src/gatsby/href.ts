/** Stays for the next build: each address stands in several lines, and a URL takes longer than all else of a sitemap or a feed. */
const storedHrefs = new Map<string, string>()

/** Returns a whole address as in the address bar: letters of any language are allowed in paths, but not in files for machines. */
export function hrefOf(address: string): string {
  const href = storedHrefs.get(address) ?? new URL(address).href
  storedHrefs.set(address, href)
  return href
}
