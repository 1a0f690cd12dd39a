/** The dashboard's words in the language of the page. */
import type * as english from "./en/words.ts"

/** The type of the English words is that of all languages. */
export type AppWords = typeof english

/** Set before the dashboard's other modules load. */
export let appWords: AppWords

export function setAppWords(its: AppWords): void {
  appWords = its
}
