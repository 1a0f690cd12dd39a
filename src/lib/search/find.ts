import type { Langcode } from "#contract/fields.ts"
import { searchKinds, weightCount, type Root, type SearchKind } from "./format.ts"
import type { IndexReader } from "./index-reader.ts"
import { matchesOf, type Match } from "./match.ts"
import { askedWords } from "./words.ts"

export type Hit = {
  readonly number: number
  readonly kind: SearchKind
  readonly langcode: string
  readonly score: number
  /** Is a share of the question's letters, from 0 to 1. */
  readonly share: number
}

export type Findings = {
  readonly hits: readonly Hit[]
  readonly words: ReadonlySet<string>
  readonly missing: readonly string[]
  /** Is true if no document has all words that some document has. */
  readonly isPartial: boolean
}

type Options = { readonly language: Langcode; readonly leastWeight?: number; readonly isLoose?: boolean }
type Tally = { readonly number: number; score: number; letters: number; count: number }

/** A document in the reader's language comes before another that fits as well. */
const ownLanguage = 1.3

export async function find(text: string, reader: IndexReader, { language, leastWeight = 1, isLoose = false }: Options): Promise<Findings> {
  const questionWords = askedWords(text)
  if (questionWords.length === 0) return { hits: [], words: new Set(), missing: [], isPartial: false }
  const root = await reader.root()
  const documents = documentsOf(root)
  const wordMatches = await Promise.all(
    questionWords.map(async (word) => ({ word, matches: await matchesOf(word, reader, root, isLoose) })),
  )
  const usedWords = wordMatches.filter(({ matches }) => matches.length > 0)
  const tallies = new Map<number, Tally>()
  for (const { word, matches } of usedWords) addScores(tallies, word, bestPlaces(matches, documents.size, leastWeight))
  const most = Math.max(0, ...[...tallies.values()].map(({ count }) => count))
  const isPartial = most < usedWords.length
  const letters = questionWords.join("").length
  const hits = [...tallies.values()]
    .filter(({ count }) => count === most)
    .flatMap(({ number, score, letters: foundLetters }) => {
      const document = documents.get(number)
      if (document === undefined) return []
      const { kind, langcode } = document
      return { number, kind, langcode, score: score * (langcode === language ? ownLanguage : 1), share: foundLetters / letters }
    })
    .toSorted((one, other) => other.score - one.score || other.number - one.number)
  const words = new Set(usedWords.flatMap(({ matches }) => matches.map(({ word }) => word)))
  return { hits, words, missing: wordMatches.filter(({ matches }) => matches.length === 0).map(({ word }) => word), isPartial }
}

function bestPlaces(matches: readonly Match[], total: number, leastWeight: number): ReadonlyMap<number, number> {
  const best = new Map<number, number>()
  for (const { fit, places } of matches) {
    const rarity = Math.log(1 + total / places.length)
    let number = 0
    for (const step of places) {
      number += Math.floor(step / weightCount)
      const weight = step % weightCount
      const score = fit * rarity * weight
      if (weight >= leastWeight && score > (best.get(number) ?? 0)) best.set(number, score)
    }
  }
  return best
}

function addScores(tallies: Map<number, Tally>, word: string, scores: ReadonlyMap<number, number>): void {
  for (const [number, score] of scores) {
    const tally = tallies.get(number) ?? { number, score: 0, letters: 0, count: 0 }
    tallies.set(number, { number, score: tally.score + score, letters: tally.letters + word.length, count: tally.count + 1 })
  }
}

function documentsOf({ documents }: Root): ReadonlyMap<number, Pick<Hit, "kind" | "langcode">> {
  const entries = Object.entries(documents).flatMap(([key, numbers]) => {
    const [name, langcode = ""] = key.split(" ")
    const kind = searchKinds.find((one) => one === name)
    return kind === undefined ? [] : numbers.map((number) => [number, { kind, langcode }] as const)
  })
  return new Map(entries)
}
