/** Letters that Unicode takes apart into no base and mark, and signs that typography writes in several ways. */
const plain: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", ı: "i", "’": "'", "‘": "'" }

/** The name or mail of an account as it is compared: é stays another letter than e, but not the Kelvin sign another one than k. */
export function foldName(text: string): string {
  return text.normalize("NFKC").toLowerCase()
}

/** A text without regard to case, accents, ligatures and the form of its apostrophes: what a search compares. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  // Most words of most texts: nothing to take apart.
  if (/^[\0-\x7f]*$/.test(lower)) return lower
  return lower
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßæœøđłı’‘]/g, (letter) => plain[letter] ?? letter)
}
