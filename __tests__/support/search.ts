import { languages } from "#contract/languages.ts"
import type { Langcode } from "#contract/fields.ts"
import { answer, type SearchOutcome, type SearchQuestion } from "#lib/search/answer.ts"
import { makeIndexReader, type IndexReader } from "#lib/search/index-reader.ts"
import type { SearchKind } from "#lib/search/format.ts"
import { documentText, type SearchDocument } from "../../src/gatsby/content/search/searched-item.ts"
import { searchIndex } from "../../src/gatsby/content/search/search-index.ts"
import { weighTerms, placeWeights } from "../../src/gatsby/content/search/term-weights.ts"

type Given = { readonly title: string; readonly body?: string; readonly kind?: SearchKind; readonly langcode?: string }

export function aDocument(number: number, { title, body = "", kind = "publication", langcode = "en" }: Given): SearchDocument {
  const words = weighTerms([[title, placeWeights.title]], body)
  return { number, kind, langcode, words, text: documentText([title, `/post/${number}/`, body, ""]) }
}

type Files = ReadonlyMap<string, string>

export function readerOf(files: Files, language: Langcode = "en"): IndexReader {
  return makeIndexReader(language, (address) => {
    const text = files.get(address)
    return text === undefined ? Promise.reject(new Error(`404 ${address}`)) : Promise.resolve(JSON.parse(text))
  })
}

export function filesOf(documents: readonly SearchDocument[], language: Langcode = languages[0]): Files {
  return searchIndex(language, documents)
}

export function ask(
  files: Files,
  question: Partial<SearchQuestion> & { readonly text: string },
  language: Langcode = "en",
): Promise<SearchOutcome> {
  return answer({ kind: null, langcode: null, ...question }, readerOf(files, language), { language, most: 10 })
}

export function titlesOf({ results }: SearchOutcome): readonly string[] {
  return results.map(({ document: [title] }) => title)
}
