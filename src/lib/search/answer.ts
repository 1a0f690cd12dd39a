import type { Langcode } from "#contract/fields.ts"
import { find, type Findings, type Hit } from "./find.ts"
import type { IndexedDocument, SearchKind } from "./format.ts"
import type { IndexReader } from "./index-reader.ts"
import { phrasesFirst, phrasesIn } from "./phrases.ts"

export type SearchQuestion = {
  readonly text: string
  readonly kind: SearchKind | null
  readonly langcode: string | null
}

export type Result = Hit & { readonly document: IndexedDocument }

export type SearchOutcome = Omit<Findings, "hits"> & {
  /** The filters apply to `total`; `all` counts results without them. */
  readonly total: number
  readonly all: number
  readonly results: readonly Result[]
  /** The filter by kind doesn't apply to `kinds`, nor that by language to `langcodes`. */
  readonly kinds: ReadonlyMap<SearchKind, number>
  readonly langcodes: ReadonlyMap<string, number>
}

/** A build may have replaced files meanwhile, so this begins anew after a first failure. */
export async function answer(
  question: SearchQuestion,
  reader: IndexReader,
  options: { language: Langcode; most: number },
): Promise<SearchOutcome> {
  try {
    return await answerOnce(question, reader, options)
  } catch {
    reader.forget()
    return answerOnce(question, reader, options)
  }
}

async function answerOnce(
  { text, kind, langcode }: SearchQuestion,
  reader: IndexReader,
  { language, most }: { readonly language: Langcode; readonly most: number },
): Promise<SearchOutcome> {
  const { hits, ...findings } = await find(text, reader, { language })
  const ofKind = hits.filter((hit) => kind === null || hit.kind === kind)
  const ofLanguage = hits.filter((hit) => langcode === null || hit.langcode === langcode)
  const matchingHits = ofKind.filter((hit) => langcode === null || hit.langcode === langcode)
  const ordered = await phrasesFirst(matchingHits, phrasesIn(text), reader)
  const results = await withDocuments(ordered.slice(0, most), reader)
  return {
    ...findings,
    total: matchingHits.length,
    all: hits.length,
    results,
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
