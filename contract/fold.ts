import { normalForm } from "./normal-form.ts"

/** Letters that Unicode does not split into a base letter and an accent, and the apostrophes of typography. */
const plain: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", ı: "i", "’": "'", "‘": "'" }

/** Returns a text as searches and orders compare it. The server stores it, so a change here needs a migration (011-folding.sql). */
export function fold(text: string): string {
  // Most texts are ASCII, and this is called for each row of a search.
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase()
  const letters = normalForm(text, "NFKD").replaceAll(/\p{M}/gu, "").toLowerCase()
  return letters.replaceAll(/[ßæœøđłı’‘]/g, (letter) => plain[letter] ?? letter)
}

/** Returns the name or mail address of an account as it is compared: an é is not an e, but the Kelvin sign is a k. */
export function foldName(text: string): string {
  return normalForm(text, "NFKC").toLowerCase()
}
