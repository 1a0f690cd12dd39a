import type { ComponentType, ReactNode } from "react"
import type { Viewer } from "#contract/permissions.ts"
import type { Editable } from "#contract/screens.ts"
import type { Draft } from "#dashboard/drafts/draft.ts"
import type { Item } from "#dashboard/items/item.ts"
import type { FieldValue, Values } from "#dashboard/items/values.ts"
import type { SaveState } from "#dashboard/drafts/edit-state.ts"
import type { Problem } from "#lib/session/problem.ts"
import type { Widget } from "#dashboard/widgets/widget.tsx"

/** What a part of the screen may do with the form around it. */
export type FormActions = {
  /** Saves the form with another value of a field. Answers with the problem of a refused save. */
  readonly saveWith: (name: string, value: FieldValue) => Promise<Problem | null>
  /** Forgets what is unsaved. */
  readonly discard: () => void
  /** Lets the user leave without a question. What is unsaved stays among the drafts. */
  readonly setAside: () => void
  readonly retry: () => void
}

export type KindPartProps = {
  /** As it was loaded, or last saved. */
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
  /** Draws the form of a new item, with a draft where something was typed already. */
  readonly children: (item: Item, begunWith: Draft | null) => ReactNode
}

/** The parts of an editor's screen that a kind has beside its form. */
export type KindParts = {
  /** The controls of its own, by the name of the field. */
  readonly widgets?: Readonly<Record<string, Widget>>
  /** The sentence for each field that is wrong by a rule of the kind. `item` is as it was loaded, or last saved. */
  readonly problemsIn?: (values: Values, item: Item) => Readonly<Record<string, string>>
  /** Where a new item doesn't begin empty. */
  readonly Begin?: ComponentType<BeginProps>
  /** The query of the list's address, to which the way back leads. */
  readonly listQuery?: (values: Values) => string
  /** The list as the menu names it, where that isn't the plural of the kind. */
  readonly listName?: string
  /** What to know before a published item is unpublished or deleted. */
  readonly withdrawalNote?: (item: Item) => string | null
  /** In place of the hidden heading. */
  readonly Head?: KindPart
  /** Beside the link to the list. */
  readonly Tools?: KindPart
  /** Below the fields of the main column. */
  readonly Below?: KindPart
  /** In place of the bar that publishes. */
  readonly Bar?: KindPart
}
