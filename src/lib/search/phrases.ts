import type { Hit } from "./find.ts"
import type { IndexReader } from "./index-reader.ts"
import { spelledWords } from "./words.ts"

/** The number of best documents that are read to see which have a phrase's words side by side. */
const mostRead = 60

/** Phrases may have any language's quotation marks. */
export function phrasesIn(question: string): readonly string[] {
  const quoted = [...question.matchAll(/["“”„«»]([^"“”„«»]+)["“”„«»]/g)].map(([, text = ""]) => compared(text))
  return quoted.filter((phrase) => phrase.trim().includes(" "))
}

export async function phrasesFirst(hits: readonly Hit[], phrases: readonly string[], reader: IndexReader): Promise<readonly Hit[]> {
  if (phrases.length === 0) return hits
  const checks = hits.slice(0, mostRead).map(async ({ number }) => {
    const [title, , text] = await reader.document(number)
    const texts = [title, text].map(compared)
    return phrases.every((phrase) => texts.some((one) => one.includes(phrase))) ? number : null
  })
  const numbers = new Set<number | null>(await Promise.all(checks))
  return [...hits.filter(({ number }) => numbers.has(number)), ...hits.filter(({ number }) => !numbers.has(number))]
}

/** Adds a space on both sides of each word. */
function compared(text: string): string {
  return ` ${spelledWords(text)
    .map(({ word }) => word)
    .join(" ")} `
}
