import { brotliCompressSync } from "node:zlib"
import { answer } from "#lib/search/answer.ts"
import { makeIndexReader } from "#lib/search/index-reader.ts"
import type { Print } from "./bench.ts"
import { searchDocuments, searchIndexOf, searchQuestions } from "./search-content.ts"

const most = 60_000
/** A phrase is looked for in the texts themselves. */
const mostOfPhrase = 150_000

/** Prints what a search downloads, how long it takes without the network, and what an edit of one text costs the index. */
export async function benchSearch(print: Print, count: number): Promise<void> {
  const documents = searchDocuments(count)
  const files = searchIndexOf(documents)
  const total = [...files.values()].reduce((sum, text) => sum + text.length, 0)
  print(`${count} documents of one language: ${files.size} files, ${kilobytes(total)} before compression`)
  for (const question of searchQuestions) {
    const { bytes, read, found, milliseconds } = await weighSearch(files, question)
    const limit = question.startsWith('"') ? mostOfPhrase : most
    const verdict = bytes <= limit ? "" : `: MORE THAN ${kilobytes(limit)}`
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
  const whole = timed(() => searchIndexOf(documents))
  const [first, ...others] = documents
  if (first === undefined) return
  const words = first.words.map((some, weight) => (weight === 7 ? [...some, "unheardof"] : some))
  const edit = timed(() => searchIndexOf([{ ...first, words }, ...others]))
  const changed = [...edit.value].filter(([address, text]) => whole.value.get(address) !== text)
  print(`a new word in one text: ${changed.length} files, ${edit.milliseconds.toFixed(0)} ms`)
}

function timed<Value>(run: () => Value): { readonly value: Value; readonly milliseconds: number } {
  const started = performance.now()
  const value = run()
  return { value, milliseconds: performance.now() - started }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
