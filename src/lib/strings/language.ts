import { defaultLanguage } from "../../../contract/languages.ts"
import type { Langcode } from "../../../contract/fields.ts"

/** The page has this language, and so have its words. */
export let language: Langcode = defaultLanguage

export function setLanguage(code: Langcode): void {
  language = code
}

/** Content in the page's own language needs no `lang` attribute. */
export function foreignLang(langcode: string): string | undefined {
  return langcode === language ? undefined : langcode
}

export function nameOf(names: Readonly<Record<string, string>>, code: string): string {
  return names[code] ?? code
}
