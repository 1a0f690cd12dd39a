/** Sends saves that wait in drafts, when the network is back or the dashboard starts. */
import type { SaveOutcome } from "#app/resources/save-outcome.ts"
import type { Draft } from "./draft.ts"
import type { DraftStore } from "./draft-store.ts"
import { draftOf, firstEdit, nextEdit } from "./edit-state.ts"
import { sendEdit, type Sending } from "./send-edit.ts"

type Options = Sending & {
  readonly drafts: DraftStore
  /** Says that an open editor has the item, and sends it itself. */
  readonly isOpen?: (draft: Draft) => boolean
}

export type WaitingSave = {
  readonly draft: Draft
  /** `refused`: the file's upload failed too. The draft stays, to be opened in its editor. */
  readonly outcome: SaveOutcome
}

/** Sends each waiting save once. A draft goes when its save has arrived; after a conflict or a refusal it stays as unsaved text. */
export async function sendWaitingSaves({ drafts, isOpen = () => false, ...sending }: Options): Promise<readonly WaitingSave[]> {
  const waiting = (await drafts.list()).filter((draft) => draft.isQueued && !isOpen(draft))
  const sent: WaitingSave[] = []
  // The oldest first, so that of two drafts of one item the newer is compared with the older.
  for (const draft of waiting.toReversed()) {
    const edit = nextEdit(firstEdit(draft.base), { kind: "took", draft })
    const answer = await sendEdit(edit, sending)
    const after = nextEdit(edit, { kind: "answered", ...answer, at: draft.savedAt })
    const left = answer.outcome.kind === "saved" ? null : draftOf(after, draft.writer, draft.savedAt)
    await (left === null ? drafts.remove(draft) : drafts.write(left))
    sent.push({ draft, outcome: answer.outcome })
  }
  return sent
}
