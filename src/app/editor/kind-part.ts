import type { ComponentType } from "react"
import type { Editable } from "#contract/screens.ts"
import type { Item } from "#app/resources/item.ts"
import type { FieldValue } from "#app/resources/values.ts"
import type { SaveState } from "#app/saving/save-state.ts"
import type { Problem } from "#lib/session/problem.ts"

/** What a part of the screen may do with the form around it. */
export type FormActions = {
  /** Saves the form with another value of a field. Answers with the problem of a refused save. */
  readonly saveWith: (name: string, value: FieldValue) => Promise<Problem | null>
  /** Forgets what is unsaved. */
  readonly discard: () => void
  readonly retry: () => void
}

export type KindPartProps = {
  /** As it was loaded, or last saved. */
  readonly item: Item
  readonly state: SaveState
  readonly of: Editable
  readonly isUnsaved: boolean
  readonly actions: FormActions
}

type KindPart = ComponentType<KindPartProps>

/** The parts of an editor's screen that a kind has beside its form. */
export type KindParts = {
  /** In place of the hidden heading. */
  readonly Head?: KindPart
  /** Beside the link to the list. */
  readonly Tools?: KindPart
  /** Below the fields of the main column. */
  readonly Below?: KindPart
  /** In place of the bar that publishes. */
  readonly Bar?: KindPart
}
