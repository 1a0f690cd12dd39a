// The site speaks English in tests, as on a page without a prefix.
import * as appWords from "#dashboard/strings/en/words.ts"
import { setAppWords } from "#dashboard/strings/words.ts"
import { setAccountWords } from "#lib/strings/account-words.ts"
import * as accountWords from "#lib/strings/en/account.ts"
import * as words from "#lib/strings/en/words.ts"
import { setWords } from "#lib/strings/words.ts"

setWords("en", words)
setAccountWords(accountWords)
setAppWords(appWords)
