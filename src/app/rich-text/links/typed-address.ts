import { mailPattern } from "#contract/mail-pattern.ts"
import { mailAddress } from "#lib/text/mail-address.ts"

/** Not the name of a host: a file beside a document from which someone copied. */
const fileName = /^[^/]+\.(html?|php|aspx?|docx?|odt|rtf|txt|xlsx?|ods|csv|pptx?|odp|pdf|jpe?g|png|gif|zip|eml|msg)([?#]|$)/i

/** Completes an address that someone typed or pasted: `www.example.org`, a mail address, a phone number. Null for what is none. */
export function typedAddress(typed: string): string | null {
  const text = typed.trim()
  if (mailPattern.test(text)) return mailAddress(text)
  if (/^(tel:)?\+?[\d ()/.-]{6,}$/i.test(text)) return `tel:${text.replace(/[^\d+]/g, "")}`
  if (/^[/#]/.test(text)) return /\s/.test(text) ? null : text
  if (/^(https?|mailto|tel):/i.test(text)) return isWhole(text) ? text : null
  if (fileName.test(text)) return null
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u.test(text) ? `https://${text}` : null
}

/** Whether an address has one of the schemes of links. */
export function isWhole(address: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)\S+$/i.test(address)
}
