import { spelledWords } from "./words.ts"

export type Part = { readonly text: string; readonly isFound: boolean }

/** Cuts a text so that the found words stand alone. */
export function markedParts(text: string, found: ReadonlySet<string>): readonly Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { index, written, word } of spelledWords(text)) {
    if (!found.has(word)) continue
    if (index > end) parts.push({ text: text.slice(end, index), isFound: false })
    parts.push({ text: written, isFound: true })
    end = index + written.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false })
  return parts
}

/** How many characters of a text are shown, and how many of them before the first found word. */
const most = 220
const before = 70

/**
 * The part of a text where most different found words are; its beginning if there is none. An ellipsis stands only where a sentence is cut.
 */
export function excerptOf(text: string, found: ReadonlySet<string>): string {
  const places = spelledWords(text).filter(({ word }) => found.has(word))
  const wordsFrom = ({ index: from }: (typeof places)[number]) => {
    return new Set(places.filter(({ index }) => index >= from && index < from + most - before).map(({ word }) => word)).size
  }
  const first = places.toSorted((one, other) => wordsFrom(other) - wordsFrom(one))[0]?.index ?? 0
  const start = first < most - before ? 0 : text.indexOf(" ", first - before) + 1
  const rest = text.slice(start)
  const cut = rest.length <= most ? rest : rest.slice(0, rest.lastIndexOf(" ", most))
  return `${endsSentence(text.slice(0, start)) ? "" : "…"}${cut}${cut.length === rest.length || endsSentence(cut) ? "" : "…"}`
}

function endsSentence(text: string): boolean {
  return /(^|[.!?…][”’»"')\]]*)\s*$/.test(text)
}
