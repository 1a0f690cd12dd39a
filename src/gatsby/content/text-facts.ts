import { proseOf } from "./body.ts"
import type { Entity } from "./entity.ts"
import { headingsOf, plainWords } from "./search/plain-words.ts"

/** `pictures` are the addresses of those in all texts; `headings` and `plain` are of the body alone. */
export type TextFacts = {
  readonly pictures: readonly string[]
  /** True if a text or a field may link to a page of the site. */
  readonly hasLinks: boolean
  readonly headings: string
  readonly plain: string
}

/** The keys are attributes, which are the same object as long as the item hasn't changed. */
const factsByAttributes = new WeakMap<Entity["attributes"], TextFacts>()

/** Reads the facts once for the readers of all languages. */
export function textFactsOf(entity: Entity): TextFacts {
  const storedFacts = factsByAttributes.get(entity.attributes)
  if (storedFacts !== undefined) return storedFacts
  const { body: prose, texts } = proseOf(entity)
  const tree = prose?.tree ?? []
  const facts = {
    pictures: [prose ?? [], Object.values(texts)].flat().flatMap(({ pictures }) => pictures.map(({ src }) => src)),
    hasLinks: /href=|"uri"/.test(JSON.stringify(entity.attributes)),
    headings: headingsOf(tree),
    plain: plainWords(tree),
  }
  factsByAttributes.set(entity.attributes, facts)
  return facts
}
