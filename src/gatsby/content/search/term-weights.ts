import { weightCount } from "../../../lib/search/format.ts"
import { indexedWordsIn } from "../../../lib/search/words.ts"

/** The place of a word in a document decides about its weight. All weights are below `weightCount`. */
export const placeWeights = { title: 7, name: 5, summary: 4, fact: 3 } as const

/** The number of times that a text has a word is the index of its weight. */
const countWeights = [0, 1, 1, 2, 2, 3]

/** The index is a weight: `words[7]` are those of the title. */
export type TermsByWeight = readonly (readonly string[])[]

/** A word at several places gets its highest weight. */
export function weighTerms(texts: readonly (readonly [text: string, weight: number])[], body = ""): TermsByWeight {
  const heaviest = new Map<string, number>()
  for (const word of indexedWordsIn(body)) heaviest.set(word, (heaviest.get(word) ?? 0) + 1)
  for (const [word, count] of heaviest) heaviest.set(word, countWeights[count] ?? 3)
  for (const [text, weight] of texts)
    for (const word of indexedWordsIn(text)) if (weight > (heaviest.get(word) ?? 0)) heaviest.set(word, weight)
  const words = Array.from({ length: weightCount }, (): string[] => [])
  for (const [word, weight] of heaviest) words[weight]?.push(word)
  return words
}
