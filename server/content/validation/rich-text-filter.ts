/** The format `restricted_html`: what a rich text may hold, filtered on write. content-model.md, Restricted HTML. */
import { Parser } from "htmlparser2"
import sanitizeHtml from "sanitize-html"
import { restrictedHtml } from "#contract/restricted-html.ts"
import { excessOf } from "./rich-text-limits.ts"
import { keptAttributes, type PictureCheck } from "./rich-text-attributes.ts"

export type { PictureCheck } from "./rich-text-attributes.ts"

export type Filtered = {
  readonly text: string
  readonly removed: readonly { readonly what: string; readonly count: number }[]
  /** Why the text can't be taken at all. */
  readonly problem: string | null
}

// As deep as the build renders.
const mostNested = 50
// What an answer tells; more kinds of mistakes in one text are an attack or a paste from elsewhere.
const mostTold = 20

/** Takes out what the format doesn't allow, and tells what that was. Filtering what was filtered changes nothing. */
export function filterHtml(html: string, isPicture: PictureCheck): Filtered {
  const problem = excessOf(html)
  if (problem !== null) return { text: "", removed: [], problem }
  // A text is read several times, and each picture is a question to the database.
  const known = new Map<string, boolean>()
  const isOwnPicture = (address: string) => {
    const is = known.get(address) ?? isPicture(address)
    known.set(address, is)
    return is
  }
  const text = settled(html, isOwnPicture)
  return { text, removed: text === html ? [] : removedFrom(html, isOwnPicture), problem: null }
}

// What is taken out can bring together what can't stand in each other, and mending that is another round. Two or three are enough for all texts
// that were ever seen; one that isn't settled by then keeps its words and nothing else.
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
    // Addresses are checked by what a browser reads in them, in keptAttributes.
    allowedSchemesAppliedToAttributes: [],
    nonTextTags: [...withoutWords],
    nestingLimit: mostNested,
    transformTags: { "*": (tagName, attributes) => ({ tagName, attribs: keptAttributes(tagName, attributes, isOwnPicture) }) },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs.src === undefined,
  })
  // An entity can spell what may not be sent as a character.
  return text.replaceAll(/(?![\t\n\r])[\p{Cc}\p{Surrogate}]/gu, "")
}

/** Elements whose content is no text for readers. */
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
