import { fold } from "../../../contract/fold.ts"
import { isAlmost } from "./almost.ts"

/** The words of many texts, and in which texts each occurs. */
export type WordIndex = { readonly size: number; readonly words: readonly string[]; readonly places: readonly (readonly number[])[] }

/** How well a text has a word: as a whole word or the beginning of one; inside of one; with one other letter. */
export const ranks = { beginning: 0, inside: 1, almost: 2, none: 3 } as const

/** In letters: shorter words aren't looked for inside of others, or with other letters. */
const fewestInside = 3
const fewestAlmost = 4

export function makeWordIndex(texts: readonly string[]): WordIndex {
  const found = new Map<string, Set<number>>()
  for (const [index, text] of texts.entries())
    for (const word of wordsIn(text)) {
      const places = found.get(word)
      if (places === undefined) found.set(word, new Set([index]))
      else places.add(index)
    }
  return { size: texts.length, words: [...found.keys()], places: [...found.values()].map((places) => [...places]) }
}

/**
 * The rank of each text: that of the word which it has least well. Order, case and accents don't matter.
 *
 * A word may have one wrong letter if no text has it as it is, or no text has all words.
 *
 * @param ignored words that are left out if others remain
 */
export function rankTexts(index: WordIndex, text: string, ignored: ReadonlySet<string> = new Set()): Uint8Array {
  const all = wordsIn(text)
  const meant = all.filter((word) => !ignored.has(word))
  const words = meant.length === 0 ? all : meant
  const strict = worstOf(index, words, false)
  return strict.includes(ranks.beginning) || strict.includes(ranks.inside) || strict.includes(ranks.almost)
    ? strict
    : worstOf(index, words, true)
}

function worstOf(index: WordIndex, words: readonly string[], isLenient: boolean): Uint8Array {
  const worst = new Uint8Array(index.size)
  for (const word of words) {
    const own = ranksOf(index, word, isLenient)
    for (const [place, rank] of own.entries()) if (rank > (worst[place] ?? 0)) worst[place] = rank
  }
  return worst
}

function ranksOf({ size, words, places }: WordIndex, word: string, isLenient: boolean): Uint8Array {
  const best = new Uint8Array(size).fill(ranks.none)
  const note = (position: number, rank: number) => {
    for (const place of places[position] ?? []) if (rank < (best[place] ?? ranks.none)) best[place] = rank
  }
  let isKnown = false
  for (const [position, other] of words.entries()) {
    const at = other.indexOf(word)
    if (at === 0) isKnown = true
    if (at === 0) note(position, ranks.beginning)
    else if (at > 0 && word.length >= fewestInside) note(position, ranks.inside)
  }
  if ((isKnown && !isLenient) || word.length < fewestAlmost || /\d/.test(word)) return best
  for (const [position, other] of words.entries()) if (isAlmost(word, other)) note(position, ranks.almost)
  return best
}

export function wordsIn(text: string): readonly string[] {
  return [...new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])]
}
