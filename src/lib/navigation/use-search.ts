import { useEffect, useRef, useState } from "react"
import { useInBrowser } from "../use-in-browser.ts"
import { changeEntryState } from "./entry-state.ts"

// Gatsby renders a page's components at each move within the page, so this needs no event. An old page never sees the next page's query.

type Change = (search: string) => string

/** `change` draws the next query first, because browsers take long to write an address. */
export function useSearch(): readonly [search: string, change: (next: Change) => void] {
  const [, render] = useState({})
  const ownSearch = useRef<{ readonly search: string; readonly at: string }>()
  const addressSearch = useInBrowser(() => window.location.search) ?? ""
  const current = (address: string) => (ownSearch.current?.at === window.location.href ? ownSearch.current.search : address)
  const write = () => {
    if (ownSearch.current?.at === window.location.href) changeEntryState({}, window.location.pathname + ownSearch.current.search)
    ownSearch.current = undefined
  }
  const change = (next: Change) => {
    if (ownSearch.current === undefined) requestAnimationFrame(() => setTimeout(write))
    ownSearch.current = { search: next(current(window.location.search)), at: window.location.href }
    render({})
  }
  useEffect(
    () => () => {
      ownSearch.current = undefined
    },
    [],
  )
  return [ownSearch.current === undefined ? addressSearch : current(addressSearch), change]
}
