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

/** Sets `words` and `accountWords` for the synchronous code that follows, because the build draws pages of all languages. */
export function setBuildLanguage(language: Langcode): void {
  setWords(language, all[language])
  setAccountWords(account[language])
}
