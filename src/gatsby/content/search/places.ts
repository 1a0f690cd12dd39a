/** Where each word stands. */
import { weights } from "../../../lib/search/format.ts"
import type { Change } from "./documents.ts"
import { eachWord, unpackWords } from "./packed-words.ts"

type Word = { readonly places: number[]; text: string }

export type ChangedWords = {
  /** All words, sorted. */
  readonly words: readonly string[]
  readonly dirty: ReadonlySet<string>
  readonly hasOtherWords: boolean
}

/** Makes what knows the places of all words, and is told of documents that change. */
export function makePlaces() {
  const known = new Map<string, Word>()
  let sorted: readonly string[] = []

  const put = (word: string, number: number, weight: number) => {
    const places = (known.get(word) ?? added(known, word)).places
    const at = indexOf(places, number)
    const isThere = Math.floor((places[at] ?? -1) / weights) === number
    places.splice(at, isThere ? 1 : 0, number * weights + weight)
  }
  const remove = (word: string, number: number) => {
    const places = known.get(word)?.places ?? []
    const at = indexOf(places, number)
    if (Math.floor((places[at] ?? -1) / weights) === number) places.splice(at, 1)
  }
  const change = (changes: readonly Change[]): ChangedWords => {
    const dirty = new Set<string>()
    const count = known.size
    for (const { number, before, now } of changes) {
      const left = unpackWords(before)
      eachWord(now, (word, weight) => {
        if (left.get(word) !== weight) {
          put(word, number, weight)
          dirty.add(word)
        }
        left.delete(word)
      })
      for (const word of left.keys()) {
        remove(word, number)
        dirty.add(word)
      }
    }
    const gone = encode(known, dirty)
    const hasOtherWords = gone > 0 || known.size !== count
    if (hasOtherWords) sorted = sortedWords(sorted, known, dirty)
    return { words: sorted, dirty, hasOtherWords }
  }
  const textOf = (word: string) => known.get(word)?.text ?? "[]"
  return { change, textOf, sizeOf: (word: string) => textOf(word).length + word.length + 4 }
}

function added(known: Map<string, Word>, word: string): Word {
  const made = { places: [], text: "" }
  known.set(word, made)
  return made
}

/** Where a document's place is, or would be. Documents mostly come in their order. */
function indexOf(places: readonly number[], number: number): number {
  const wanted = number * weights
  if ((places.at(-1) ?? -1) < wanted) return places.length
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** Writes the places of changed words, each as its distance from the one before, and forgets words without any. Returns how many those are. */
function encode(known: Map<string, Word>, dirty: ReadonlySet<string>): number {
  let gone = 0
  for (const name of dirty) {
    const word = known.get(name)
    if (word === undefined) continue
    if (word.places.length === 0) {
      known.delete(name)
      gone += 1
      continue
    }
    let before = 0
    const steps = word.places.map((place) => {
      const number = Math.floor(place / weights)
      const step = (number - before) * weights + (place % weights)
      before = number
      return step
    })
    word.text = `[${steps.join(",")}]`
  }
  return gone
}

function sortedWords(before: readonly string[], known: ReadonlyMap<string, Word>, dirty: ReadonlySet<string>): readonly string[] {
  const there = new Set(before)
  const kept = before.filter((word) => known.has(word))
  const more = [...dirty].filter((word) => known.has(word) && !there.has(word))
  return [...kept, ...more].toSorted()
}
