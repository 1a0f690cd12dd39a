const phone = /^\+?[\d\s()./-]+$/

/** Removes invisible characters, such as the U+202A that phone books copy along. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, "")
}

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "")
}

export function isPhone(text: string): boolean {
  return phone.test(text) && digitsOf(text).length >= 6
}

/** Digits: a complete number has its country code or its zero. Dates and other numbers have fewer digits, or begin with another one. */
const wholeNumber = 9

/** Returns one form for all spellings of a contact. Returns null for other words, such as "none" in a field for a phone. */
export function plainContact(text: string): string | null {
  const trimmed = withoutInvisible(text).trim()
  if (isPhone(trimmed)) return /^[+(]*[0+]/.test(trimmed) && digitsOf(trimmed).length >= wholeNumber ? digitsOf(trimmed) : null
  return /^[^\s@]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(trimmed) ? trimmed.toLowerCase() : null
}

// The search starts at the @, because a search from each letter takes quadratic time.
const mails = /@(?<=([\p{L}\p{N}.!#$%&*+?^_`{|}~-]+)@)([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu
const numbers = /\d[\d\s()./-]*\d/g

export function contactsIn(text: string): readonly string[] {
  const addresses = [...text.matchAll(mails)].map(([, name = "", host = ""]) => `${name}@${host}`.toLowerCase())
  const rows = [...withoutInvisible(text).matchAll(numbers)].map(([row]) => digitsOf(row))
  return [...addresses, ...rows.filter((digits) => digits.length >= wholeNumber)]
}
