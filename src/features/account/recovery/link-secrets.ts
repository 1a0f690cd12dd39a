import { useSyncExternalStore } from "react"

export type LinkSecrets = { readonly name: string; readonly temporary: string }

let current: LinkSecrets | null = null

/** Returns null without a link, and in the built page. The secrets leave the page's address at once. */
export function useLinkSecrets(): LinkSecrets | null {
  return useSyncExternalStore(
    followAddress,
    () => current,
    () => null,
  )
}

function followAddress(listener: () => void): () => void {
  const takeSecrets = () => {
    const { hash, search, pathname } = window.location
    // No server sees the part behind the #, but some programs that open links drop it.
    const secrets = secretsIn(hash) ?? secretsIn(search)
    if (secrets === null) return
    current = secrets
    window.history.replaceState(window.history.state, "", pathname)
    listener()
  }
  takeSecrets()
  // A second link in the same tab loads no new document.
  window.addEventListener("hashchange", takeSecrets)
  return () => {
    window.removeEventListener("hashchange", takeSecrets)
    current = null
  }
}

function secretsIn(part: string): LinkSecrets | null {
  const fields = new URLSearchParams(part.slice(1))
  const temporary = fields.get("temp_pass") ?? ""
  return temporary === "" ? null : { name: fields.get("name") ?? "", temporary }
}
