/** Saves an item one save at a time. A save that is asked for meanwhile follows with the newest values. */
import { mergeItems } from "#app/resources/merge.ts"
import { changedFields } from "#app/resources/same-value.ts"
import type { Item } from "#app/resources/item.ts"
import type { Removed, SaveOutcome, SaveRequest } from "#app/resources/save-outcome.ts"
import type { Values } from "#app/resources/values.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Outcome } from "#lib/session/problem.ts"
import { rebase } from "./rebase.ts"
import { nextSaveState, unchanged, type SaveEvent, type SaveState } from "./save-state.ts"

/** Of saves without an answer, the last ones are remembered. */
export const mostEarlier = 5

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
  /** `removed`: what the back end took out of the texts. */
  readonly onSaved: (item: Item, removed: readonly Removed[]) => void
  readonly onState: (state: SaveState) => void
  /** Lets waiting keys pass between the steps of a save, which together would hold up a typist. */
  readonly pause?: () => Promise<void>
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
  /** Compares with a version that someone else saved. Where both sides changed a field, that is a conflict: then it answers true. */
  readonly meet: (theirs: Item) => boolean
  /** Takes over an item that was read anew. The form keeps what was typed. */
  readonly rebaseOn: (item: Item) => void
  /** Goes on from another base, such as that of a draft, so that the next save is compared with it. */
  readonly restart: (start: Start) => void
}

/** What changes while the queue lives. */
type Progress = {
  base: Item
  earlier: readonly Values[]
  state: SaveState
}

export function makeSaveQueue(options: Options): SaveQueue {
  const progress: Progress = { base: options.base, earlier: options.earlier ?? [], state: unchanged }
  const { current, show } = options
  const tell = teller(options, progress)
  const save = oneAtATime(() => saveOnce(options, progress, tell), progress)
  const isDirty = () => changedFields(progress.base.type, progress.base.values, current()).length > 0
  return {
    state: () => progress.state,
    base: () => progress.base,
    earlier: () => progress.earlier,
    isQueued: () => progress.state.kind === "saving" || progress.state.kind === "offline",
    edited: () => tell({ kind: "edited", isDirty: isDirty() }),
    save,
    resolve: (values) => {
      if (progress.state.kind === "conflict") progress.base = progress.state.written
      show(values)
      return save()
    },
    meet: (theirs) => {
      const merge = mergeItems(progress.base, current(), theirs)
      const isConflict = merge.conflicts.length > 0 && progress.state.kind !== "saving"
      if (isConflict) tell({ kind: "conflicted", conflict: { theirs, written: theirs, ...merge } })
      return isConflict
    },
    rebaseOn: (item) => {
      const values = rebase({ type: item.type, sent: progress.base.values, answered: item.values }, current())
      progress.base = item
      show(values)
    },
    restart: (start) => {
      Object.assign(progress, { base: start.base, earlier: start.earlier })
      tell({ kind: "edited", isDirty: isDirty() })
    },
  }
}

type Tell = (event: SaveEvent) => void

function teller({ onState }: Options, progress: Progress): Tell {
  return (event) => {
    progress.state = nextSaveState(progress.state, event)
    onState(progress.state)
  }
}

function oneAtATime(once: () => Promise<void>, progress: Progress): () => Promise<SaveState> {
  let running: Promise<SaveState> | null = null
  let isAsked = false
  const takeAsked = (): boolean => {
    const wasAsked = isAsked
    isAsked = false
    return wasAsked
  }
  const run = async (): Promise<SaveState> => {
    try {
      takeAsked()
      await once()
      while ((progress.state.kind === "saved" || progress.state.kind === "unsaved") && takeAsked()) await once()
    } finally {
      running = null
    }
    return progress.state
  }
  return () => {
    isAsked = true
    return (running ??= run())
  }
}

async function saveOnce({ current, save, upload, viewer, pause, ...form }: Options, progress: Progress, tell: Tell): Promise<void> {
  await pause?.()
  tell({ kind: "started" })
  await pause?.()
  const uploaded = await upload?.(current())
  if (uploaded?.ok === false) {
    tell({ kind: "refused", problem: uploaded.problem })
    return
  }
  const values = uploaded?.value ?? current()
  const { base, earlier } = progress
  const changed = changedFields(base.type, base.values, values)
  const outcome = await save({ base, values, changed, viewer, earlier })
  await pause?.()
  if (outcome.kind === "saved") {
    const { item, removed = [] } = outcome
    const shown = rebase({ type: item.type, sent: values, answered: item.values }, current())
    Object.assign(progress, { base: item, earlier: [] })
    form.show(shown)
    form.onSaved(item, removed)
    const isDirty = changedFields(item.type, item.values, shown).length > 0
    tell({ kind: "arrived", at: (form.clock ?? Date.now)(), isDirty })
  } else if (outcome.kind === "conflict") {
    const { theirs, written = theirs } = outcome
    tell({ kind: "conflicted", conflict: { theirs, written, ...mergeItems(base, current(), theirs) } })
  } else {
    if (outcome.mayHaveArrived) progress.earlier = [...earlier.slice(1 - mostEarlier), values]
    tell({ kind: "refused", problem: outcome.problem })
  }
}
