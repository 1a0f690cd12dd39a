/** Compares a local text with the HTML that a remote site makes of it for visitors. */
import { isDeepStrictEqual } from "node:util"
import { Parser } from "htmlparser2"

type Part = string | { readonly tag: string; readonly attributes: Readonly<Record<string, string>> }

/** Tells whether visitors get the whole text: the same words, and the same tags with at least our attributes. */
export function isUnfiltered(html: string, processed: string): boolean {
  const [ours, theirs] = [partsOf(html), partsOf(processed)]
  return ours.length === theirs.length && ours.every((part, index) => isPart(part, theirs[index] ?? ""))
}

function isPart(ours: Part, theirs: Part): boolean {
  if (typeof ours === "string" || typeof theirs === "string") return ours === theirs
  const attributes = Object.keys(ours.attributes).map((name) => [name, theirs.attributes[name]])
  return ours.tag === theirs.tag && isDeepStrictEqual(Object.fromEntries(attributes), { ...ours.attributes })
}

function partsOf(html: string): readonly Part[] {
  const parts: Part[] = []
  let words = ""
  const endWords = () => {
    const text = words.replaceAll(/\s+/g, " ").trim()
    if (text !== "") parts.push(text)
    words = ""
  }
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      endWords()
      parts.push({ tag, attributes })
    },
    onclosetag: (tag) => {
      endWords()
      parts.push(`/${tag}`)
    },
    ontext: (text) => (words += text),
  })
  parser.end(html)
  endWords()
  return parts
}
