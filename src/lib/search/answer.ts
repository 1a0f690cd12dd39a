import type { Langcode } from "#contract/fields.ts"
import { find, type Found, type Hit } from "./find.ts"
import type { Document, SearchKind } from "./format.ts"
import type { IndexReader } from "./index-reader.ts"
import { phrasesFirst, phrasesIn } from "./phrases.ts"

export type Question = {
  readonly text: string
  readonly kind: SearchKind | null
  /** Of the texts. */
  readonly langcode: string | null
}

export type Result = Hit & { readonly document: Document }

export type Answer = Omit<Found, "hits"> & {
  /** With the filters, and without. */
  readonly total: number
  readonly all: number
  readonly shown: readonly Result[]
  /** What there is without the filter by kind, and what without that by language. */
  readonly kinds: ReadonlyMap<SearchKind, number>
  readonly langcodes: ReadonlyMap<string, number>
}

/** Answers a question with the first results. A build may have put other files in place meanwhile, so it begins anew after a first failure. */
export async function answer(question: Question, reader: IndexReader, given: { language: Langcode; most: number }): Promise<Answer> {
  try {
    return await read(question, reader, given)
  } catch {
    reader.forget()
    return read(question, reader, given)
  }
}

async function read(
  { text, kind, langcode }: Question,
  reader: IndexReader,
  { language, most }: { readonly language: Langcode; readonly most: number },
): Promise<Answer> {
  const { hits, ...found } = await find(text, reader, { language })
  const ofKind = hits.filter((hit) => kind === null || hit.kind === kind)
  const ofLanguage = hits.filter((hit) => langcode === null || hit.langcode === langcode)
  const wanted = ofKind.filter((hit) => langcode === null || hit.langcode === langcode)
  const ordered = await phrasesFirst(wanted, phrasesIn(text), reader)
  const shown = await withDocuments(ordered.slice(0, most), reader)
  return {
    ...found,
    total: wanted.length,
    all: hits.length,
    shown,
    kinds: countBy(ofLanguage, (hit) => hit.kind),
    langcodes: countBy(ofKind, (hit) => hit.langcode),
  }
}

export async function withDocuments(hits: readonly Hit[], reader: IndexReader): Promise<readonly Result[]> {
  return Promise.all(hits.map(async (hit) => ({ ...hit, document: await reader.document(hit.number) })))
}

function countBy<Key>(hits: readonly Hit[], keyOf: (hit: Hit) => Key): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>()
  for (const hit of hits) counts.set(keyOf(hit), (counts.get(keyOf(hit)) ?? 0) + 1)
  return counts
}
