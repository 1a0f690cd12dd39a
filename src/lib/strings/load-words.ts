import type { Langcode } from "../../../contract/fields.ts"
import { withRetries } from "../retry.ts"
import { setAccountWords, type AccountWords } from "./account-words.ts"
import { language } from "./language.ts"
import { setWords, type Words } from "./words.ts"

/** A page loads the words of its own language only. */
const importWords: Readonly<Record<Langcode, () => Promise<Words>>> = {
  en: () => import(/* webpackChunkName: "words-en" */ "./en/words.ts"),
  fr: () => import(/* webpackChunkName: "words-fr" */ "./fr/words.ts"),
  nl: () => import(/* webpackChunkName: "words-nl" */ "./nl/words.ts"),
}

export async function loadWords(): Promise<void> {
  setWords(language, await withRetries(importWords[language]))
}

const importAccountWords: Readonly<Record<Langcode, () => Promise<AccountWords>>> = {
  en: () => import(/* webpackChunkName: "account-words-en" */ "./en/account.ts"),
  fr: () => import(/* webpackChunkName: "account-words-fr" */ "./fr/account.ts"),
  nl: () => import(/* webpackChunkName: "account-words-nl" */ "./nl/account.ts"),
}

/** The forms of login, passwords and the profile wait for these words. */
export async function loadAccountWords(): Promise<void> {
  setAccountWords(await withRetries(importAccountWords[language]))
}
