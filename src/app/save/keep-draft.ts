import { makeAutosave } from "./autosave.ts"
import { titleIn, type Draft } from "./draft.ts"
import type { DraftStore } from "./draft-store.ts"
import { newUuid } from "#app/resources/empty-item.ts"
import { changedFields } from "#app/resources/same-value.ts"
import type { Values } from "#app/resources/values.ts"
import type { SaveQueue } from "./save-queue.ts"

type Options = {
  readonly drafts: DraftStore
  readonly queue: Pick<SaveQueue, "base" | "earlier" | "isQueued">
  readonly clock: () => number
}

/** Keeps an editor's draft as long as the form differs from what the back end has. */
export function keepDraft({ drafts, queue, clock }: Options) {
  const writer = newUuid()
  let taken: Draft | null = null
  let written: Draft | null = null
  const forget = async (): Promise<void> => {
    for (const draft of [written, taken]) if (draft !== null) await drafts.remove(draft)
    written = null
    taken = null
  }
  const write = async (values: Values): Promise<void> => {
    const base = queue.base()
    if (changedFields(base.type, base.values, values).length === 0) return forget()
    const { type, id, number } = base
    const saving = { isQueued: queue.isQueued(), earlier: queue.earlier() }
    written = { type, id, number, title: titleIn(values), values, base, savedAt: clock(), writer, ...saving }
    await drafts.write(written)
    if (taken !== null) await drafts.remove(taken)
    taken = null
  }
  const autosave = makeAutosave(write)
  return {
    writer,
    keepSoon: autosave.changed,
    keepNow: (values: Values) => {
      autosave.changed(values)
      void autosave.flush()
    },
    /** Takes over a draft, which goes once its text is in this editor's own. Returns a function that puts it back. */
    take: (draft: Draft) => {
      taken = draft
      return () => {
        taken = null
        void drafts.write(draft)
      }
    },
    close: async (keepsDraft: boolean): Promise<void> => {
      const written = keepsDraft ? autosave.flush() : undefined
      autosave.stop()
      await written
      if (!keepsDraft) await forget()
    },
  }
}
