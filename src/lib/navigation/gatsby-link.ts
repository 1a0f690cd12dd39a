// Stands in for the package gatsby-link in the built scripts (src/gatsby/webpack.ts).
// Gatsby's runtime needs three small functions of it. The package would also bring its Link, which src/ui/link.tsx replaces.
// The site has no path prefix, and its links end in the slash that the package would add.

export { moveTo as navigate } from "./navigate.ts"

export function parsePath(address: string): { pathname: string; search: string; hash: string } {
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  return { pathname: pathname || "/", search: search === "?" ? "" : search, hash: hash === "#" ? "" : hash }
}

export function withPrefix(path: string): string {
  return path
}

/** Draws nothing: Gatsby only passes the name on. */
export function Link(): null {
  return null
}

export { withPrefix as withAssetPrefix }
