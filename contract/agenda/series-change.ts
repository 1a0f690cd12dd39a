/** docs/drupal-contract.md describes these requests and answers. */
import type { Json } from "../jsonapi.ts"

export const seriesScopes = ["one", "following", "all"] as const
export type SeriesScope = (typeof seriesScopes)[number]

export type EventChange =
  | { readonly kind: "move"; readonly start: string; readonly end: string | null }
  | { readonly kind: "cancel" | "restore" | "delete" }
  | { readonly kind: "edit"; readonly data: { readonly [member: string]: Json } }

/** `at` is the start that the series gives to the occurrence. It is null for single events and for whole series. */
export type SeriesChange = { readonly scope: SeriesScope; readonly at: string | null; readonly change: EventChange }

export type ChangedEvent = {
  readonly type: "node--agenda"
  readonly id: string
  readonly meta: { readonly before: number | null; readonly after: number | null }
}

/** Undoes a change as long as nobody has changed these events since. */
export type SeriesUndo = { readonly undo: readonly ChangedEvent[] }
