import { siteLanguage } from "../strings/language.ts"

/** Makes a text comparable: lower case, no accents, one kind of apostrophe. */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase()
}

/** The order of names in a list. */
export function byName(a: string, b: string): number {
  return a.localeCompare(b, siteLanguage, { numeric: true, sensitivity: "base" })
}
