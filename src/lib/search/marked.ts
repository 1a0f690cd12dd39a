import { spelledWords } from "./words.ts"

export type Part = { readonly text: string; readonly isFound: boolean }

/** Each found word is a part of its own. */
export function markedParts(text: string, terms: ReadonlySet<string>): readonly Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { index, spelling, word } of spelledWords(text)) {
    if (!terms.has(word)) continue
    if (index > end) parts.push({ text: text.slice(end, index), isFound: false })
    parts.push({ text: spelling, isFound: true })
    end = index + spelling.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false })
  return parts
}

/** Characters of an excerpt, and of its part before the first found word. */
const most = 220
const before = 70

/** The excerpt has most different found words. An ellipsis stands only where a sentence is cut. */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  const places = spelledWords(text).filter(({ word }) => terms.has(word))
  const wordsFrom = ({ index: from }: (typeof places)[number]) => {
    return new Set(places.filter(({ index }) => index >= from && index < from + most - before).map(({ word }) => word)).size
  }
  const first = places.toSorted((one, other) => wordsFrom(other) - wordsFrom(one))[0]?.index ?? 0
  const start = first < most - before ? 0 : text.indexOf(" ", first - before) + 1
  const rest = text.slice(start)
  const excerpt = rest.length <= most ? rest : rest.slice(0, rest.lastIndexOf(" ", most))
  return `${endsSentence(text.slice(0, start)) ? "" : "…"}${excerpt}${excerpt.length === rest.length || endsSentence(excerpt) ? "" : "…"}`
}

function endsSentence(text: string): boolean {
  return /(^|[.!?…][”’»"')\]]*)\s*$/.test(text)
}
