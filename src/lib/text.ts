import { siteLanguage } from "./strings/language.ts"

/** The `lang` attribute of content; none where it is the page's own. */
export function foreignLang(langcode: string): string | undefined {
  return langcode === siteLanguage ? undefined : langcode
}

/** What calls a phone number, however it is spaced. */
export function telAddress(phone: string): string {
  return `tel:${phone.replace(/\s/g, "")}`
}

/** The word for a code; the code itself where there is none, which is more than nothing. */
export function nameOf(names: Readonly<Record<string, string>>, code: string): string {
  return names[code] ?? code
}
