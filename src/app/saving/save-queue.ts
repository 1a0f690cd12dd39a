/** Saves an item one save at a time. A save that is asked for meanwhile follows with the newest values. */
import { mergeItems } from "#app/resources/merge.ts"
import { changedFields } from "#app/resources/same-value.ts"
import type { Item } from "#app/resources/item.ts"
import type { SaveOutcome, SaveRequest } from "#app/resources/save-outcome.ts"
import type { Values } from "#app/resources/values.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Outcome } from "#lib/session/problem.ts"
import { rebase } from "./rebase.ts"
import { nextSaveState, unchanged, type SaveEvent, type SaveState } from "./save-state.ts"

type Options = {
  readonly base: Item
  readonly viewer: Viewer
  /** Values of earlier saves that got no answer, from a draft. */
  readonly earlier?: readonly Values[]
  readonly save: (request: SaveRequest) => Promise<SaveOutcome>
  /** Uploads files that are not at the back end yet, and returns the values with their ids. */
  readonly upload?: (values: Values) => Promise<Outcome<Values>>
  /** The form's values at this moment. */
  readonly current: () => Values
  /** The form takes these values, so that `current` gives them at once. */
  readonly show: (values: Values) => void
  readonly onSaved: (item: Item) => void
  readonly onState: (state: SaveState) => void
  readonly clock?: () => number
}

/** What a save is compared with: the item that the values were written on, and earlier saves that may have arrived. */
export type Start = { readonly base: Item; readonly earlier: readonly Values[] }

export type SaveQueue = {
  readonly state: () => SaveState
  /** The item as it was last loaded or saved. */
  readonly base: () => Item
  /** Values of saves that got no answer, for the draft. */
  readonly earlier: () => readonly Values[]
  /** Whether a save is on its way or waits for the network. */
  readonly isQueued: () => boolean
  /** Tells that the form has changed. */
  readonly edited: () => void
  /** Saves the form's values; resolves when no save is left to do. */
  readonly save: () => Promise<SaveState>
  /** Goes on from the other's version with the values that the user has chosen in a conflict, and saves. */
  readonly resolve: (values: Values) => Promise<SaveState>
  /** Takes over an item that was read anew. The form keeps what was typed. */
  readonly rebaseOn: (item: Item) => void
  /** Goes on from another base, such as that of a draft, so that the next save is compared with it. */
  readonly restart: (start: Start) => void
}

export function makeSaveQueue(options: Options): SaveQueue {
  const { current, onState, clock = Date.now } = options
  let base = options.base
  let earlier = options.earlier ?? []
  let state: SaveState = unchanged
  let running: Promise<SaveState> | null = null
  let isAsked = false
  const tell = (event: SaveEvent) => {
    state = nextSaveState(state, event)
    onState(state)
  }
  const isDirty = () => changedFields(base.type, base.values, current()).length > 0
  const arrive = (item: Item, sent: Values) => {
    const values = rebase({ type: item.type, sent, answered: item.values }, current())
    base = item
    earlier = []
    options.show(values)
    options.onSaved(item)
    tell({ kind: "arrived", at: clock(), isDirty: changedFields(item.type, item.values, values).length > 0 })
  }
  const once = async (): Promise<void> => {
    tell({ kind: "started" })
    const uploaded = (await options.upload?.(current())) ?? ({ ok: true, value: current() } as const)
    if (!uploaded.ok) return tell({ kind: "refused", problem: uploaded.problem })
    const values = uploaded.value
    const changed = changedFields(base.type, base.values, values)
    const outcome = await options.save({ base, values, changed, viewer: options.viewer, earlier })
    if (outcome.kind === "saved") return arrive(outcome.item, values)
    if (outcome.kind === "conflict") {
      const { theirs, written = theirs } = outcome
      return tell({ kind: "conflicted", conflict: { theirs, written, ...mergeItems(base, current(), theirs) } })
    }
    if (outcome.mayHaveArrived) earlier = [...earlier.slice(-4), values]
    tell({ kind: "refused", problem: outcome.problem })
  }
  const run = async (): Promise<SaveState> => {
    try {
      do {
        isAsked = false
        await once()
      } while (isAsked && (state.kind === "saved" || state.kind === "unsaved"))
    } finally {
      running = null
    }
    return state
  }
  const save = () => {
    isAsked = true
    return (running ??= run())
  }
  return {
    state: () => state,
    base: () => base,
    earlier: () => earlier,
    isQueued: () => state.kind === "saving" || state.kind === "offline",
    edited: () => tell({ kind: "edited", isDirty: isDirty() }),
    save,
    resolve: (values) => {
      if (state.kind === "conflict") base = state.written
      options.show(values)
      return save()
    },
    rebaseOn: (item) => {
      const values = rebase({ type: item.type, sent: base.values, answered: item.values }, current())
      base = item
      options.show(values)
    },
    restart: (start) => {
      base = start.base
      earlier = start.earlier
      tell({ kind: "edited", isDirty: isDirty() })
    },
  }
}
