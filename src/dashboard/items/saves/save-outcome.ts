import type { Viewer } from "#contract/permissions.ts"
import type { Problem } from "#lib/session/problem.ts"
import type { Item } from "../item.ts"
import type { Values } from "../values.ts"

export type SaveRequest = {
  /** Is the item as it was loaded, or last saved. */
  readonly base: Item
  readonly values: Values
  /** Names fields that differ from the base. A new item sends all its values. */
  readonly changed: readonly string[]
  readonly viewer: Viewer
  /** Earlier saves of this item without an answer may have arrived with these values. */
  readonly earlier?: readonly Values[]
  /** Confirms that a translation is up to date with its original. */
  readonly confirms?: boolean
}

/** The back end removed this from a rich text: a tag, `tag[attribute]` or `comment`. */
export type Removed = { readonly field: string; readonly what: string; readonly count: number }

export type SaveOutcome =
  /** Only the embedded server lists what it removed. */
  | { readonly kind: "saved"; readonly item: Item; readonly removed?: readonly Removed[] }
  /** Someone else saved other values in a field that the user has changed too. Nothing was written. */
  | { readonly kind: "conflict"; readonly theirs: Item }
  /** Someone has removed the translation. Nothing was written. */
  | { readonly kind: "gone" }
  /** `mayHaveArrived` means that no answer came, so the back end may have saved the item. */
  | { readonly kind: "refused"; readonly problem: Problem; readonly mayHaveArrived: boolean }

export type Attempt = SaveRequest & {
  readonly mustLook: boolean
  /** An earlier request of this save may have arrived. */
  readonly mayHaveArrived: boolean
}

/** An attempt ends with an outcome, or with the next attempt. `problem` is null if that one needs no pause. */
export type AttemptResult = SaveOutcome | { readonly kind: "again"; readonly attempt: Attempt; readonly problem: Problem | null }

export function endOf({ mayHaveArrived }: Attempt, problem: Problem): SaveOutcome {
  return { kind: "refused", problem, mayHaveArrived }
}

export function isLost(problem: Problem): boolean {
  if (problem.kind === "broken") return [200, 502, 503, 504].includes(problem.status)
  return problem.kind === "offline" || problem.kind === "blocked-for-now"
}
