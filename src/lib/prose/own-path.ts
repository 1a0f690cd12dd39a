/** Returns the root-relative form of an address of the site or its back end; null for other addresses. */
export function ownPath(address: string, ownHosts: readonly string[]): string | null {
  const base = "http://own.invalid"
  if (!URL.canParse(address, base)) return null
  const url = new URL(address, base)
  const isOwn = /^https?:$/.test(url.protocol) && (url.origin === base || ownHosts.includes(url.host))
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : null
}

/** Adds the slash that public addresses end with; names of files stay. */
export function withTrailingSlash(path: string): string {
  return path.replace(/^([^?#]*?\/)?([^/?#.]+)(?=[?#]|$)/, "$1$2/")
}
