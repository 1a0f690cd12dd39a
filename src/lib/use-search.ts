import { useState } from "react"
import { changeEntryState } from "./entry-state.ts"
import { useInBrowser } from "./use-in-browser.ts"

/**
 * The address's query ("?kind=action"), and a way to replace it that neither loads nor scrolls.
 *
 * It is empty in the page that was built. For a page's own parts, which Gatsby renders anew at each move within the page: so a page that is
 * about to go doesn't see the next one's.
 */
export function useSearch(): readonly [search: string, replace: (search: string) => void] {
  const [, render] = useState({})
  const search = useInBrowser(() => window.location.search) ?? ""
  const replace = (next: string) => {
    changeEntryState({}, window.location.pathname + next)
    render({})
  }
  return [search, replace]
}
