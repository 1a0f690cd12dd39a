// Replaces gatsby-react-router-scroll (src/gatsby/webpack.ts), which would write to sessionStorage before consent. scroll-place.ts keeps the places
// of pages.
import type { ReactNode } from "react"

export function ScrollContext({ children }: { readonly children: ReactNode }): ReactNode {
  return children
}

/** No page scrolls inside an element of its own, so this does nothing. Gatsby only passes the name on. */
export function useScrollRestoration(): null {
  return null
}
