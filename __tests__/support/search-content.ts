/** Invented documents for the search index, with words as frequent and as various as those of real texts. */
import { brotliCompressSync } from "node:zlib"
import { answer } from "#lib/search/answer.ts"
import { makeIndexReader } from "#lib/search/index-reader.ts"
import { searchIndex } from "#gatsby/content/search/search-index.ts"
import { documentText, type SearchDocument } from "#gatsby/content/search/searched-item.ts"
import { weighTerms, placeWeights } from "#gatsby/content/search/term-weights.ts"
import type { Langcode } from "#contract/fields.ts"
import { languages } from "#contract/languages.ts"

const syllables =
  "ar bo ce dé fu ga ho in ju ka li mo na or pe qui ra su ta um vi wo xe yt zo tion ment eur bel chi stra gen hof werk".split(" ")
const vocabulary = 30_000

/** The same numbers at each run. */
function makeRandom(): () => number {
  let state = 20_261_126
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The word of a rank: the first are short and frequent. */
export function wordOf(rank: number): string {
  let [rest, word] = [rank + syllables.length, ""]
  while (rest > 0) {
    word += syllables[rest % syllables.length] ?? ""
    rest = Math.floor(rest / syllables.length)
  }
  return word
}

function rankBy(random: () => number): number {
  return Math.floor(vocabulary ** random()) - 1
}

/** Documents as readers of a language see them, of 300 to 900 words each. */
export function searchDocuments(count: number): readonly SearchDocument[] {
  const random = makeRandom()
  const text = (length: number) => Array.from({ length }, () => wordOf(rankBy(random))).join(" ")
  return Array.from({ length: count }, (_, index) => {
    const [title, summary, body] = [text(6), text(25), text(300 + Math.floor(random() * 600))]
    const words = weighTerms(
      [
        [title, placeWeights.title],
        [summary, placeWeights.summary],
      ],
      body,
    )
    const document = documentText([title, `/post/${title.replaceAll(" ", "-")}/`, `${summary} ${body}`, "2026-11-26"])
    return { number: index + 1, kind: "publication", langcode: languages[index % languages.length] ?? "en", words, text: document }
  })
}

export function searchIndexOf(documents: readonly SearchDocument[], language: Langcode = "en"): ReadonlyMap<string, string> {
  return searchIndex(language, documents)
}

/** Of two and three words, frequent and rare, begun and misspelled, and a phrase. */
export const searchQuestions = [
  `${wordOf(40)} ${wordOf(900)}`,
  `${wordOf(5)} ${wordOf(12)} ${wordOf(3000)}`,
  wordOf(2500),
  wordOf(120).slice(0, 3),
  `${wordOf(77)} ${wordOf(15_000)}x ${wordOf(300)}`,
  `q${wordOf(2100).slice(1)}`,
  `"${wordOf(40)} ${wordOf(90)}"`,
]

/** What a search downloads, in bytes and files. */
export async function weighSearch(files: ReadonlyMap<string, string>, text: string) {
  const read = new Set<string>()
  const reader = makeIndexReader("en", (address) => {
    read.add(address)
    return Promise.resolve(JSON.parse(files.get(address) ?? "null"))
  })
  const { total } = await answer({ text, kind: null, langcode: null }, reader, { language: "en", most: 10 })
  const bytes = [...read].reduce((sum, address) => sum + brotliCompressSync(files.get(address) ?? "").length, 0)
  return { bytes, read: read.size, found: total }
}
