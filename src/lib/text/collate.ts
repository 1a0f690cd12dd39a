import { siteLanguage } from "../strings/language.ts"

/** Makes a text comparable: lower case, no accents, one kind of apostrophe. */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase()
}

export function byName(a: string, b: string): number {
  return a.localeCompare(b, siteLanguage, { numeric: true, sensitivity: "base" })
}
