import type { Prose } from "../../lib/prose/build-tree.ts"
import { readBody, readTexts, type Body } from "./body.ts"
import type { Entity } from "./entity.ts"

export type ItemProse = { readonly body: Body | undefined; readonly texts: Readonly<Record<string, Prose>> }

/** By the attributes, which are the same object as long as the item hasn't changed. */
const parsed = new WeakMap<Entity["attributes"], ItemProse>()

/** An item's rich texts, parsed once for each content. */
export function proseOf(entity: Entity): ItemProse {
  const known = parsed.get(entity.attributes)
  if (known !== undefined) return known
  const prose = { body: readBody(entity), texts: readTexts(entity) }
  parsed.set(entity.attributes, prose)
  return prose
}
