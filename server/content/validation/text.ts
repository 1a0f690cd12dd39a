import { report, wrongType, type Invalid, type ValuePlace } from "./sent.ts"

const unstorable = /[\p{Surrogate}\p{Cc}]/u
const unstorableInLines = /[\p{Surrogate}]|(?![\t\n\r])\p{Cc}/u

/** Names a half surrogate pair or control character in a text, or returns null. With `hasLines`, tabs and line ends are allowed. */
export function unstorableIn(text: string, hasLines: boolean): string | null {
  const [found] = (hasLines ? unstorableInLines : unstorable).exec(text) ?? []
  if (found === undefined) return null
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")
  return `The text contains a character that can't be stored (U+${code}). Remove it.`
}

export function lengthOf(text: string): number {
  return Array.from(text).length
}

export type TextRules = { readonly most: number; readonly tooLong: string; readonly part: string }

/** A line of text; null for a blank one. */
export function checkLine(value: unknown, { most, tooLong, part }: TextRules, at: ValuePlace): string | null | Invalid {
  if (typeof value !== "string") return report(at, wrongType, part)
  if (!/[^\s\p{Cf}]/u.test(value)) return null
  const unstorable = unstorableIn(value, false)
  if (unstorable !== null) return report(at, unstorable, part)
  return lengthOf(value) > most ? report(at, tooLong, part) : value
}
