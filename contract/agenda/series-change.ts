/** The requests that change events of a series, and their answers (docs/drupal-contract.md). */
import type { Json } from "../jsonapi.ts"

export const scopes = ["one", "following", "all"] as const
export type Scope = (typeof scopes)[number]

export type EventChange =
  | { readonly kind: "move"; readonly start: string; readonly end: string | null }
  | { readonly kind: "cancel" | "restore" | "delete" }
  /** The following events become a series of their own, with the values of this resource. */
  | { readonly kind: "edit"; readonly data: { readonly [member: string]: Json } }

/** `at` is the start by which the series names the occurrence; null of an event that doesn't repeat, and of whole series. */
export type SeriesChange = { readonly scope: Scope; readonly at: string | null; readonly change: EventChange }

/** The versions of an event before and after a change; null where it was made, or deleted. */
export type ChangedEvent = {
  readonly type: "node--agenda"
  readonly id: string
  readonly meta: { readonly before: number | null; readonly after: number | null }
}

/** Takes back a change that made or changed these events, as long as nobody has changed them since. */
export type SeriesUndo = { readonly undo: readonly ChangedEvent[] }
