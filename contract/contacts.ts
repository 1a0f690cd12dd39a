const phone = /^\+?[\d\s()./-]+$/

/** Removes invisible characters, such as U+202A in a contact that was copied from a phone book. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, "")
}

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "")
}

export function isPhone(text: string): boolean {
  return phone.test(text) && digitsOf(text).length >= 6
}

/** Digits of a whole number: with its country or its zero. Dates and numbers of other things have less, or begin with another digit. */
const wholeNumber = 9

/** A contact in a form that is the same for all spellings of it; null for what doesn't look like one, such as a word in a field for a phone. */
export function plainContact(text: string): string | null {
  const trimmed = withoutInvisible(text).trim()
  if (isPhone(trimmed)) return /^[+(]*[0+]/.test(trimmed) && digitsOf(trimmed).length >= wholeNumber ? digitsOf(trimmed) : null
  return /^[^\s@]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(trimmed) ? trimmed.toLowerCase() : null
}

// From the @, since to look for one from each letter takes quadratic time.
const mails = /@(?<=([\p{L}\p{N}.!#$%&*+?^_`{|}~-]+)@)([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu
const numbers = /\d[\d\s()./-]*\d/g

/** Returns the mail addresses in a text, and its digits, each row of numbers as one. */
export function contactsIn(text: string): readonly string[] {
  const addresses = [...text.matchAll(mails)].map(([, name = "", host = ""]) => `${name}@${host}`.toLowerCase())
  const rows = [...withoutInvisible(text).matchAll(numbers)].map(([row]) => digitsOf(row))
  return [...addresses, ...rows.filter((digits) => digits.length >= wholeNumber)]
}
