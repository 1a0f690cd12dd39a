/**
 * A text in one of Unicode's normal forms. No language writes more than a few accents on a letter; beyond 30 they are dropped, as in Unicode's
 * Stream-Safe Text Format: the time to sort them grows with their square.
 */
export function normalForm(text: string, form: "NFC" | "NFKC" | "NFKD"): string {
  return text.replaceAll(/(\p{M}{30})\p{M}+/gu, "$1").normalize(form)
}
