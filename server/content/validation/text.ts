/** Texts that can be stored and shown: no half characters, nothing invisible that no one typed. */
import { complain, type Findings, type Place } from "./sent.ts"

// A half of a surrogate pair is no character, and a control character is none that anyone reads.
const unstorable = /[\p{Surrogate}\p{Cc}]/u
const unstorableInLines = /[\p{Surrogate}]|(?![\t\n\r])\p{Cc}/u

/** What can't be stored of a text, in words, or null. Texts of several lines may have tabs and line ends. */
export function unstorableIn(text: string, hasLines: boolean): string | null {
  const [found] = (hasLines ? unstorableInLines : unstorable).exec(text) ?? []
  if (found === undefined) return null
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")
  return `The text contains a character that can't be stored (U+${code}). Remove it.`
}

/** The number of characters as readers count them, one for each code point. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

/** Where a value stands, and where to note what is wrong with it. */
export type At = { readonly place: Place; readonly found: Findings }

export type TextRules = { readonly most: number; readonly tooLong: string; readonly part: string }

/** A line of text; undefined where it can't be stored, which is noted. Blank text is none: null. */
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
