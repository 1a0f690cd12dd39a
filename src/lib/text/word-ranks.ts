import { fold } from "#contract/fold.ts"
import { isAlmost } from "./almost.ts"

/** A text has a word as a whole or the beginning of one, inside of one, or with one other letter. */
export const ranks = { beginning: 0, inside: 1, almost: 2, none: 3 } as const

/** Letters: shorter words aren't looked for inside of others, or with other letters. */
const fewestInside = 3
const fewestAlmost = 4

type Words = readonly string[]

/**
 * The word that a text has least well decides. One wrong letter counts if no text has the word, or no text has all words. `ignored` words are left
 * out if others remain.
 */
export function rankTexts(texts: readonly Words[], text: string, ignored: ReadonlySet<string> = new Set()): readonly number[] {
  const all = distinctWords(text)
  const searchWords = all.filter((word) => !ignored.has(word))
  const words = searchWords.length === 0 ? all : searchWords
  const strict = worstOf(texts, words, false)
  return strict.every((rank) => rank === ranks.none) ? worstOf(texts, words, true) : strict
}

function worstOf(texts: readonly Words[], words: Words, isLenient: boolean): readonly number[] {
  const own = words.map((word) => ranksOf(texts, word, isLenient))
  return texts.map((_, place) => Math.max(ranks.beginning, ...own.map((some) => some[place] ?? ranks.none)))
}

function ranksOf(texts: readonly Words[], word: string, isLenient: boolean): readonly number[] {
  const strict = texts.map((words) => Math.min(...words.map((other) => rankOf(word, other)), ranks.none))
  const isKnown = strict.includes(ranks.beginning)
  if ((isKnown && !isLenient) || word.length < fewestAlmost || /\d/.test(word)) return strict
  return strict.map((rank, place) => {
    return rank === ranks.none && texts[place]?.some((other) => isAlmost(word, other)) === true ? ranks.almost : rank
  })
}

function rankOf(word: string, other: string): number {
  if (other.startsWith(word)) return ranks.beginning
  return word.length >= fewestInside && other.includes(word) ? ranks.inside : ranks.none
}

export function distinctWords(text: string): readonly string[] {
  return [...new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])]
}
