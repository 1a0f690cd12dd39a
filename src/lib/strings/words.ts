/** A document keeps its language as long as it lives (docs/decisions/0015-words-in-three-languages.md). */
import type { Langcode } from "../../../contract/fields.ts"
import type * as english from "./en/words.ts"
import { setLanguage } from "./language.ts"

/** All languages have the English keys. */
export type Words = typeof english

/** The words are set before the page is drawn, so modules read them in functions only. */
export let words: Words

export function setWords(language: Langcode, newWords: Words): void {
  setLanguage(language)
  words = newWords
}
