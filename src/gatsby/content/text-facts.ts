/** What is made of an item's texts beside its node. Parsing a text takes milliseconds, so the next process recalls it. */
import * as v from "valibot"
import { proseOf } from "./body.ts"
import type { Entity } from "./entity.ts"
import { keptTexts } from "./kept-texts.ts"
import { readWords, spellWords, type PackedWords } from "./search/packed-words.ts"
import { headingsOf, plainWords } from "./search/plain-words.ts"
import { bodyWords } from "./search/weighed.ts"

/** How many characters of a text are shown with a found document at most; the found words are looked for in them. */
export const mostShown = 480

export type TextFacts = {
  /** The addresses of the pictures in all texts. */
  readonly pictures: readonly string[]
  /** Of the body alone, as all that follows: a little more than is shown, so that what is shown ends with a word. */
  readonly beginning: string
  readonly headings: string
  readonly words: PackedWords
}

const packed = v.object({ pictures: v.array(v.string()), beginning: v.string(), headings: v.string(), words: v.string() })

export const keptFacts = keptTexts<TextFacts>(
  "texts",
  (facts) => ({ ...facts, words: spellWords(facts.words) }),
  (kept) => {
    const { words, ...facts } = v.parse(packed, kept)
    return { ...facts, words: readWords(words) }
  },
)

/** Read once for the readers of all languages. */
export function textFactsOf(entity: Entity): TextFacts {
  const known = keptFacts.get(entity)
  if (known !== undefined) return known
  const { body: prose, texts } = proseOf(entity)
  const tree = prose?.tree ?? []
  const body = plainWords(tree)
  const made = {
    pictures: [prose ?? [], Object.values(texts)].flat().flatMap(({ pictures }) => pictures.map(({ src }) => src)),
    beginning: copied(body.slice(0, 2 * mostShown)),
    headings: headingsOf(tree),
    words: bodyWords(body),
  }
  keptFacts.set(entity, made)
  return made
}

/** V8 keeps a text as long as a part of it is used. */
function copied(part: string): string {
  return Buffer.from(part).toString()
}
