import { mailPattern } from "#contract/mail-pattern.ts"
import { realAddress } from "#lib/links/real-address.ts"
import { mailAddress } from "#lib/text/mailto.ts"
import { safeLink } from "../schema/attributes.ts"

/** Not the name of a host: a file beside a document from which someone copied. */
const fileName = /^[^/]+\.(html?|php|aspx?|docx?|odt|rtf|txt|xlsx?|ods|csv|pptx?|odp|pdf|jpe?g|png|gif|zip|eml|msg)([?#]|$)/i

/** Returns where a link leads whose address someone typed or pasted; null if it leads nowhere. Addresses of this site become paths. */
export function addressOf(typed: string): string | null {
  const text = typed.trim()
  if (mailPattern.test(text)) return mailAddress(text)
  if (/^(tel:)?\+?[\d ()/.-]{6,}$/i.test(text)) return `tel:${text.replace(/[^\d+]/g, "")}`
  if (/^[/#]/.test(text)) return /\s/.test(text) ? null : safeLink(text)
  if (/^(https?|mailto|tel):/i.test(text)) return addressIn(text)
  if (fileName.test(text)) return null
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u.test(text) ? addressIn(`https://${text}`) : null
}

/** The same for a whole address with its scheme. */
export function addressIn(text: string): string | null {
  const address = text.trim()
  if (!/^(https?:\/\/|mailto:|tel:)\S+$/i.test(address)) return null
  const real = realAddress(address)
  if (real === null || !URL.canParse(real)) return null
  const { pathname, search, hash } = new URL(real)
  return safeLink(isOwn(new URL(real)) ? pathname + search + hash : real)
}

const apiOrigin = URL.canParse(process.env.GATSBY_API_URL ?? "") ? new URL(process.env.GATSBY_API_URL ?? "").origin : null

/** This site, its back end, or the machine on which somebody tries them out: elsewhere its name leads nowhere. */
function isOwn({ origin, protocol, hostname }: URL): boolean {
  if (origin === window.location.origin || origin === apiOrigin) return true
  return /^https?:$/.test(protocol) && /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}
