import type { Viewer } from "#contract/permissions.ts"
import type { Problem } from "#lib/session/problem.ts"
import type { Item } from "../item.ts"
import type { Values } from "../values.ts"

export type SaveRequest = {
  /** The item as it was loaded, or last saved. */
  readonly base: Item
  readonly values: Values
  /** The names of the fields that differ from the base. A new item sends all its values. */
  readonly changed: readonly string[]
  readonly viewer: Viewer
  /** Values of earlier saves of this item that got no answer, and so may have arrived. */
  readonly earlier?: readonly Values[]
  /** Says that a translation is up to date with its original. */
  readonly confirms?: boolean
}

/** What the back end took out of a rich text: a tag, `tag[attribute]` or `comment`. */
export type Removed = { readonly field: string; readonly what: string; readonly count: number }

export type SaveOutcome =
  /** Only the embedded server tells what it removed. */
  | { readonly kind: "saved"; readonly item: Item; readonly removed?: readonly Removed[] }
  /** Someone else saved other values in a field that was changed here too. Nothing was written. */
  | { readonly kind: "conflict"; readonly theirs: Item }
  /** Someone has removed the translation that is edited. Nothing was written. */
  | { readonly kind: "gone" }
  /** `mayHaveArrived`: no answer came, so the back end may have saved it all the same. */
  | { readonly kind: "refused"; readonly problem: Problem; readonly mayHaveArrived: boolean }

/** One try of a save. */
export type Attempt = SaveRequest & {
  /** Whether the item has to be read before it is written. */
  readonly mustLook: boolean
  /** Whether an earlier request of this save may have arrived. */
  readonly mayHaveArrived: boolean
}

/** How an attempt ends: with an outcome, or with the attempt that follows. `problem` is null where that one needs no pause. */
export type Step = SaveOutcome | { readonly kind: "again"; readonly attempt: Attempt; readonly problem: Problem | null }

export function endOf({ mayHaveArrived }: Attempt, problem: Problem): SaveOutcome {
  return { kind: "refused", problem, mayHaveArrived }
}
