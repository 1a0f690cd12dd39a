import type * as english from "./en/words.ts"

/** The type of the English words is that of all languages. */
export type AppWords = typeof english

/** The words are set before the dashboard's other modules load. */
export let appWords: AppWords

export function setAppWords(newWords: AppWords): void {
  appWords = newWords
}
