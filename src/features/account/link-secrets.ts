import { useSyncExternalStore } from "react"

/** What the mail's link brings: whose password, and the temporary one that lets it be set. */
export type LinkSecrets = { readonly name: string; readonly temporary: string }

let taken: LinkSecrets | null = null

/** What the link brought that led here; null without one, and until the browser was asked. The address is freed of it at once. */
export function useLinkSecrets(): LinkSecrets | null {
  return useSyncExternalStore(
    followAddress,
    () => taken,
    () => null,
  )
}

function followAddress(listener: () => void): () => void {
  const look = () => {
    const { hash, search, pathname } = window.location
    // The mail has them behind the #, which no server gets to see; some programs that open links can't keep it.
    const found = secretsIn(hash) ?? secretsIn(search)
    if (found === null) return
    taken = found
    window.history.replaceState(window.history.state, "", pathname)
    listener()
  }
  look()
  // A second link, opened in the same tab, loads nothing anew.
  window.addEventListener("hashchange", look)
  return () => {
    window.removeEventListener("hashchange", look)
    taken = null
  }
}

function secretsIn(part: string): LinkSecrets | null {
  const fields = new URLSearchParams(part.slice(1))
  const temporary = fields.get("temp_pass") ?? ""
  return temporary === "" ? null : { name: fields.get("name") ?? "", temporary }
}
