/** What is made of an item's texts beside its node. Parsing a text takes milliseconds, so the next process recalls it. */
import * as v from "valibot"
import { proseOf } from "./body.ts"
import type { Entity } from "./entity.ts"
import { keptTexts } from "./kept-texts.ts"
import { headingsOf, plainWords } from "./search/plain-words.ts"

const textFacts = v.object({
  /** The addresses of the pictures in all texts. */
  pictures: v.array(v.string()),
  /** Of the body alone, as the text that follows. */
  headings: v.string(),
  plain: v.string(),
})
export type TextFacts = v.InferOutput<typeof textFacts>

export const keptFacts = keptTexts<TextFacts>(
  "texts",
  (facts) => facts,
  (kept) => v.parse(textFacts, kept),
)

/** Read once for the readers of all languages. */
export function textFactsOf(entity: Entity): TextFacts {
  const known = keptFacts.get(entity)
  if (known !== undefined) return known
  const { body: prose, texts } = proseOf(entity)
  const tree = prose?.tree ?? []
  const made = {
    pictures: [prose ?? [], Object.values(texts)].flat().flatMap(({ pictures }) => pictures.map(({ src }) => src)),
    headings: headingsOf(tree),
    plain: plainWords(tree),
  }
  keptFacts.set(entity, made)
  return made
}
