import { useLocation } from "@reach/router"
import { useEffect, useState } from "react"

/**
 * The address's query ("?kind=action"), and a way to replace it that neither loads nor scrolls.
 *
 * It is empty at first, as in the page that was built, and what the address says once React is there.
 */
export function useSearch(): readonly [search: string, replace: (search: string) => void] {
  const [search, setSearch] = useState("")
  const location = useLocation()
  useEffect(() => {
    setSearch(window.location.search)
  }, [location])
  const replace = (next: string) => {
    window.history.replaceState(window.history.state, "", window.location.pathname + next)
    setSearch(next)
  }
  return [search, replace]
}
