import { useSyncExternalStore } from "react"

/** On narrow windows the list is what an address without a view shows, the controls stand in one row, and a month has its day below it. */
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
