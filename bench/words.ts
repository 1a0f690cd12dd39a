// Modules of the dashboard read its words while they load. A benchmark speaks English.
import * as appWords from "#app/strings/en/words.ts"
import { setAppWords } from "#app/strings/words.ts"
import * as words from "#lib/strings/en/words.ts"
import { setWords } from "#lib/strings/words.ts"

setWords("en", words)
setAppWords(appWords)
