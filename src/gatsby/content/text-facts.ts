/** What is made of an item's texts beside its node. */
import { proseOf } from "./body.ts"
import type { Entity } from "./entity.ts"
import { headingsOf, plainWords } from "./search/plain-words.ts"

export type TextFacts = {
  /** The addresses of the pictures in all texts. */
  readonly pictures: readonly string[]
  /** Whether a text or a field may link to a page of the site. */
  readonly hasLinks: boolean
  /** Of the body alone, as the text that follows. */
  readonly headings: string
  readonly plain: string
}

/** By the attributes, which are the same object as long as the item hasn't changed. */
const made = new WeakMap<Entity["attributes"], TextFacts>()

/** Read once for the readers of all languages. */
export function textFactsOf(entity: Entity): TextFacts {
  const known = made.get(entity.attributes)
  if (known !== undefined) return known
  const { body: prose, texts } = proseOf(entity)
  const tree = prose?.tree ?? []
  const facts = {
    pictures: [prose ?? [], Object.values(texts)].flat().flatMap(({ pictures }) => pictures.map(({ src }) => src)),
    hasLinks: /href=|"uri"/.test(JSON.stringify(entity.attributes)),
    headings: headingsOf(tree),
    plain: plainWords(tree),
  }
  made.set(entity.attributes, facts)
  return facts
}
