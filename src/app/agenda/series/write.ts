import type { Item } from "#app/resources/item.ts"
import type { Values } from "#app/resources/values.ts"

/** One request of a change of a series. The writes of a change come in an order in which each leaves nothing lost. */
export type Write = { readonly kind: "create"; readonly item: Item } | ChangeWrite | { readonly kind: "remove"; readonly item: Item }

export type ChangeWrite = {
  readonly kind: "change"
  readonly base: Item
  readonly values: Values
  /** The UUID of the series that goes on where this write ends one. */
  readonly continuedBy?: string
}

/** Which events of a series a change concerns. */
export type Scope = "this" | "following" | "all"

/** One time at which an event takes place. */
export type Occurrence = {
  /** The start by which its series names it; null of an event that doesn't repeat. */
  readonly recurrenceId: string | null
  readonly start: string
  readonly end: string | null
}

export type Change =
  { readonly kind: "move"; readonly start: string; readonly end: string | null } | { readonly kind: "cancel" | "restore" | "delete" }

export type ChangedEvent = {
  readonly item: Item
  readonly occurrence: Occurrence
  /** The events that replace occurrences of the series. */
  readonly exceptions: readonly Item[]
  /** The series in which the item itself replaces an occurrence; null where it replaces none. */
  readonly series: Item | null
}
