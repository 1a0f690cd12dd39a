/** What the bar with the Save button shows: a pure state machine. */
import type { Item } from "#app/resources/item.ts"
import type { Values } from "#app/resources/values.ts"
import type { Problem } from "#lib/session/problem.ts"

export type Conflict = {
  readonly theirs: Item
  /** What the back end has now: the other's version, except where both saved within a moment (`SaveOutcome`). */
  readonly written: Item
  /** Both sides joined; in the fields of `conflicts` it holds mine. */
  readonly merged: Values
  /** The fields that both sides changed. */
  readonly conflicts: readonly string[]
}

/** `at` is in milliseconds of this device's clock; null for an item that was not saved on this page. */
export type SaveState =
  | { readonly kind: "saved"; readonly at: number | null }
  | { readonly kind: "unsaved" }
  | { readonly kind: "saving" }
  /** Kept in this browser until the network is back. */
  | { readonly kind: "offline" }
  | { readonly kind: "failed"; readonly problem: Problem }
  | ({ readonly kind: "conflict" } & Conflict)

export type SaveEvent =
  | { readonly kind: "edited"; readonly isDirty: boolean }
  | { readonly kind: "started" }
  /** `isDirty`: something was typed while the save ran. */
  | { readonly kind: "arrived"; readonly at: number; readonly isDirty: boolean }
  | { readonly kind: "refused"; readonly problem: Problem }
  | { readonly kind: "conflicted"; readonly conflict: Conflict }

export const unchanged: SaveState = { kind: "saved", at: null }

export function nextSaveState(state: SaveState, event: SaveEvent): SaveState {
  switch (event.kind) {
    case "edited":
      return afterEdit(state, event.isDirty)
    case "started":
      return { kind: "saving" }
    case "arrived":
      return event.isDirty ? { kind: "unsaved" } : { kind: "saved", at: event.at }
    case "refused":
      return event.problem.kind === "offline" ? { kind: "offline" } : { kind: "failed", problem: event.problem }
    case "conflicted":
      return { kind: "conflict", ...event.conflict }
  }
}

/** A running save, a conflict and a waiting save outlive an edit. A failure is answered by the next edit. */
function afterEdit(state: SaveState, isDirty: boolean): SaveState {
  if (state.kind === "saving" || state.kind === "conflict" || state.kind === "offline") return state
  if (isDirty) return { kind: "unsaved" }
  return state.kind === "saved" ? state : unchanged
}
