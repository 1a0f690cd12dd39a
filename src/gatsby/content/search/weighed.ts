import { weights } from "../../../lib/search/format.ts"
import { wordsIn } from "../../../lib/search/words.ts"

/** Weighs a word by where it stands in a document. All weights are below `weights`. */
export const weight = { title: 7, name: 5, summary: 4, fact: 3 } as const

/** The weight of a word in a text, by how often it is there. */
const inText = [0, 1, 1, 2, 2, 3]

/** The words of a document by their weights: `words[7]` are those of its title. */
export type Weighed = readonly (readonly string[])[]

/** Gives each word the weight of its best place. */
export function weighed(texts: readonly (readonly [text: string, weight: number])[], body = ""): Weighed {
  const heaviest = new Map<string, number>()
  for (const word of wordsIn(body)) heaviest.set(word, (heaviest.get(word) ?? 0) + 1)
  for (const [word, count] of heaviest) heaviest.set(word, inText[count] ?? 3)
  for (const [text, its] of texts) for (const word of wordsIn(text)) if (its > (heaviest.get(word) ?? 0)) heaviest.set(word, its)
  const words = Array.from({ length: weights }, (): string[] => [])
  for (const [word, its] of heaviest) words[its]?.push(word)
  return words
}
