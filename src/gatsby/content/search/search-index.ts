import type { Langcode } from "../../../../contract/fields.ts"
import {
  backwards,
  documentFile,
  endingsFile,
  rootFile,
  weightCount,
  wordEnd,
  wordsFile,
  type Endings,
  type Places,
  type Root,
} from "../../../lib/search/format.ts"
import type { Files } from "../../write-files.ts"
import { groupedBy } from "../grouped-by.ts"
import type { SearchDocument } from "./searched-item.ts"

/** Bytes before compression: a search reads one or two files for each of its words. */
const most = 24_000

/** Shorter words are not looked for with another letter. */
const shortestForgiven = 4

export function searchIndex(language: Langcode, documents: readonly SearchDocument[]): Files {
  const ordered = documents.toSorted((one, other) => one.number - other.number)
  const all = placesIn(ordered)
  const words = [...all.keys()].toSorted()
  const forgiven = words.filter((word) => word.length >= shortestForgiven && !/^\d+$/.test(word))
  const ofWords = cut(words, (word) => word.length + 4 * (all.get(word)?.places.length ?? 0))
  const ofEndings = cut(forgiven.map(backwards).toSorted(), (word) => word.length + 3)
  const groups = groupedBy(ordered, ({ kind, langcode }) => [`${kind} ${langcode}`])
  const root: Root = {
    words: ofWords.map(([name]) => name),
    endings: ofEndings.map(([name]) => name),
    documents: Object.fromEntries([...groups.keys()].toSorted().map((key) => [key, (groups.get(key) ?? []).map(({ number }) => number)])),
  }
  const placesOf = (some: readonly string[]): Places => Object.fromEntries(some.map((word) => [word, all.get(word)?.places ?? []]))
  return new Map([
    [rootFile(language), JSON.stringify(root)],
    ...ofWords.map(([name, some]) => [wordsFile(language, name), JSON.stringify(placesOf(some))] as const),
    ...ofEndings.map(([name, some]) => [endingsFile(language, name), JSON.stringify(some satisfies Endings)] as const),
    ...documents.map(({ number, text }) => [documentFile(language, number), text] as const),
  ])
}

type Word = { last: number; readonly places: number[] }

/** A document is given as its distance from the one before, with the word's weight there. */
function placesIn(documents: readonly SearchDocument[]): ReadonlyMap<string, Word> {
  const all = new Map<string, Word>()
  const add = (name: string, number: number, weight: number) => {
    const word = all.get(name) ?? { last: 0, places: [] }
    if (word.last === 0) all.set(name, word)
    word.places.push((number - word.last) * weightCount + weight)
    word.last = number
  }
  for (const { number, words } of documents)
    for (const [weight, some] of words.entries()) for (const name of some) add(name, number, weight)
  return all
}

/**
 * The beginning of a word decides about its file. If `c` would be too large, there are `ca`, `ce` and so on: the same words always have the same
 * files.
 */
export function cut(
  words: readonly string[],
  sizeOf: (word: string) => number,
  name = "",
): readonly (readonly [string, readonly string[]])[] {
  const size = words.reduce((sum, word) => sum + sizeOf(word), 0)
  if (size <= most || name.endsWith(wordEnd)) return [[name, words]]
  const longer = groupedBy(words, (word) => [(word + wordEnd).slice(0, name.length + 1)])
  return [...longer].flatMap(([own, some]) => cut(some, sizeOf, own))
}
