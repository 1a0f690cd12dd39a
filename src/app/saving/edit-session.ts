/** Keeps what is typed in an editor: in a draft within a second, at the back end when the user saves. */
import { makeAutosave } from "#app/drafts/autosave.ts"
import { titleIn, type Draft } from "#app/drafts/draft.ts"
import type { DraftStore } from "#app/drafts/draft-store.ts"
import { joinEditors } from "#app/drafts/presence.ts"
import { newUuid } from "#app/resources/empty-item.ts"
import { changedFields } from "#app/resources/same-value.ts"
import type { Item } from "#app/resources/item.ts"
import type { Values } from "#app/resources/values.ts"
import { makeSaveQueue, type SaveQueue, type Start } from "./save-queue.ts"
import { sendWhenOnline } from "./send-when-online.ts"

type Options = Omit<Parameters<typeof makeSaveQueue>[0], "earlier"> & {
  readonly drafts: DraftStore
  /** Called with the number of other tabs of the user that edit the item. */
  readonly onOthers?: (count: number) => void
  /** Another tab of the user has saved the item. */
  readonly onSavedElsewhere?: () => void
}

export type EditSession = Pick<SaveQueue, "state" | "base" | "save" | "resolve" | "rebaseOn"> & {
  /** Tells that the form has changed. */
  readonly edited: () => void
  /** Drafts of the item from earlier visits and other tabs that differ from the form, the newest first. */
  readonly offeredDrafts: () => Promise<readonly Draft[]>
  /** The form goes on from a draft. Returns a function that undoes it. */
  readonly take: (draft: Draft) => () => void
  readonly discard: (draft: Draft) => Promise<void>
  /** Ends the session. With `keepsDraft` what is unsaved is offered at the next visit. */
  readonly close: (how: { readonly keepsDraft: boolean }) => Promise<void>
}

export function openEditSession({
  drafts,
  onOthers = () => undefined,
  onSavedElsewhere = () => undefined,
  ...options
}: Options): EditSession {
  const { base: item, viewer, clock = Date.now, current } = options
  const writer = newUuid()
  let taken: Draft | null = null
  let lastWritten: Draft | null = null
  const queue = makeSaveQueue({
    ...options,
    onState: (state) => {
      options.onState(state)
      // Typing has a pause of its own.
      if (state.kind !== "unsaved") keep()
    },
    onSaved: (saved) => {
      options.onSaved(saved)
      presence.saved()
    },
  })
  const draftOf = (values: Values): Draft => {
    const { type, id } = item
    const base = queue.base()
    const rest = { isQueued: queue.isQueued(), earlier: queue.earlier() }
    return { type, id, number: base.number, title: titleIn(values), values, base, savedAt: clock(), writer, ...rest }
  }
  const write = async (values: Values): Promise<void> => {
    const base: Item = queue.base()
    if (changedFields(base.type, base.values, values).length === 0) return forget()
    lastWritten = draftOf(values)
    await drafts.write(lastWritten)
    if (taken !== null) await drafts.remove(taken)
    taken = null
  }
  const forget = async (): Promise<void> => {
    for (const draft of [lastWritten, taken]) if (draft !== null) await drafts.remove(draft)
    lastWritten = null
    taken = null
  }
  const autosave = makeAutosave(write)
  const keep = () => {
    autosave.changed(current())
    void autosave.flush()
  }
  const presence = joinEditors({ uid: viewer.uid, item, onOthers, onSaved: onSavedElsewhere })
  const stopSending = sendWhenOnline(queue)
  return {
    state: queue.state,
    base: queue.base,
    save: queue.save,
    resolve: queue.resolve,
    rebaseOn: queue.rebaseOn,
    edited: () => {
      queue.edited()
      autosave.changed(current())
    },
    offeredDrafts: async () => {
      const found = await drafts.read(item)
      return found.filter((draft) => draft.writer !== writer && changedFields(item.type, current(), draft.values).length > 0)
    },
    take: (draft) => {
      const before = { base: queue.base(), earlier: queue.earlier(), values: current() }
      const go = (values: Values, start: Start) => {
        options.show(values)
        queue.restart(start)
        autosave.changed(values)
      }
      taken = draft
      go(draft.values, draft)
      return () => {
        taken = null
        go(before.values, before)
        void drafts.write(draft)
      }
    },
    discard: (draft) => drafts.remove(draft),
    close: async ({ keepsDraft }) => {
      stopSending()
      presence.leave()
      if (keepsDraft) await autosave.flush()
      autosave.stop()
      if (!keepsDraft) await forget()
    },
  }
}
