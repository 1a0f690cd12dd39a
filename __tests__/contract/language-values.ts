/** Compares the values that tell one language from another, of each item of an answer. `compare.ts` compares names and kinds alone. */
import type { Json } from "#contract/jsonapi.ts"
import type { Mismatch } from "./compare.ts"
import type { Exchange, Said } from "./exchange.ts"
import { inOrder, list, tree, type Tree } from "./json.ts"

const told = [
  "langcode",
  "default_langcode",
  "content_translation_source",
  "content_translation_outdated",
  "revision_translation_affected",
  "title",
  "name",
  "status",
] as const

/** Where our answer tells another language, text or address than the recorded one. That an item isn't there at all is told by the ids. */
export function valueMismatches({ response }: Pick<Exchange, "response">, ours: Said): readonly Mismatch[] {
  return list(tree(response.body).data).flatMap((item) => {
    const { id } = tree(item)
    const same = list(tree(ours.body).data)
      .map(tree)
      .find((other) => other.id === id)
    if (same === undefined) return []
    const [recorded, said] = [valuesOf(tree(item), tree(item)), valuesOf(tree(item), same)]
    return JSON.stringify(inOrder(recorded)) === JSON.stringify(inOrder(said)) ? [] : [{ part: "values", recorded, ours: said }]
  })
}

/** Of an item the values that the recording has. */
function valuesOf(recorded: Tree, item: Tree): Tree {
  const has = tree(recorded.attributes)
  const attributes = tree(item.attributes)
  const plain = told.filter((name) => has[name] !== undefined).map((name): [string, Json] => [name, attributes[name] ?? null])
  const { alias = null, langcode = null } = tree(attributes.path)
  const path: [string, Json][] = has.path === undefined ? [] : [["path", { alias, langcode }]]
  return { ...Object.fromEntries([...plain, ...path]), ...altsOf(recorded, item) }
}

/** The texts of pictures: of an identifier, and of an item's cover. */
function altsOf(recorded: Tree, item: Tree): Tree {
  const { alt, title } = tree(item.meta)
  const own: Tree = tree(recorded.meta).alt === undefined ? {} : { alt: alt ?? null, title: title ?? null }
  const covers = (of: Tree) => list(tree(tree(of.relationships).field_image).data).map((each) => tree(tree(each).meta).alt ?? null)
  return covers(recorded).length === 0 ? own : { ...own, cover: covers(item) }
}
