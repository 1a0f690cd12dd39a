import { noWords, packWords, withWords, type PackedWords } from "./packed-words.ts"
import { wordsIn } from "../../../lib/search/words.ts"

/** How much a word says about a document, by where it stands; at most 7. */
export const weight = { title: 7, name: 5, summary: 4, fact: 3 } as const

/** The weight of a word in a text, by how often it is there. */
const inText = [0, 1, 1, 2, 2, 3]

/** The words of a text, each with its weight there. */
export function bodyWords(body: string): PackedWords {
  const counts = new Map<string, number>()
  for (const word of wordsIn(body)) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const [word, count] of counts) counts.set(word, inText[count] ?? 3)
  return packWords(counts)
}

/** The words of a document, each with the weight of its best place. */
export function weighed(texts: readonly (readonly [text: string, weight: number])[], body: PackedWords = noWords): PackedWords {
  const found = new Map<string, number>()
  for (const [text, its] of texts) for (const word of wordsIn(text)) if (its > (found.get(word) ?? 0)) found.set(word, its)
  return withWords(body, found)
}
