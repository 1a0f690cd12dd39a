import type { ResourceType } from "#contract/fields.ts"
import type { Item } from "#app/resources/item.ts"
import type { Values } from "#app/resources/values.ts"

/** Unsaved text of a user, kept in this browser. */
export type Draft = {
  readonly type: ResourceType
  readonly id: string
  readonly number: number | null
  readonly title: string
  readonly values: Values
  /** The item that the text was written on. */
  readonly base: Item
  /** Milliseconds of this device's clock. */
  readonly savedAt: number
  /** The editor, one in each tab, that wrote it. Two tabs with the same item have a draft each. */
  readonly writer: string
  /** The user has asked for a save that could not be sent yet. */
  readonly isQueued: boolean
  /** Values of saves that got no answer, and so may have arrived. */
  readonly earlier: readonly Values[]
}

export type DraftName = Pick<Draft, "type" | "id">

/** `blocked`: the browser lets the site store nothing. `full`: no place is left. The draft is then in memory only. */
export type DraftTrouble = "blocked" | "full"

export function titleIn({ title, name }: Values): string {
  return typeof title === "string" ? title : typeof name === "string" ? name : ""
}
