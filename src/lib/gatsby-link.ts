/**
 * Stands in for the package gatsby-link in the built scripts (src/gatsby/webpack.ts).
 *
 * Gatsby's runtime takes three small functions from it, and with them comes its Link, which src/ui/link.tsx replaces. The site has no
 * path prefix, and its links end in the slash that the package would add.
 */

export { moveTo as navigate } from "./navigate.ts"

/** Takes an address apart, each part with its sign. */
export function parsePath(address: string): { pathname: string; search: string; hash: string } {
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  return { pathname: pathname || "/", search: search === "?" ? "" : search, hash: hash === "#" ? "" : hash }
}

/** Gives the path itself: the site has no prefix. */
export function withPrefix(path: string): string {
  return path
}

/** Nothing: links are src/ui/link.tsx's. Gatsby passes the name on. */
export function Link(): null {
  return null
}

export { withPrefix as withAssetPrefix }
