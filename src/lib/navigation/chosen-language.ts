import type { Langcode } from "#contract/fields.ts"
import { isLanguage } from "#contract/languages.ts"
import { readEntry, writeEntry } from "../storage.ts"

const key = "g30:language"

/** After this choice, the site suggests no other language. */
export function chooseLanguage(language: Langcode): void {
  writeEntry("localStorage", key, language)
}

/** The reader's own choice comes first, then the account's language, then the first of the browser's that the site has. */
export function wantedLanguage(account: Langcode | null): Langcode | null {
  const storedLanguage = readEntry("localStorage", key)
  if (isLanguage(storedLanguage)) return storedLanguage
  return account ?? navigator.languages.map((code) => code.slice(0, 2).toLowerCase()).find(isLanguage) ?? null
}
