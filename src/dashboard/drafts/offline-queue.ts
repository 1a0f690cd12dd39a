/** An open editor sends its own saves. Drafts of closed ones wait until the network is back or the dashboard starts. */
import { itemApi } from "#dashboard/items/item-api.ts"
import type { SaveOutcome, SaveRequest } from "#dashboard/items/saves/save-outcome.ts"
import { isFileValue, type Values } from "#dashboard/items/values.ts"
import type { AppDispatch } from "#dashboard/session/hooks.ts"
import { refusalClosed } from "#dashboard/session/slices/refusal-slice.ts"
import { listOf } from "#contract/field-types/field-types.ts"
import type { Viewer } from "#contract/permissions.ts"
import { unexpected } from "#dashboard/session/core/api.ts"
import type { Outcome } from "#lib/session/problem.ts"
import type { Draft } from "./draft.ts"
import { openDrafts, type DraftStore } from "./draft-store.ts"
import { draftOf, firstEdit, nextEdit, changedIn, type Edit } from "./edit-state.ts"

export type Sending = {
  readonly viewer: Viewer
  readonly save: (request: SaveRequest) => Promise<SaveOutcome>
  /** Uploads new files, and returns the values with their ids. */
  readonly upload?: (values: Values) => Promise<Outcome<Values>>
}

/** The store then reloads the item and its lists. */
export function savingThrough(dispatch: AppDispatch): Sending["save"] {
  return async (request) => {
    const { data: result } = await dispatch(itemApi.endpoints.saveItem.initiate(request))
    // The notice of an earlier refused save is no longer true.
    if (result?.kind === "saved") dispatch(refusalClosed())
    return result ?? { kind: "refused", problem: unexpected, mayHaveArrived: true }
  }
}

type Answer = {
  readonly outcome: SaveOutcome
  readonly sentValues: Values
}

export async function sendEdit({ state, values }: Edit, { viewer, save, upload }: Sending): Promise<Answer> {
  const uploaded = await upload?.(values)
  if (uploaded?.ok === false) return { outcome: { kind: "refused", problem: uploaded.problem, mayHaveArrived: false }, sentValues: values }
  const sentValues = uploaded?.value ?? values
  const { base, earlier, isConfirming: confirms } = state
  const outcome = await save({ base, values: sentValues, changed: changedIn({ state, values: sentValues }), viewer, earlier, confirms })
  return { outcome, sentValues }
}

/** Milliseconds. Browsers report that the network is back, but not that the server is. */
const retryMs = 30_000

/** Returns a function that ends the retries. */
export function retryOnline(send: () => void): () => void {
  window.addEventListener("online", send)
  const timer = setInterval(send, retryMs)
  return () => {
    window.removeEventListener("online", send)
    clearInterval(timer)
  }
}

export type WaitingSave = {
  readonly draft: Draft
  /** The outcome is `refused` also after a failed upload. Then the draft stays, to be opened in its editor. */
  readonly outcome: SaveOutcome
}

export function sendWaiting(dispatch: AppDispatch, viewer: Viewer): Promise<readonly WaitingSave[]> {
  return sendWaitingSaves(openDrafts(viewer.uid), { viewer, save: savingThrough(dispatch) })
}

/** An arrived save removes its draft; after a conflict or a refusal the draft stays as unsaved text. */
export async function sendWaitingSaves(drafts: DraftStore, sending: Sending): Promise<readonly WaitingSave[]> {
  const waitingDrafts = (await drafts.list()).filter((draft) => draft.isQueued && !hasUnsavedFile(draft.values))
  const endedSaves: WaitingSave[] = []
  // The oldest goes first, so that of two drafts of one item the newer is compared with the older.
  for (const draft of waitingDrafts.toReversed()) {
    const edit = nextEdit(firstEdit(draft.base), { kind: "draft-opened", draft })
    const answer = await sendEdit(edit, sending)
    const after = nextEdit(edit, { kind: "answered", ...answer, at: draft.savedAt })
    const remainingDraft = answer.outcome.kind === "saved" ? null : draftOf(after, draft.writer, draft.savedAt)
    await (remainingDraft === null ? drafts.remove(draft) : drafts.write(remainingDraft))
    endedSaves.push({ draft, outcome: answer.outcome })
  }
  return endedSaves
}

/** Such a draft waits for its editor, which uploads the file. */
function hasUnsavedFile(values: Values): boolean {
  return Object.values(values).some((value) => listOf(value).some((part) => isFileValue(part) && part.blob !== null))
}
