import type { Langcode } from "../fields.ts"

/** Another back end may have a name in place of a code, for which Intl would throw. */
export function countryIn(language: Langcode, country: string): string {
  return /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames([language], { type: "region", fallback: "code" }).of(country) ?? country)
    : country
}
