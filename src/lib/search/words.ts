/** The words of texts as the search index has them. The build and the browser cut texts alike. */
import { fold } from "../../../contract/fold.ts"

/** Longer words are cut, so that no file name of the index becomes too long. */
const mostLetters = 32

/** Words of the site's three languages that are in so many texts that nobody looks for them. */
const common = new Set(
  [
    "an and are as at be by can do does for from has have how in into is it its no not of on or our that the their there these they this to was we were what when where which who will with you your",
    "au aux avec ce ces cette dans de des du elle elles en est et etre il ils la le les leur leurs lui mais me ne nos notre nous ou par pas plus pour qu que qui sa sans se ses son sont sous sur un une vos votre vous",
    "aan al als bij dan dat de deze die dit door een en er ge het hij hoe hun ik in is je kan maar men met na naar niet nog nu of om onder onze ook op over te tot uit van veel voor waar was wat we wel werd wie wij worden wordt zal ze zich zijn zo",
  ].flatMap((words) => words.split(" ")),
)

/** A word of a text: as it is written there, and as it is compared. */
export type Spelled = { readonly index: number; readonly written: string; readonly word: string }

export function spelledWords(text: string): readonly Spelled[] {
  // A soft hyphen is inside a word.
  return [...text.matchAll(/[\p{L}\p{N}\p{M}\u00AD]+/gu)].map(({ index, 0: written }) => ({
    index,
    written,
    word: fold(written.replaceAll("\u00AD", "")).slice(0, mostLetters),
  }))
}

/** All words that the index has of a text. */
export function wordsIn(text: string): readonly string[] {
  return spelledWords(text).flatMap(({ word }) => (isIndexed(word) ? word : []))
}

/** The words of a question. If all of them are common, none is in the index. */
export function askedWords(text: string): readonly string[] {
  return [...new Set(wordsIn(text))]
}

function isIndexed(word: string): boolean {
  return word.length > 1 && !common.has(word) && /^[\p{L}\p{N}]+$/u.test(word)
}
