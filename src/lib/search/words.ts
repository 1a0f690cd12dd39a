/** The build and the browser cut texts alike. */
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

/** `spelling` is written in the text, and `word` is compared. */
export type Spelled = { readonly index: number; readonly spelling: string; readonly word: string }

const letters = /[\p{L}\p{N}\p{M}\u00AD]+/gu

export function spelledWords(text: string): readonly Spelled[] {
  return [...text.matchAll(letters)].map(({ index, 0: spelling }) => ({ index, spelling, word: compared(spelling) }))
}

export function indexedWordsIn(text: string): readonly string[] {
  return (text.match(letters) ?? []).map(compared).filter(isIndexed)
}

function isIndexed(word: string): boolean {
  return word.length > 1 && !common.has(word) && !/[^\p{L}\p{N}]/u.test(word)
}

/** Texts have few different words, each many times. */
const foldedWords = new Map<string, string>()

function compared(spelling: string): string {
  const before = foldedWords.get(spelling)
  if (before !== undefined) return before
  // A soft hyphen is inside a word. A part of a text would keep the whole text in memory.
  const word = fold(Array.from(spelling.replaceAll("\u00AD", "")).join("")).slice(0, mostLetters)
  foldedWords.set(Array.from(spelling).join(""), word)
  return word
}

/** Returns none if all words are common. */
export function askedWords(text: string): readonly string[] {
  return [...new Set(indexedWordsIn(text))]
}
