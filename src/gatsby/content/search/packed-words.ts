/** The words of a document with their weights, in little memory: a process that stays keeps them of all documents. */
import { weights } from "../../../lib/search/format.ts"

/** Of each word its number and its weight in one: `number * weights + weight`. */
export type PackedWords = Uint32Array
export type WordWeights = ReadonlyMap<string, number>

/** Of all documents of this process. */
const names: string[] = []
const numbers = new Map<string, number>()

export function packWords(words: WordWeights): PackedWords {
  return Uint32Array.from(words, ([word, weight]) => numberOf(word) * weights + weight)
}

export function unpackWords(packed: PackedWords): WordWeights {
  const words = new Map<string, number>()
  for (const one of packed) words.set(names[Math.floor(one / weights)] ?? "", one % weights)
  return words
}

function numberOf(word: string): number {
  const known = numbers.get(word)
  if (known !== undefined) return known
  const number = names.push(word) - 1
  numbers.set(word, number)
  return number
}
