/** Runs the editing of one item: what happens goes to `nextEdit`, whose result is shown, kept as a draft, and sent when the user saves. */
import { newUuid } from "#app/resources/empty-item.ts"
import type { Item } from "#app/resources/item.ts"
import { languageOf } from "#app/resources/languages.ts"
import { type Values, changedFields } from "#app/resources/values.ts"
import { makeAutosave, type Autosave } from "./autosave.ts"
import type { Draft } from "./draft.ts"
import { openDrafts, type DraftStore } from "./draft-store.ts"
import { draftOf, firstEdit, nextEdit, type Edit, type EditEvent, type EditState, type SaveState } from "./edit-state.ts"
import { joinEditors } from "./presence.ts"
import { sendEdit, type Sending } from "./waiting-saves.ts"

/** Browsers report a network that is back, but not a server that is. */
const retryMs = 30_000

/** After these a save that was asked for meanwhile follows. Of the others, one waits for the network, and two ask the user. */
const goesOn: ReadonlySet<SaveState["kind"]> = new Set(["saved", "unsaved", "failed"])

type Options = Sending & {
  readonly loaded: Item
  /** A draft of an item that was never saved, with which the form begins. */
  readonly begunWith?: Draft | null
  /** The form's values at this moment. */
  readonly current: () => Values
  /** The form takes these values, so that `current` returns them at once. */
  readonly show: (values: Values) => void
  /** The item has its number. */
  readonly onCreated?: (item: Item) => void
  /** Lets waiting keys pass between the steps of a save, which together would hold up a typist. */
  readonly pause?: () => Promise<void>
  readonly clock?: () => number
}

export type EditSession = ReturnType<typeof makeEditSession>

export function makeEditSession(options: Options) {
  const { loaded, begunWith = null, viewer, current, show, pause = () => Promise.resolve(), clock = Date.now } = options
  const listeners = new Set<() => void>()
  let edit = firstEdit(loaded)
  let opened: Opened | null = null
  let isOpen = false
  let isConfirming = false
  let isShowing = false

  /** Says whether the state has changed. */
  const change = (event: EditEvent): boolean => {
    const values = current()
    const { state } = edit
    edit = nextEdit({ state, values }, event)
    if (edit.values !== values) {
      isShowing = true
      show(edit.values)
      isShowing = false
    }
    if (edit.state === state) return false
    for (const listener of listeners) listener()
    return true
  }
  /** For events after which the browser's draft differs. */
  const tell = (event: EditEvent): void => {
    const { save } = edit.state
    change(event)
    opened?.autosave.changed(edit)
    // Typing has a pause of its own.
    if (edit.state.save !== save && edit.state.save.kind !== "unsaved") void opened?.autosave.flush()
  }

  const sendOnce = async (): Promise<void> => {
    await pause()
    tell({ kind: "started" })
    await pause()
    const { number } = edit.state.item
    const answer = await sendEdit({ ...edit, values: current() }, options, { confirms: isConfirming })
    await pause()
    tell({ kind: "answered", ...answer, at: clock() })
    if (answer.outcome.kind !== "saved") return
    isConfirming = false
    if (isOpen) opened?.presence.saved()
    if (number === null && answer.outcome.item.number !== null) options.onCreated?.(answer.outcome.item)
  }
  const sendAll = async (): Promise<SaveState> => {
    try {
      do await sendOnce()
      while (edit.state.isAsked && goesOn.has(edit.state.save.kind))
      return edit.state.save
    } finally {
      // At once: a save that is asked for from now on begins anew.
      running = null
    }
  }
  let running: Promise<SaveState> | null = null
  /** Sends one save at a time. One that is asked for meanwhile follows with the newest values; resolves when none is left. */
  const save = (): Promise<SaveState> => {
    change({ kind: "asked" })
    return (running ??= sendAll())
  }
  const sendWaiting = () => {
    if (edit.state.save.kind === "offline") void save()
  }

  const start = () => {
    const drafts = openDrafts(viewer.uid, { clock, onTrouble: (trouble) => change({ kind: "heard", news: { trouble } }) })
    const draft = keepDraft(drafts, clock)
    const presence = joinEditors({
      uid: viewer.uid,
      writer: draft.writer,
      nameOf: () => nameOf(edit.state.item),
      onTabs: (tabs) => change({ kind: "heard", news: tabs }),
      onSaved: () => change({ kind: "heard", news: { isSavedElsewhere: true } }),
    })
    const own = { drafts, presence, ...draft }
    opened = own
    isOpen = true
    if (begunWith !== null) takeDraft(begunWith)
    void offeredDrafts(own, loaded, current).then((found) => isOpen && opened === own && change({ kind: "offered", drafts: found }))
    window.addEventListener("online", sendWaiting)
    const timer = setInterval(sendWaiting, retryMs)
    /** What is unsaved is offered at the next visit. */
    return async (): Promise<void> => {
      // A save that is on its way still takes its draft away.
      isOpen = false
      window.removeEventListener("online", sendWaiting)
      clearInterval(timer)
      presence.leave()
      const written = own.autosave.flush()
      own.autosave.stop()
      await written
    }
  }
  /** Puts a draft into the form. The next save is compared with the item that the draft was written on. */
  const takeDraft = (draft: Draft) => {
    opened?.take(draft)
    tell({ kind: "took", draft })
  }
  return {
    view: (): EditState => edit.state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start,
    edited: () => {
      if (!isShowing) tell({ kind: "edited" })
    },
    save,
    /** Saves, and says that the translation is up to date with its original. */
    confirm: () => {
      isConfirming = true
      return save()
    },
    /** The translation that is edited was removed. */
    vanish: () => tell({ kind: "vanished" }),
    /** Goes on with all of the form's texts in a translation that was made again, and saves them. */
    remake: (item: Item) => {
      tell({ kind: "remade", item })
      return save()
    },
    /** Goes on from the other's version with the values that the user has chosen in a conflict, and saves. */
    resolve: (values: Values) => {
      tell({ kind: "resolved", values })
      return save()
    },
    takeDraft,
    /** Puts the form back to what it was before a draft was taken. */
    undoDraft: () => {
      if (edit.state.taken !== null) opened?.putBack(edit.state.taken.draft)
      tell({ kind: "undone" })
    },
    withdraw: (draft: Draft) => void change({ kind: "withdrawn", draft }),
    offer: (draft: Draft) => void change({ kind: "offered", drafts: [draft] }),
    discardDraft: (draft: Draft) => void opened?.drafts.remove(draft),
    /** Asks about a colleague's save if both sides changed a field. Says whether it asks. */
    meet: (theirs: Item): boolean => change({ kind: "met", theirs }),
    /** Puts values into the form, as if they were typed. */
    fill: (values: Values) => tell({ kind: "filled", values }),
    /** Goes on from an item that was stored elsewhere. What is unsaved stays in the form. */
    takeItem: (item: Item) => tell({ kind: "rebased", item }),
    /** What is unsaved counts as left: it stays among the drafts. */
    setAside: () => void change({ kind: "set-aside" }),
  }
}

