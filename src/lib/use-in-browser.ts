import { useSyncExternalStore } from "react"

/** Reads a value that only the browser has. `undefined` in the built page and until React has hydrated it, so that both agree. */
export function useInBrowser<T extends string | boolean>(read: () => T): T | undefined {
  return useSyncExternalStore<T | undefined>(neverChanges, read, notYet)
}

function neverChanges(): () => void {
  return notYet
}

function notYet(): undefined {
  return undefined
}
