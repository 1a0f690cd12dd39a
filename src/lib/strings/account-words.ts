/** Forms of login, passwords and the profile have these words. */
import type * as english from "./en/account.ts"

/** All languages have the English keys. */
export type AccountWords = typeof english

/** The words are set before a form is drawn, so modules read them in functions only. */
export let accountWords: AccountWords

export function setAccountWords(newWords: AccountWords): void {
  accountWords = newWords
}
