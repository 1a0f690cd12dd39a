import { siteLanguage } from "../strings/language.ts"

/** A text as it is compared: without case and accents, and with one kind of apostrophe. */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase()
}

/** The order of names in a list. */
export function byName(a: string, b: string): number {
  return a.localeCompare(b, siteLanguage, { numeric: true, sensitivity: "base" })
}
