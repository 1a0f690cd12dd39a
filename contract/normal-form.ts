/** Keeps 30 accents of a letter, as Unicode's Stream-Safe Text Format does, because the time to sort them grows with their square. */
export function normalForm(text: string, form: "NFC" | "NFKC" | "NFKD"): string {
  return text.replaceAll(/(\p{M}{30})\p{M}+/gu, "$1").normalize(form)
}
