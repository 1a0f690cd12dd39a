import { attributeTypes } from "../../../contract/field-types/attribute-types.ts"
import { childrenOf, isElement, type ProseNode, type ProseTree } from "../../lib/prose/tree.ts"
import { proseOf } from "./body.ts"
import type { Entity } from "./source-entity.ts"

/** `pictures` and `links` are addresses of all texts; `headings` and `plain` belong to the body alone. */
export type TextFacts = {
  readonly pictures: readonly string[]
  readonly links: readonly string[]
  readonly fieldLinks: readonly string[]
  readonly headings: string
  readonly plain: string
}

/** Attributes are the same object as long as the item hasn't changed. */
const factsByAttributes = new WeakMap<Entity["attributes"], TextFacts>()

export function textFactsOf(entity: Entity): TextFacts {
  const storedFacts = factsByAttributes.get(entity.attributes)
  if (storedFacts !== undefined) return storedFacts
  const { body: prose, texts } = proseOf(entity)
  const tree = prose?.tree ?? []
  const all = [prose ?? [], Object.values(texts)].flat()
  const facts = {
    pictures: all.flatMap(({ pictures }) => pictures.map(({ src }) => src)),
    links: [...new Set(all.flatMap((text) => text.tree.flatMap(linksWithinSite)))],
    fieldLinks: Object.values(entity.attributes)
      .flat()
      .flatMap((value) => attributeTypes.link.read(value)?.uri ?? []),
    headings: headingsOf(tree),
    plain: plainWords(tree),
  }
  factsByAttributes.set(entity.attributes, facts)
  return facts
}

/** These elements are inside of a line. The words of all others are apart from what is beside them. */
const inline = new Set(["a", "abbr", "b", "cite", "code", "em", "i", "mark", "q", "s", "small", "span", "strong", "sub", "u"])

const isHeading = (tag: string) => /^h[1-6]$/.test(tag)

function linksWithinSite(node: ProseNode): readonly string[] {
  if (!isElement(node)) return []
  const [name, attributes] = node
  const own = name === "a" && attributes?.href?.startsWith("/") === true ? [attributes.href] : []
  return [...own, ...childrenOf(node).flatMap(linksWithinSite)]
}

/** Leaves out the marks of notes and the numbers of lists. */
function plainWords(tree: ProseTree): string {
  return tree.map(textOf).join(" ").replaceAll(/\s+/g, " ").trim()
}

function headingsOf(tree: ProseTree): string {
  return plainWords(tree.filter((node) => isElement(node) && isHeading(node[0])))
}

function textOf(node: ProseNode): string {
  if (!isElement(node)) return node
  const [tag] = node
  if (tag === "sup") return ""
  const text = childrenOf(node).map(textOf).join("")
  return inline.has(tag) ? text : ` ${text} `
}
