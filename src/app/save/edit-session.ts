/** Keeps what is typed in an editor: in a draft within a second, at the back end when the user saves. */
import type { Draft } from "./draft.ts"
import type { DraftStore } from "./draft-store.ts"
import { joinEditors } from "./presence.ts"
import { changedFields } from "#app/resources/same-value.ts"
import type { Values } from "#app/resources/values.ts"
import { keepDraft } from "./keep-draft.ts"
import { makeSaveQueue, type SaveQueue, type Start } from "./save-queue.ts"
import { sendWhenOnline } from "./send-when-online.ts"

type Options = Omit<Parameters<typeof makeSaveQueue>[0], "earlier"> & {
  readonly drafts: DraftStore
  /** Called with the number of other tabs of the user that edit the item. */
  readonly onOthers?: (count: number) => void
  /** Another tab of the user has saved the item. */
  readonly onSavedElsewhere?: () => void
}

export type EditSession = Pick<SaveQueue, "state" | "base" | "save" | "resolve" | "rebaseOn" | "meet"> & {
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

export function openEditSession({ drafts, onOthers = nothing, onSavedElsewhere = nothing, ...options }: Options): EditSession {
  const { base: item, viewer, current } = options
  const queue = makeSaveQueue({
    ...options,
    onState: (state) => {
      options.onState(state)
      // Typing has a pause of its own.
      if (state.kind !== "unsaved") keeper.keepNow(current())
    },
    onSaved: (saved, removed) => {
      options.onSaved(saved, removed)
      presence.saved()
    },
  })
  const keeper = keepDraft({ drafts, queue, clock: options.clock ?? Date.now })
  const presence = joinEditors({ uid: viewer.uid, item, onOthers, onSaved: onSavedElsewhere })
  const stopSending = sendWhenOnline(queue)
  const { state, base, save, resolve, rebaseOn, meet } = queue
  return {
    ...{ state, base, save, resolve, rebaseOn, meet },
    edited: () => {
      queue.edited()
      keeper.keepSoon(current())
    },
    offeredDrafts: async () => {
      const others = (await drafts.read(item)).filter(({ writer }) => writer !== keeper.writer)
      return others.filter(({ values }) => changedFields(item.type, current(), values).length > 0)
    },
    take: (draft) => {
      const before = { base: queue.base(), earlier: queue.earlier(), values: current() }
      const go = (values: Values, start: Start) => {
        options.show(values)
        queue.restart(start)
        keeper.keepSoon(values)
      }
      const putBack = keeper.take(draft)
      go(draft.values, draft)
      return () => {
        putBack()
        go(before.values, before)
      }
    },
    discard: (draft) => drafts.remove(draft),
    close: ({ keepsDraft }) => {
      stopSending()
      presence.leave()
      return keeper.close(keepsDraft)
    },
  }
}

function nothing(): void {
  // The editor does not ask for it.
}
