import { Parser } from "htmlparser2"
import sanitizeHtml from "sanitize-html"
import { restrictedHtml } from "#contract/restricted-html.ts"
import { excessOf } from "./rich-text-limits.ts"
import { keptAttributes, type PictureCheck } from "./rich-text-attributes.ts"

export type { PictureCheck } from "./rich-text-attributes.ts"

export type Filtered = {
  readonly text: string
  readonly removed: readonly { readonly what: string; readonly count: number }[]
  readonly problem: string | null
}

const mostNested = 50
// More kinds of faults in one text mean an attack, or a paste from elsewhere.
const mostTold = 20

/** Removes what the format does not allow, and reports it. Filtering twice changes nothing. */
export function filterHtml(html: string, isPicture: PictureCheck): Filtered {
  const problem = excessOf(html)
  if (problem !== null) return { text: "", removed: [], problem }
  const known = new Map<string, boolean>()
  const isOwnPicture = (address: string) => {
    const is = known.get(address) ?? isPicture(address)
    known.set(address, is)
    return is
  }
  const text = settled(html, isOwnPicture)
  return { text, removed: text === html ? [] : removedFrom(html, isOwnPicture), problem: null }
}

// Removing a tag can join parts that need filtering again. Real texts need two or three rounds; after these, only the words are kept.
const mostRounds = 4

function settled(html: string, isOwnPicture: PictureCheck): string {
  let text = html
  for (let round = 0; round <= mostRounds; round++) {
    const again = sanitize(text, isOwnPicture)
    if (again === text) return text
    text = again
  }
  return sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} })
}

function sanitize(html: string, isOwnPicture: PictureCheck): string {
  const text = sanitizeHtml(html, {
    allowedTags: Object.keys(restrictedHtml),
    allowedAttributes: Object.fromEntries(Object.entries(restrictedHtml).map(([tag, attributes]) => [tag, [...attributes]])),
    // keptAttributes checks addresses as a browser reads them.
    allowedSchemesAppliedToAttributes: [],
    nonTextTags: [...withoutWords],
    nestingLimit: mostNested,
    transformTags: { "*": (tagName, attributes) => ({ tagName, attribs: keptAttributes(tagName, attributes, isOwnPicture) }) },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs.src === undefined,
  })
  // An entity can spell a character that may not be sent.
  return text.replaceAll(/(?![\t\n\r])[\p{Cc}\p{Surrogate}]/gu, "")
}

const withoutWords = [
  ...["script", "style", "textarea", "option", "select", "xmp", "noscript", "noembed", "noframes", "plaintext", "template"],
  ...["svg", "math", "iframe", "object", "audio", "video", "canvas", "title"],
] as const

function removedFrom(html: string, isOwnPicture: PictureCheck): Filtered["removed"] {
  const counts = new Map<string, number>()
  const note = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (!Object.hasOwn(restrictedHtml, tag)) return note(tag.slice(0, 40))
      const kept = keptAttributes(tag, attributes, isOwnPicture)
      if (tag === "img" && kept.src === undefined) return note("img")
      for (const name of Object.keys(attributes).filter((given) => !Object.hasOwn(kept, given))) note(`${tag}[${name.slice(0, 40)}]`)
      return undefined
    },
    oncomment: () => note("comment"),
  })
  parser.end(html)
  return [...counts].slice(0, mostTold).map(([what, count]) => ({ what, count }))
}
