/** The files of the search index for the readers of one language. A process that builds again makes those that change. */
import type { Langcode } from "../../../../contract/fields.ts"
import {
  backwards,
  documentsFile,
  endingsFile,
  nameFor,
  placesFile,
  rootFile,
  type Endings,
  type Root,
} from "../../../lib/search/format.ts"
import { makeDocuments } from "./documents.ts"
import { makePlaces } from "./places.ts"
import { runsOf } from "../../runs.ts"
import type { Searched } from "./searched-item.ts"
import { shardsOf, type Shard } from "./shards.ts"

/** Bytes of a file, before it is compressed: a search reads one or two for each of its words. */
const most = 12_000

/** Shorter words are not looked for with another letter. */
const shortestForgiven = 4

export type Files = ReadonlyMap<string, string>

/** Makes a function that returns all files for the documents there are now. It remembers those of its last call. */
export function makeSearchIndex(language: Langcode): (documents: readonly Searched[]) => Files {
  const [places, texts] = [makePlaces(), makeDocuments()]
  let last: readonly Searched[] | null = null
  let files: Files = new Map()
  let endings = endingsOf([])
  const made = new Map<string, { readonly apart: string; readonly text: string }>()

  return (documents) => {
    if (last !== null && isSameList(documents, last)) return files
    last = documents
    const changed = texts.change(documents)
    const { words, dirty, hasOtherWords } = places.change(changed)
    const shards = shardsOf(words, places.sizeOf, most)
    if (hasOtherWords) endings = endingsOf(words)
    const names = new Set(shards.map(({ name }) => name))
    const before = new Map(made)
    made.clear()
    const dirtyShards = new Set([...dirty].map((word) => nameFor(word, names)))
    for (const shard of shards) {
      const known = before.get(shard.name)
      const apart = shard.apart.join(" ")
      const isSame = known !== undefined && known.apart === apart && !dirtyShards.has(shard.name)
      made.set(shard.name, isSame ? known : { apart, text: placesText(shard, places.textOf) })
    }
    files = new Map([
      [rootFile(language), JSON.stringify(rootOf(documents, [...names], endings))],
      ...[...made].map(([name, { text }]) => [placesFile(language, name), text] as const),
      ...endings.map((shard) => [endingsFile(language, shard.name), JSON.stringify(endingsText(shard))] as const),
      ...texts.files().map(([number, text]) => [documentsFile(language, number), text] as const),
    ])
    return files
  }
}

function isSameList(now: readonly Searched[], before: readonly Searched[]): boolean {
  return now.length === before.length && now.every((one, index) => one === before[index])
}

function placesText({ apart, words }: Shard, textOf: (word: string) => string): string {
  return `{"apart":${JSON.stringify(apart)},"words":{${words.map((word) => `${JSON.stringify(word)}:${textOf(word)}`).join(",")}}}`
}

function endingsOf(words: readonly string[]): readonly Shard[] {
  const reversed = words.filter((word) => word.length >= shortestForgiven && !/^\d+$/.test(word)).map(backwards)
  return shardsOf(reversed.toSorted(), (word) => word.length + 3, most)
}

function endingsText({ apart, words }: Shard): Endings {
  return { apart, words }
}

function rootOf(documents: readonly Searched[], shards: readonly string[], endings: readonly Shard[]): Root {
  const groups = new Map<string, number[]>()
  for (const { kind, langcode, number } of documents) {
    const key = `${kind} ${langcode}`
    const known = groups.get(key)
    if (known === undefined) groups.set(key, [number])
    else known.push(number)
  }
  const runs = [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, numbers]) => [key, runsOf(numbers)] as const)
  return { shards: shards.toSorted(), endings: endings.map(({ name }) => name).toSorted(), documents: Object.fromEntries(runs) }
}
