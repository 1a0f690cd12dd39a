import { readEntry, writeEntry } from "../storage.ts"

const failuresKey = "g30:loaded-anew"

/**
 * The first failure at an address in this tab may reload it. Without storage this returns false, because reloads might never end. A success clears
 * nothing, because another part of the page may have loaded.
 */
export function isFirstFailure(error: unknown, path = window.location.pathname): boolean {
  const failure = `${path} ${nameOf(error)}`.replaceAll("\n", " ")
  const failures = readEntry("sessionStorage", failuresKey)?.split("\n") ?? []
  return !failures.includes(failure) && writeEntry("sessionStorage", failuresKey, [...failures, failure].join("\n"))
}

/** The name is, for example, the missing file or the hash that didn't match. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return typeof error.cause === "string" ? `${error.message} ${error.cause}` : error.message
}

/** The built page says that it doesn't work, with a way to try again. `holdInput` of src/lib/head-scripts.ts hears it. */
export function giveUp(): void {
  window.dispatchEvent(new Event("g30:not-loaded"))
}
