import type { ComponentType, ReactNode } from "react"
import type { Viewer } from "#contract/permissions.ts"
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
  /** Forgets what is unsaved. */
  readonly discard: () => void
  /** Lets the user leave without a question. The unsaved text stays among the drafts. */
  readonly setAside: () => void
  readonly retry: () => void
}

export type KindPartProps = {
  /** The item as it was loaded, or last saved. */
  readonly item: Item
  readonly state: SaveState
  readonly of: Editable
  readonly viewer: Viewer
  readonly isUnsaved: boolean
  readonly actions: FormActions
}

type KindPart = ComponentType<KindPartProps>

export type BeginProps = {
  readonly empty: Item
  /** Draws the form of a new item, with a draft if the user has typed something before. */
  readonly children: (item: Item, begunWith: Draft | null) => ReactNode
}

export type KindParts = {
  /** The kind's own controls, by the name of the field. */
  readonly widgets?: Readonly<Record<string, Widget>>
  /** Returns the sentences on fields that break a rule of the kind. `item` is as it was loaded, or last saved. */
  readonly problemsIn?: (values: Values, item: Item) => Readonly<Record<string, string>>
  /** Begins a new item that isn't empty. */
  readonly Begin?: ComponentType<BeginProps>
  /** Returns the query of the list's address, to which the link back leads. */
  readonly listQuery?: (values: Values) => string
  /** The list's name in the menu, if that isn't the plural of the kind. */
  readonly listName?: string
  /** Returns what to know before a published item is unpublished or deleted. */
  readonly withdrawalNote?: (item: Item) => string | null
  /** Replaces the hidden heading. */
  readonly Head?: KindPart
  /** Stands beside the link to the list. */
  readonly Tools?: KindPart
  /** Stands below the fields of the main column. */
  readonly Below?: KindPart
  /** Replaces the bar that publishes. */
  readonly Bar?: KindPart
}
