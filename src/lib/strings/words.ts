/** The words of the page in its language, which a document keeps as long as it lives (docs/decisions/0015-words-in-three-languages.md). */
import type { Langcode } from "../../../contract/fields.ts"
import type * as english from "./en/words.ts"
import { setLanguage } from "./language.ts"

/** English is the shape of all languages. */
export type Words = typeof english

/** Set before the page is drawn, so modules read it in functions only. */
export let words: Words

export function setWords(language: Langcode, its: Words): void {
  setLanguage(language)
  words = its
}
