/** The words of all languages, for the build. */
import type { Langcode } from "../../../contract/fields.ts"
import { setAccountWords, type AccountWords } from "./account-words.ts"
import * as accountEn from "./en/account.ts"
import * as en from "./en/words.ts"
import * as accountFr from "./fr/account.ts"
import * as fr from "./fr/words.ts"
import * as accountNl from "./nl/account.ts"
import * as nl from "./nl/words.ts"
import { setWords, type Words } from "./words.ts"

const all: Readonly<Record<Langcode, Words>> = { en, fr, nl }
const account: Readonly<Record<Langcode, AccountWords>> = { en: accountEn, fr: accountFr, nl: accountNl }

export function wordsOf(language: Langcode): Words {
  return all[language]
}

/** Makes `words` and `accountWords` those of a language, for the synchronous code that follows: the build draws pages of all languages. */
export function speak(language: Langcode): void {
  setWords(language, all[language])
  setAccountWords(account[language])
}
