import { brotliCompressSync } from "node:zlib"
import { answer } from "#lib/search/answer.ts"
import { makeIndexReader } from "#lib/search/index-reader.ts"
import { packWords, unpackWords } from "#gatsby/content/search/packed-words.ts"
import { makeSearchIndex } from "#gatsby/content/search/search-index.ts"
import type { Print } from "./bench.ts"
import { searchDocuments, searchIndexOf, searchQuestions } from "./search-content.ts"

const most = 60_000

/** Prints what a search downloads, how long it takes without the network, and what an edit of one text costs the index. */
export async function benchSearch(print: Print, count: number): Promise<void> {
  const documents = searchDocuments(count)
  const files = searchIndexOf(documents)
  const total = [...files.values()].reduce((sum, text) => sum + text.length, 0)
  print(`${count} documents of one language: ${files.size} files, ${kilobytes(total)} before compression`)
  for (const question of searchQuestions) {
    const { bytes, read, found, milliseconds } = await weighSearch(files, question)
    const verdict = bytes <= most ? "" : `: MORE THAN ${kilobytes(most)}`
    print(`“${question}”: ${found} results, ${read} files, ${kilobytes(bytes)} by brotli, ${milliseconds.toFixed(1)} ms${verdict}`)
  }
  benchEdit(print, documents)
}

export async function weighSearch(files: ReadonlyMap<string, string>, text: string) {
  const read = new Set<string>()
  const reader = makeIndexReader("en", (address) => {
    read.add(address)
    return Promise.resolve(JSON.parse(files.get(address) ?? "null"))
  })
  const started = performance.now()
  const { total } = await answer({ text, kind: null, langcode: null }, reader, { language: "en", most: 10 })
  const milliseconds = performance.now() - started
  const bytes = [...read].reduce((sum, address) => sum + brotliCompressSync(files.get(address) ?? "").length, 0)
  return { bytes, read: read.size, found: total, milliseconds }
}

function benchEdit(print: Print, documents: ReturnType<typeof searchDocuments>): void {
  const index = makeSearchIndex("en")
  const whole = timed(() => index(documents))
  const [first, ...others] = documents
  if (first === undefined) return
  const words = packWords(new Map([...unpackWords(first.words), ["unheardof", 7]]))
  const edit = timed(() => index([{ ...first, words }, ...others]))
  const changed = [...edit.value].filter(([address, text]) => whole.value.get(address) !== text)
  const ratio = edit.milliseconds / whole.milliseconds
  print(
    `a new word in one text: ${changed.length} files, ${edit.milliseconds.toFixed(1)} ms; all anew: ${whole.milliseconds.toFixed(0)} ms; ratio ${ratio.toFixed(3)}`,
  )
}

function timed<Value>(run: () => Value): { readonly value: Value; readonly milliseconds: number } {
  const started = performance.now()
  const value = run()
  return { value, milliseconds: performance.now() - started }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
