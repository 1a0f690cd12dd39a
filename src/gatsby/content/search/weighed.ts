import { weights } from "../../../lib/search/format.ts"
import { indexedWordsIn } from "../../../lib/search/words.ts"

/** The place of a word in a document decides about its weight. All weights are below `weights`. */
export const weight = { title: 7, name: 5, summary: 4, fact: 3 } as const

/** The number of times that a text has a word is the index of its weight. */
const inText = [0, 1, 1, 2, 2, 3]

/** The index is a weight: `words[7]` are those of the title. */
export type Weighed = readonly (readonly string[])[]

/** A word at several places gets its highest weight. */
export function weighed(texts: readonly (readonly [text: string, weight: number])[], body = ""): Weighed {
  const heaviest = new Map<string, number>()
  for (const word of indexedWordsIn(body)) heaviest.set(word, (heaviest.get(word) ?? 0) + 1)
  for (const [word, count] of heaviest) heaviest.set(word, inText[count] ?? 3)
  for (const [text, its] of texts) for (const word of indexedWordsIn(text)) if (its > (heaviest.get(word) ?? 0)) heaviest.set(word, its)
  const words = Array.from({ length: weights }, (): string[] => [])
  for (const [word, its] of heaviest) words[its]?.push(word)
  return words
}
