import { normalForm } from "../normal-form.ts"

/** Removes characters that can't be stored, and joins letters with their accents. Without `hasLines`, tabs and line ends become spaces. */
export function storable(text: string, hasLines: boolean): string {
  const lines = normalForm(text, "NFC").replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
  const spaced = lines.replaceAll(hasLines ? /\t/g : /[\t\n]/g, " ")
  return spaced.replaceAll(/(?!\n)[\p{Cc}\p{Surrogate}\ufeff]/gu, "")
}
