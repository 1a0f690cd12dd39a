import { Parser } from "htmlparser2"

// A book of 120 pages; the longest publication has a tenth.
const mostCharacters = 250_000
const mostTags = 6000
// Entities, tags, attributes, and the text between them.
const mostPieces = 12_000
const deepest = 100

/** Why a text is refused, with what to do, or null. It stops reading at the limit. */
export function excessOf(html: string): string | null {
  if (html.length > mostCharacters)
    return `The text has ${html.length} characters; it may have ${mostCharacters} at most. Divide it, or attach it as a file.`
  const tags = html.split("<").length - 1
  if (tags > mostTags) return `The text has ${tags} tags; it may have ${mostTags} at most. Divide it, or attach it as a file.`
  try {
    parseWithin(html)
    return null
  } catch (error) {
    if (error instanceof Excess) return error.message
    throw error
  }
}

class Excess extends Error {
  override name = "Excess"
}

function parseWithin(html: string): void {
  let pieces = html.split("&").length - 1
  let depth = 0
  const count = () => {
    pieces += 1
    if (pieces > mostPieces)
      throw new Excess(`The text has more than ${mostPieces} tags, attributes and entities. Divide it, or attach it as a file.`)
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
