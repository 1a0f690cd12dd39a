import { realAddress } from "#lib/links/real-address.ts"
import { pathOrAddress } from "./site-address.ts"
import { isWhole, typedAddress } from "./typed-address.ts"

/** Returns where a link leads whose address someone typed or pasted; null if it leads nowhere. Addresses of this site become paths. */
export function addressOf(typed: string): string | null {
  const real = realAddress(typedAddress(typed) ?? "")
  return real === null || real === "" ? null : pathOrAddress(real)
}

/** The same for a whole address with its scheme. */
export function addressIn(text: string): string | null {
  return isWhole(text.trim()) ? addressOf(text) : null
}
