import { readItem, writeItem } from "../storage.ts"

const failuresKey = "g30:loaded-anew"

/**
 * Says whether this tab meets a failure at an address for the first time, and so may reload the address. Without storage it returns false,
 * because the reloads might never end. Success clears no failure, because another part of the page may be what loaded.
 */
export function isFirstFailure(error: unknown, path = window.location.pathname): boolean {
  const failure = `${path} ${nameOf(error)}`.replaceAll("\n", " ")
  const failures = readItem("sessionStorage", failuresKey)?.split("\n") ?? []
  return !failures.includes(failure) && writeItem("sessionStorage", failuresKey, [...failures, failure].join("\n"))
}

/** Returns a text that names the failure, such as the file that is missing or the hash that didn't match. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return typeof error.cause === "string" ? `${error.message} ${error.cause}` : error.message
}

/** Says on the page as the build wrote it that it doesn't work, with a way to try again. `holdInput` of src/lib/head-scripts.ts hears it. */
export function giveUp(): void {
  window.dispatchEvent(new Event("g30:not-loaded"))
}
