import { defaultLanguage } from "../../../contract/languages.ts"
import type { Langcode } from "../../../contract/fields.ts"

/** The language of the page, and so of its words. */
export let language: Langcode = defaultLanguage

export function setLanguage(code: Langcode): void {
  language = code
}

/** The `lang` attribute of content; none if it is the page's own. */
export function foreignLang(langcode: string): string | undefined {
  return langcode === language ? undefined : langcode
}

export function nameOf(names: Readonly<Record<string, string>>, code: string): string {
  return names[code] ?? code
}
