import type { ComponentType, ReactNode } from "react"
import type { Editable } from "#contract/screens.ts"
import type { Draft } from "#dashboard/drafts/draft.ts"
import type { Item } from "#dashboard/items/item.ts"
import type { FieldValue, Values } from "#dashboard/items/values.ts"
import type { SaveState } from "#dashboard/drafts/edit-state.ts"
import type { Problem } from "#lib/session/problem.ts"
import type { Widget } from "#dashboard/widgets/widget.tsx"

export type FormActions = {
  /** Saves the form with another value of a field. Returns the problem of a refused save. */
  readonly saveWith: (name: string, value: FieldValue) => Promise<Problem | null>
  readonly discard: () => void
  /** The user may then leave without a question. The unsaved text stays among the drafts. */
  readonly setAside: () => void
  readonly retry: () => void
}

export type KindPartProps = {
  /** Is the item as it was loaded, or last saved. */
  readonly item: Item
  readonly state: SaveState
  readonly of: Editable
  readonly isUnsaved: boolean
  readonly actions: FormActions
}

type KindPart = ComponentType<KindPartProps>

export type BeginProps = {
  readonly empty: Item
  /** The draft holds what the user has typed before. */
  readonly children: (item: Item, begunWith: Draft | null) => ReactNode
}

export type KindParts = {
  /** Names of fields lead to the kind's own controls. */
  readonly widgets?: Readonly<Record<string, Widget>>
  /** Returns sentences by field. `item` is as it was loaded, or last saved. */
  readonly problemsIn?: (values: Values, item: Item) => Readonly<Record<string, string>>
  /** Begins a new item that isn't empty. */
  readonly Begin?: ComponentType<BeginProps>
  /** The link back leads to the list with this query. */
  readonly listQuery?: (values: Values) => string
  /** The menu has this name, if it isn't the plural of the kind. */
  readonly listName?: string
  /** Warns before a published item is unpublished or deleted. */
  readonly withdrawalNote?: (item: Item) => string | null
  /** Replaces the hidden heading. */
  readonly Head?: KindPart
  readonly Tools?: KindPart
  readonly Below?: KindPart
  /** Replaces the bar that publishes. */
  readonly Bar?: KindPart
}
