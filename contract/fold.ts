import { normalForm } from "./normal-form.ts"

/** Unicode does not split these letters into a base letter and an accent. */
const plain: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", ı: "i", "’": "'", "‘": "'" }

/** Returns a text as searches and sorts compare it. The server stores it, so a change here needs a migration. */
export function fold(text: string): string {
  // Most texts are ASCII, and a search calls this for each row.
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase()
  const letters = normalForm(text, "NFKD").replaceAll(/\p{M}/gu, "").toLowerCase()
  return letters.replaceAll(/[ßæœøđłı’‘]/g, (letter) => plain[letter] ?? letter)
}

/** Returns the form in which account names are compared: é differs from e, but the Kelvin sign is a k. */
export function foldName(text: string): string {
  return normalForm(text, "NFKC").toLowerCase()
}
