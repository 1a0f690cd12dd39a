import * as v from "valibot"
import { kindOf } from "../../../contract/content.ts"
import { plainName } from "../../../contract/fields.ts"
import { richTextFields } from "../model.ts"
import { ownHosts } from "../source-options.ts"
import { rawText, type Entity } from "./source-entity.ts"
import type { FetchedFile } from "./files.ts"
import { keepText, keptText } from "./kept-texts.ts"
import { inlinePictures } from "../../lib/content/item-data.ts"
import type { Prose } from "../../lib/prose/build-tree.ts"
import { childrenOf, isElement, type ProseNode } from "../../lib/prose/tree.ts"
import { parseProse } from "./prose.ts"
import { typeset } from "../../lib/text/typography.ts"

type FindFetched = (address: string) => FetchedFile | undefined
type TextLookups = {
  readonly fetchedFile: FindFetched
  readonly addressFor: (address: string) => string
}

type Body = Prose & { readonly summary: string }

function readBody({ type, langcode, attributes }: Entity): Body | undefined {
  if (kindOf(type).publicPath === null) return undefined
  const { processed, summary } = v.parse(rawText, attributes.body)
  return { ...parseProse(processed, { langcode, ownHosts }), summary: typeset(summary, langcode) }
}

function readTexts({ type, langcode, attributes }: Entity): Readonly<Record<string, Prose>> {
  const texts = richTextFields(type).map((name) => {
    const { processed } = v.parse(rawText, attributes[name])
    return [plainName(name), parseProse(processed, { langcode, ownHosts })] as const
  })
  return Object.fromEntries(texts)
}

export function textFields({ langcode }: Entity, texts: Readonly<Record<string, Prose>>, lookups: TextLookups) {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, richText(langcode, text, lookups)]))
}

export function bodyFields({ created, promote, langcode }: Entity, { tree, pictures, summary, minutes }: Body, lookups: TextLookups) {
  return { created, promote, summary, minutes, body: richText(langcode, { tree, pictures }, lookups) }
}

function richText(langcode: string, { tree, pictures }: Pick<Prose, "tree" | "pictures">, { fetchedFile, addressFor }: TextLookups) {
  const pagePictures = inlinePictures(pictures, langcode, (src) => {
    const file = fetchedFile(src)
    return file && { ...file, file: file.nodeId }
  })
  // Gatsby walks through all objects of each node that a query reads; `@stored` in src/gatsby/schema.ts reads the text.
  return { tree: JSON.stringify(withLinks(tree, addressFor)), pictures: pagePictures }
}

/** Links within the site lead to the page in the readers' language, if it exists. */
function withLinks(nodes: readonly ProseNode[], addressFor: TextLookups["addressFor"]): readonly ProseNode[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node
    const [tag, attributes] = node
    const { href } = attributes ?? {}
    const own = tag === "a" && href?.startsWith("/") === true ? { ...attributes, href: addressFor(href) } : attributes
    return [tag, own, ...withLinks(childrenOf(node), addressFor)]
  })
}

export type ItemProse = { readonly body: Body | undefined; readonly texts: Readonly<Record<string, Prose>> }

/** Attributes are the same object as long as the item hasn't changed. */
let proseByAttributes = new WeakMap<Entity["attributes"], ItemProse>()

// `keepText` below wrote it, and a schema of whole trees would take time for each item.
const itemProse = v.custom<ItemProse>((value) => typeof value === "object")

export function proseOf(entity: Entity): ItemProse {
  const storedProse = proseByAttributes.get(entity.attributes) ?? keptText(entity)
  const prose = v.is(itemProse, storedProse) ? storedProse : { body: readBody(entity), texts: readTexts(entity) }
  if (storedProse === undefined) keepText(entity, prose)
  proseByAttributes.set(entity.attributes, prose)
  return prose
}

/** The next build needs the texts of few items, so this frees the memory. */
export function forgetProse(): void {
  proseByAttributes = new WeakMap()
}
