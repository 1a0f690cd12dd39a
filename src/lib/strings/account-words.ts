/** What forms of login, passwords and the profile say, in the language of the page. */
import type * as english from "./en/account.ts"

/** English is the shape of all languages. */
export type AccountWords = typeof english

/** Set before a form is drawn, so modules read it in functions only. */
export let accountWords: AccountWords

export function setAccountWords(its: AccountWords): void {
  accountWords = its
}
