import { useSyncExternalStore } from "react"

/** In a narrow window an address without a view shows the list, the controls stand in one row, and the chosen day stands below the month. */
const narrow = "(max-width: 47.99rem)"

export function useIsNarrow(): boolean {
  return useSyncExternalStore(listen, isNarrow)
}

function isNarrow(): boolean {
  return window.matchMedia(narrow).matches
}

function listen(onChange: () => void): () => void {
  const query = window.matchMedia(narrow)
  query.addEventListener("change", onChange)
  return () => query.removeEventListener("change", onChange)
}
