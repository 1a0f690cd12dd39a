import type { Item } from "./item.ts"
import { isSameValue } from "./same-value.ts"
import type { FieldValue, Values } from "./values.ts"

export type Merge = {
  /** In a field of a conflict it holds mine. */
  readonly merged: Values
  /** The fields that both sides changed, each in its own way. */
  readonly conflicts: readonly string[]
}

/** Joins my values with a version that someone else saved meanwhile. A field that only one side changed needs no question. */
export function mergeItems(base: Item, mine: Values, theirs: Item): Merge {
  const merged: Record<string, FieldValue> = { ...mine }
  const conflicts: string[] = []
  for (const [name, theirValue] of Object.entries(theirs.values)) {
    const before = base.values[name]
    const isSame = (one: FieldValue | undefined, other: FieldValue | undefined) => isSameValue(base.type, name, [one, other])
    if (isSame(mine[name], before) || isSame(mine[name], theirValue)) merged[name] = theirValue
    else if (!isSame(theirValue, before)) conflicts.push(name)
  }
  return { merged, conflicts }
}
