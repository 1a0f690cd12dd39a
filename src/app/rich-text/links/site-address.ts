import { safeLink } from "../schema/attributes.ts"
import { typedAddress } from "./typed-address.ts"

/** The address that someone typed, as a path where it is one of this site; null if it is none. */
export function siteAddress(typed: string): string | null {
  const address = typedAddress(typed)
  return address === null ? null : pathOrAddress(address)
}

/** Turns an address of this site into its path. Null for an address to which no text may link. */
export function pathOrAddress(address: string): string | null {
  if (/^[/#]/.test(address)) return safeLink(address)
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  return safeLink(isOwn(url) ? url.pathname + url.search + url.hash : address)
}

const apiOrigin = URL.canParse(process.env.GATSBY_API_URL ?? "") ? new URL(process.env.GATSBY_API_URL ?? "").origin : null

/** This site, its back end, or the machine on which somebody tries them out: elsewhere its name leads nowhere. */
function isOwn({ origin, protocol, hostname }: URL): boolean {
  if (origin === window.location.origin || origin === apiOrigin) return true
  return /^https?:$/.test(protocol) && /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}
