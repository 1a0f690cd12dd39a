// Modules of the dashboard read its words while they load. A benchmark speaks English.
import * as appWords from "#dashboard/strings/en/words.ts"
import { setAppWords } from "#dashboard/strings/words.ts"
import * as words from "#lib/strings/en/words.ts"
import { setWords } from "#lib/strings/words.ts"

setWords("en", words)
setAppWords(appWords)
