/** What is shown of documents, some of them in a file. */
import { documentsPerFile } from "../../../lib/search/format.ts"
import { noWords, type PackedWords } from "./packed-words.ts"
import type { Searched } from "./searched-item.ts"

/** The words of a document, before and after a change. */
export type Change = {
  readonly number: number
  readonly before: PackedWords
  readonly now: PackedWords
}

/** Makes what knows all documents, and finds those that change. */
export function makeDocuments() {
  let known: ReadonlyMap<number, Searched> = new Map()
  const texts = new Map<number, string>()

  const change = (documents: readonly Searched[]): readonly Change[] => {
    const now = new Map(documents.map((document) => [document.number, document] as const).toSorted(byNumber))
    const before = known
    const changed = [...now.values()].filter((document) => before.get(document.number) !== document)
    const gone = [...before.keys()].filter((number) => !now.has(number))
    known = now
    for (const file of new Set([...changed.map(({ number }) => number), ...gone].map(firstIn))) write(texts, now, file)
    return [...changed, ...gone.map((number) => ({ number, words: noWords }))].map(({ number, words }) => {
      return { number, before: before.get(number)?.words ?? noWords, now: words }
    })
  }
  /** The files, each by the number of its first document. */
  const files = (): readonly (readonly [number, string])[] => [...texts]
  return { change, files }
}

function byNumber([one]: readonly [number, unknown], [other]: readonly [number, unknown]): number {
  return one - other
}

function firstIn(number: number): number {
  return number - (number % documentsPerFile)
}

function write(texts: Map<number, string>, documents: ReadonlyMap<number, Searched>, first: number): void {
  const numbers = Array.from({ length: documentsPerFile }, (_, index) => first + index)
  const shown = numbers.flatMap((number) => {
    const document = documents.get(number)?.document
    return document === undefined ? [] : [[number, document] as const]
  })
  if (shown.length === 0) texts.delete(first)
  else texts.set(first, JSON.stringify(Object.fromEntries(shown)))
}
