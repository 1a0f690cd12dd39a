// Stands in for the package gatsby-react-router-scroll (src/gatsby/webpack.ts), which would write to sessionStorage before anyone has answered about
// cookies. scroll-place.ts keeps the places of pages.
import type { ReactNode } from "react"

export function ScrollContext({ children }: { readonly children: ReactNode }): ReactNode {
  return children
}

/** Does nothing: no page scrolls inside an element of its own. Gatsby only passes the name on. */
export function useScrollRestoration(): null {
  return null
}
