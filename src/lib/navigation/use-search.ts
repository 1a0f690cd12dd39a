import { useState } from "react"
import { useInBrowser } from "../use-in-browser.ts"
import { changeEntryState } from "./entry-state.ts"

// It listens to no event: Gatsby renders a page's components at each move within the page. So an old page never sees the next page's query.

export function useSearch(): readonly [search: string, replace: (search: string) => void] {
  const [, render] = useState({})
  const search = useInBrowser(() => window.location.search) ?? ""
  const replace = (next: string) => {
    changeEntryState({}, window.location.pathname + next)
    render({})
  }
  return [search, replace]
}
