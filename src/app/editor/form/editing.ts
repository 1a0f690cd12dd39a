/** The editing of one item: its form, its edit session and its drafts, as one state that components follow. */
import { flushSync } from "react-dom"
import type { UseFormReturn } from "react-hook-form"
import type { Viewer } from "#contract/permissions.ts"
import type { Draft, DraftTrouble } from "#app/save/draft.ts"
import { openDrafts } from "#app/save/draft-store.ts"
import type { Item } from "#app/resources/item.ts"
import { changedFields } from "#app/resources/same-value.ts"
import { isNewTerm, listOf } from "#app/resources/value-kinds.ts"
import type { Removed, SaveOutcome, SaveRequest } from "#app/resources/save-outcome.ts"
import type { Values } from "#app/resources/values.ts"
import { openEditSession, type EditSession } from "#app/save/edit-session.ts"
import type { Outcome } from "#lib/session/problem.ts"
import { unchanged, type SaveState } from "#app/save/save-state.ts"
import { reportLateChanges } from "#app/widgets/late-changes.ts"

export type EditingView = {
  /** As it was loaded, or last saved. */
  readonly item: Item
  readonly state: SaveState
  /** Other tabs of the same user with this item. */
  readonly others: number
  /** Another tab has saved the item since. */
  readonly isSavedElsewhere: boolean
  readonly offered: readonly Draft[]
  /** Puts the form back to what it was before a draft was taken; null where none was. */
  readonly undoDraft: (() => void) | null
  readonly trouble: DraftTrouble | null
  /** What the back end took out of the texts at the last save. */
  readonly removed: readonly Removed[]
}

type Options = {
  readonly loaded: Item
  /** A draft of an item that was never saved, with which the form begins. */
  readonly begunWith: Draft | null
  readonly viewer: Viewer
  readonly form: Pick<UseFormReturn<Values>, "getValues" | "setValue">
  readonly save: (request: SaveRequest) => Promise<SaveOutcome>
  /** Uploads files that are not at the back end yet. */
  readonly upload: (values: Values) => Promise<Outcome<Values>>
  /** The item has its number. */
  readonly onCreated: (item: Item) => void
}

export type Editing = ReturnType<typeof makeEditing>

export function makeEditing(options: Options) {
  const { loaded, begunWith, viewer, form } = options
  const store = makeView({
    item: loaded,
    state: unchanged,
    others: 0,
    isSavedElsewhere: false,
    offered: [],
    undoDraft: null,
    trouble: null,
    removed: [],
  })
  const { view, change } = store
  let session: EditSession | null = null

  const arrive = (item: Item, removed: readonly Removed[]) => {
    const isCreated = view().item.number === null && item.number !== null
    change({ item, removed, isSavedElsewhere: false, undoDraft: null })
    if (isCreated) options.onCreated(item)
  }
  const start = () => {
    const drafts = openDrafts(viewer.uid, { onTrouble: (trouble) => change({ trouble }) })
    const opened = openEditSession({
      base: view().item,
      viewer,
      drafts,
      save: options.save,
      upload: options.upload,
      current: () => {
        reportLateChanges()
        return form.getValues()
      },
      show: (values) => {
        const before = form.getValues()
        // A new term has the same id once it is stored.
        const names = Object.keys(before).filter((name) => listOf(before[name]).some(isNewTerm))
        for (const name of new Set([...changedFields(loaded.type, before, values), ...names])) form.setValue(name, values[name] ?? null)
      },
      pause: nextTask,
      onSaved: arrive,
      onState: (state) => {
        // Each key tells of it anew, and the form must not be drawn for each.
        if (state.kind !== "unsaved" || view().state.kind !== "unsaved") change({ state })
      },
      onOthers: (others) => change({ others }),
      onSavedElsewhere: () => change({ isSavedElsewhere: true }),
    })
    session = opened
    if (begunWith !== null) opened.take(begunWith)
    void (loaded.number === null ? newDrafts(drafts.list(), loaded) : opened.offeredDrafts()).then((offered) => {
      if (session === opened) change({ offered })
    })
    return () => {
      session = null
      void opened.close({ keepsDraft: true })
    }
  }
  const withdraw = (draft: Draft) => change({ offered: view().offered.filter((one) => one !== draft) })
  const offer = (draft: Draft) => change({ offered: [...view().offered, draft].toSorted((one, other) => other.savedAt - one.savedAt) })
  return {
    view,
    subscribe: store.subscribe,
    start,
    edited: () => session?.edited(),
    save: async () => (await session?.save()) ?? view().state,
    resolve: async (values: Values) => (await session?.resolve(values)) ?? view().state,
    /** Puts a draft into the form. The next save is compared with the item that the draft was written on. */
    takeDraft: (draft: Draft) => {
      const undo = session?.take(draft)
      withdraw(draft)
      if (undo === undefined) return
      change({
        undoDraft: () => {
          undo()
          change({ undoDraft: null })
          offer(draft)
        },
      })
    },
    /** Asks about a colleague's save where both sides changed a field. Says whether it asks. */
    meet: (theirs: Item) => session?.meet(theirs) === true,
    /** Goes on from an item that was stored elsewhere. What is unsaved stays in the form. */
    takeItem: (item: Item) => {
      change({ item, removed: [], isSavedElsewhere: false, undoDraft: null })
      session?.rebaseOn(item)
      session?.edited()
    },
    /** What is unsaved counts as left: it stays among the drafts. */
    setAside: () => flushSync(() => change({ state: unchanged })),
    withdraw,
    offer,
    discardDraft: (draft: Draft) => void session?.discard(draft),
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve))
}

async function newDrafts(all: Promise<readonly Draft[]>, { type, id }: Item): Promise<readonly Draft[]> {
  return (await all).filter((draft) => draft.type === type && draft.number === null && draft.id !== id)
}

function makeView(first: EditingView) {
  let present = first
  const listeners = new Set<() => void>()
  return {
    view: () => present,
    change: (part: Partial<EditingView>) => {
      present = { ...present, ...part }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
