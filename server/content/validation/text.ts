import { complain, type Findings, type Place } from "./sent.ts"

const unstorable = /[\p{Surrogate}\p{Cc}]/u
const unstorableInLines = /[\p{Surrogate}]|(?![\t\n\r])\p{Cc}/u

/** Names a half surrogate pair or control character in a text, or returns null. With `hasLines`, tabs and line ends are allowed. */
export function unstorableIn(text: string, hasLines: boolean): string | null {
  const [found] = (hasLines ? unstorableInLines : unstorable).exec(text) ?? []
  if (found === undefined) return null
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")
  return `The text contains a character that can't be stored (U+${code}). Remove it.`
}

/** Counts code points. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

export type At = { readonly place: Place; readonly found: Findings }

export type TextRules = { readonly most: number; readonly tooLong: string; readonly part: string }

/** A line of text; null for a blank one. Where it can't be stored, it reports a violation and returns undefined. */
export function checkLine(value: unknown, rules: TextRules, { place, found }: At): string | null | undefined {
  const { most, tooLong, part } = rules
  if (typeof value !== "string") {
    complain(found, place, "This value should be of the correct primitive type.", part)
    return undefined
  }
  if (!/[^\s\p{Cf}]/u.test(value)) return null
  const unstorable = unstorableIn(value, false)
  if (unstorable !== null) complain(found, place, unstorable, part)
  else if (lengthOf(value) > most) complain(found, place, tooLong, part)
  else return value
  return undefined
}
