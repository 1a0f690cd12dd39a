import { mailPattern } from "#contract/mail-pattern.ts"
import { mailAddress } from "#lib/text/mailto.ts"
import { safeLink } from "../schema/attributes.ts"

/** Returns the address that someone typed or pasted for a link; null if it is none. Addresses of this site become paths. */
export function addressOf(typed: string): string | null {
  const text = typed.trim()
  if (mailPattern.test(text)) return mailAddress(text)
  if (/^\+?[\d ()/.-]{6,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, "")}`
  if (/^[/#]/.test(text)) return /\s/.test(text) ? null : safeLink(text)
  if (/^(https?|mailto|tel):/i.test(text)) return addressIn(text)
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u.test(text) ? addressIn(`https://${text}`) : null
}

/** A whole address with its scheme, or null. */
export function addressIn(text: string): string | null {
  const address = text.trim()
  if (!/^(https?:\/\/|mailto:|tel:)\S+$/i.test(address) || !URL.canParse(address)) return null
  const { origin, pathname, search, hash } = new URL(address)
  return safeLink(origin === window.location.origin ? pathname + search + hash : address)
}
