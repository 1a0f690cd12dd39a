import { normalForm } from "../normal-form.ts"

/** Returns a text without what can't be stored, in the form in which é is one character. Tabs, and line ends without `hasLines`, become spaces. */
export function storable(text: string, hasLines: boolean): string {
  // Some programs have other characters for the end of a line.
  const lines = normalForm(text, "NFC").replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
  const spaced = lines.replaceAll(hasLines ? /\t/g : /[\t\n]/g, " ")
  return spaced.replaceAll(/(?!\n)[\p{Cc}\p{Surrogate}\ufeff]/gu, "")
}
