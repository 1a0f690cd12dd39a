import { englishText, codedWords, type RefusalWords } from "#server/content/refusal-words.ts"
import { Parser } from "htmlparser2"
import sanitizeHtml from "sanitize-html"
import { restrictedHtml, tagsWithoutWords, allowedAttributes, isTextAttribute } from "#contract/restricted-html.ts"
import { filesPath } from "#contract/paths.ts"
import { decodePath } from "#server/content/entities/entity.ts"

export type FilterResult = {
  readonly text: string
  readonly removed: readonly { readonly what: string; readonly count: number }[]
  readonly problem: RefusalWords | null
}

const mostNested = 50
// More kinds of faults in one text mean an attack, or a paste from elsewhere.
const mostTold = 20

/** Removes forbidden markup, and reports it. Filtering twice changes nothing. */
export function filterHtml(html: string, isPicture: PictureCheck): FilterResult {
  const problem = excessOf(html)
  if (problem !== null) return { text: "", removed: [], problem }
  const pictures = new Map<string, boolean>()
  const isOwnPicture = (address: string) => {
    const is = pictures.get(address) ?? isPicture(address)
    pictures.set(address, is)
    return is
  }
  const text = settled(html, isOwnPicture)
  return { text, removed: text === html ? [] : removedFrom(html, isOwnPicture), problem: null }
}

// Removing a tag can join parts that need filtering again. Real texts need at most three rounds; after these, only the words stay.
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
    allowedSchemesAppliedToAttributes: [],
    nonTextTags: [...tagsWithoutWords],
    nestingLimit: mostNested,
    transformTags: { "*": (tagName, attributes) => ({ tagName, attribs: keptAttributes(tagName, attributes, isOwnPicture) }) },
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag === "span" && attribs.lang === undefined) return "excludeTag"
      return tag === "img" && attribs.src === undefined
    },
  })
  // An entity can spell a character that may not be sent.
  return text.replaceAll(/(?![\t\n\r])[\p{Cc}\p{Surrogate}]/gu, "")
}

/** Counts forbidden markup under names such as `p[style]`. */
export function removedFrom(html: string, isOwnPicture: PictureCheck): FilterResult["removed"] {
  const counts = new Map<string, number>()
  const note = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (!Object.hasOwn(restrictedHtml, tag)) return note(tag.slice(0, 40))
      const remaining = keptAttributes(tag, attributes, isOwnPicture)
      if ((tag === "img" && remaining.src === undefined) || (tag === "span" && remaining.lang === undefined)) return note(tag)
      for (const name of Object.keys(attributes).filter((each) => !Object.hasOwn(remaining, each))) note(`${tag}[${name.slice(0, 40)}]`)
      return undefined
    },
    oncomment: () => note("comment"),
  })
  parser.end(html)
  return [...counts].slice(0, mostTold).map(([what, count]) => ({ what, count }))
}

// A book of 120 pages has this length; the longest publication has a tenth.
const mostCharacters = 250_000
const mostTags = 6000
// Entities, tags, attributes and texts between them are pieces.
const mostPieces = 12_000
const deepest = 100

/** Refuses a text that is too large or too deep. The reading stops at the limit. */
function excessOf(html: string): RefusalWords | null {
  if (html.length > mostCharacters) return codedWords("text-long", { count: html.length, most: mostCharacters })
  const tags = html.split("<").length - 1
  if (tags > mostTags) return tooFormatted(`The text has ${tags} tags; it may have ${mostTags} at most.`)
  try {
    parseWithin(html)
    return null
  } catch (error) {
    if (error instanceof Excess) return error.words
    throw error
  }
}

class Excess extends Error {
  override name = "Excess"
  readonly words: RefusalWords

  constructor(words: RefusalWords) {
    super(englishText(words))
    this.words = words
  }
}

function tooFormatted(excess: string): RefusalWords {
  return codedWords("text-formatted", undefined, `${excess} Divide it, or attach it as a file.`)
}

function parseWithin(html: string): void {
  let pieces = html.split("&").length - 1
  let depth = 0
  const count = () => {
    pieces += 1
    if (pieces > mostPieces) throw new Excess(tooFormatted(`The text has more than ${mostPieces} tags, attributes and entities.`))
  }
  const parser = new Parser({
    onopentag() {
      depth += 1
      if (depth > deepest) throw new Excess(`The text has tags in each other ${deepest} deep, and more. Close each before the next.`)
      count()
    },
    onclosetag() {
      depth -= 1
    },
    onattribute: count,
    ontext: count,
    oncomment: count,
  })
  parser.end(html)
}

/** Accepts an address, such as `/sites/default/files/a.jpg`, if the writer sees the picture. */
export type PictureCheck = (address: string) => boolean
type Attributes = Readonly<Record<string, string>>

function keptAttributes(tag: string, attributes: Attributes, isOwnPicture: PictureCheck): Record<string, string> {
  const allowedNames = allowedAttributes(tag) ?? []
  const isPicture = (address: string) => isPlainPath(address) && address.startsWith(`${filesPath}/`) && isOwnPicture(address)
  const remaining = Object.entries(attributes).filter(
    ([name, value]) => allowedNames.includes(name) && isTextAttribute(name, value, isPicture),
  )
  return Object.fromEntries(remaining)
}

const base = "https://own.invalid"

/** Tells whether a browser resolves a root-relative path to itself, apart from escapes. */
function isPlainPath(path: string): boolean {
  if (!URL.canParse(path, base)) return false
  const { origin, pathname, search, hash } = new URL(path, base)
  return origin === base && search === "" && hash === "" && !/[?#\\]/.test(path) && decodePath(pathname) === decodePath(path)
}
