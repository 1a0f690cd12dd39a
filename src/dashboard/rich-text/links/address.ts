import { mailPattern } from "#contract/mail-pattern.ts"
import { realAddress } from "#lib/links/real-address.ts"
import { mailAddress } from "#lib/text/mail-address.ts"
import { safeLink } from "../schema/attributes.ts"

/** Someone typed or pasted the link. Returns null if it leads nowhere. Addresses of this site become paths. */
export function linkAddressOf(typed: string): string | null {
  const real = realAddress(typedAddress(typed) ?? "")
  return real === null || real === "" ? null : pathOrAddress(real)
}

/** Accepts only a whole address with its scheme. */
export function linkAddressIn(text: string): string | null {
  return isWhole(text.trim()) ? linkAddressOf(text) : null
}

/** An address of this site becomes a path. Returns null for a text that is no address. */
export function siteAddress(typed: string): string | null {
  const address = typedAddress(typed)
  return address === null ? null : pathOrAddress(address)
}

/** These names are files beside a document from which someone copied, and not hosts. */
const fileName = /^[^/]+\.(html?|php|aspx?|docx?|odt|rtf|txt|xlsx?|ods|csv|pptx?|odp|pdf|jpe?g|png|gif|zip|eml|msg)([?#]|$)/i

/** Completes `www.example.org`, a mail address or a phone number. Returns null for another text. */
export function typedAddress(typed: string): string | null {
  const text = typed.trim()
  if (mailPattern.test(text)) return mailAddress(text)
  if (/^(tel:)?\+?[\d ()/.-]{6,}$/i.test(text)) return `tel:${text.replace(/[^\d+]/g, "")}`
  if (/^[/#]/.test(text)) return /\s/.test(text) ? null : text
  if (/^(https?|mailto|tel):/i.test(text)) return isWhole(text) ? text : null
  if (fileName.test(text)) return null
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u.test(text) ? `https://${text}` : null
}

function isWhole(address: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)\S+$/i.test(address)
}

/** An address of this site becomes its path. Returns null for an address to which no text may link. */
function pathOrAddress(address: string): string | null {
  if (/^[/#]/.test(address)) return safeLink(address)
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  return safeLink(isOwn(url) ? url.pathname + url.search + url.hash : address)
}

const apiOrigin = URL.canParse(process.env.GATSBY_API_URL ?? "") ? new URL(process.env.GATSBY_API_URL ?? "").origin : null

/** The site, its back end, and the machine on which somebody tries them out have own addresses. */
function isOwn({ origin, protocol, hostname }: URL): boolean {
  if (origin === window.location.origin || origin === apiOrigin) return true
  return /^https?:$/.test(protocol) && /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}
