/** Returns a root-relative address; null for other sites. */
export function ownPath(address: string, ownHosts: readonly string[]): string | null {
  const base = "http://own.invalid"
  if (!URL.canParse(address, base)) return null
  const url = new URL(address, base)
  const isOwn = /^https?:$/.test(url.protocol) && (url.origin === base || ownHosts.includes(url.host))
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : null
}

/** Public addresses end with a slash; names of files don't. */
export function withTrailingSlash(path: string): string {
  return path.replace(/^([^?#]*?\/)?([^/?#.]+)(?=[?#]|$)/, "$1$2/")
}
