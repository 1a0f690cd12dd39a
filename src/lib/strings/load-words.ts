import type { Langcode } from "../../../contract/fields.ts"
import { thrice } from "../thrice.ts"
import { language } from "./language.ts"
import { setWords, type Words } from "./words.ts"

/** A page loads the words of its own language only. */
const importWords: Readonly<Record<Langcode, () => Promise<Words>>> = {
  en: () => import(/* webpackChunkName: "words-en" */ "./en/words.ts"),
  fr: () => import(/* webpackChunkName: "words-fr" */ "./fr/words.ts"),
  nl: () => import(/* webpackChunkName: "words-nl" */ "./nl/words.ts"),
}

export async function loadWords(): Promise<void> {
  setWords(language, await thrice(importWords[language]))
}
