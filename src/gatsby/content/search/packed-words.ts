/** The words of a document with their weights, in little memory: a process that stays keeps them of all documents. */
import { weights } from "../../../lib/search/format.ts"

/** Of each word its number and its weight in one: `number * weights + weight`. */
export type PackedWords = Uint32Array
export type WordWeights = ReadonlyMap<string, number>

export const noWords: PackedWords = new Uint32Array()

/** Of all documents of this process. */
const names: string[] = []
const numbers = new Map<string, number>()

export function packWords(words: WordWeights): PackedWords {
  return Uint32Array.from(words, ([word, weight]) => pack(numberOf(word), weight))
}

export function unpackWords(packed: PackedWords): Map<string, number> {
  const words = new Map<string, number>()
  eachWord(packed, (word, weight) => words.set(word, weight))
  return words
}

export function eachWord(packed: PackedWords, visit: (word: string, weight: number) => void): void {
  for (const one of packed) visit(names[Math.floor(one / weights)] ?? "", one % weights)
}

/** Adds words. One that is there already keeps the greater weight. */
export function withWords(packed: PackedWords, more: WordWeights): PackedWords {
  const left = new Map(Array.from(more, ([word, weight]) => [numberOf(word), weight]))
  const known = packed.map((one) => {
    const number = Math.floor(one / weights)
    const weight = left.get(number)
    if (weight === undefined) return one
    left.delete(number)
    return pack(number, Math.max(weight, one % weights))
  })
  const all = new Uint32Array(known.length + left.size)
  all.set(known)
  all.set(
    Array.from(left, ([number, weight]) => pack(number, weight)),
    known.length,
  )
  return all
}

/** As a text: "architecture 3 brussels 1". */
export function spellWords(packed: PackedWords): string {
  const parts: (string | number)[] = []
  eachWord(packed, (word, weight) => parts.push(word, weight))
  return parts.join(" ")
}

export function readWords(text: string): PackedWords {
  const parts = text === "" ? [] : text.split(" ")
  const packed = new Uint32Array(parts.length / 2)
  for (let index = 0; index < packed.length; index++) packed[index] = pack(numberOf(parts[2 * index] ?? ""), Number(parts[2 * index + 1]))
  return packed
}

function pack(number: number, weight: number): number {
  return number * weights + weight
}

function numberOf(word: string): number {
  const known = numbers.get(word)
  if (known !== undefined) return known
  const number = names.push(word) - 1
  numbers.set(word, number)
  return number
}