type Opened = ReturnType<typeof keepDraft> & { readonly drafts: DraftStore; readonly presence: ReturnType<typeof joinEditors> }

/** Keeps an editor's draft as long as the form differs from what the back end has. A draft that was taken goes once its text is in the own one. */
function keepDraft(drafts: DraftStore, clock: () => number) {
  const writer = newUuid()
  let taken: Draft | null = null
  let written: Draft | null = null
  const write = async (edit: Edit): Promise<void> => {
    const before = written
    written = draftOf(edit, writer, clock())
    if (written !== null) await drafts.write(written)
    else if (before !== null) await drafts.remove(before)
    if (taken !== null) await drafts.remove(taken)
    taken = null
  }
  const autosave: Autosave<Edit> = makeAutosave(write)
  return {
    writer,
    autosave,
    take: (draft: Draft) => {
      taken = draft
    },
    putBack: (draft: Draft) => {
      taken = null
      void drafts.write(draft)
    },
  }
}

/** Each language of an item is edited for itself. */
function nameOf({ id, number, values, type }: Item): string {
  return number === null ? id : `${id} ${languageOf({ type, values })}`
}

/** Drafts of other visits and tabs that differ from the form; for a new item, those of items that were never saved. */
async function offeredDrafts({ drafts, writer }: Opened, loaded: Item, current: () => Values): Promise<readonly Draft[]> {
  const { type, id, number } = loaded
  if (number === null) return (await drafts.list()).filter((draft) => draft.type === type && draft.number === null && draft.id !== id)
  const others = (await drafts.read(loaded)).filter((draft) => draft.writer !== writer && languageOf(draft.base) === languageOf(loaded))
  return others.filter(({ values }) => changedFields(type, current(), values).length > 0)
}
