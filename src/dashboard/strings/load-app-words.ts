import type { Langcode } from "#contract/fields.ts"
import { language } from "#lib/strings/language.ts"
import { loadAccountWords } from "#lib/strings/load-words.ts"
import { setAppWords, type AppWords } from "./words.ts"

const importWords: Readonly<Record<Langcode, () => Promise<AppWords>>> = {
  en: () => import(/* webpackChunkName: "app-words-en" */ "./en/words.ts"),
  fr: () => import(/* webpackChunkName: "app-words-fr" */ "./fr/words.ts"),
  nl: () => import(/* webpackChunkName: "app-words-nl" */ "./nl/words.ts"),
}

/** Modules of the dashboard read words as they are loaded, so every import of one of them waits for this. */
export async function loadAppWords(): Promise<void> {
  const [newWords] = await Promise.all([importWords[language](), loadAccountWords()])
  setAppWords(newWords)
}
