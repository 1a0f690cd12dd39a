import { useSyncExternalStore } from "react"

/** A narrow window starts with the list, has one row of controls, and shows the chosen day below the month. */
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
