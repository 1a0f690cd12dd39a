/** Sends saves that wait in drafts, when the network is back or the dashboard starts. */
import type { SaveOutcome, SaveRequest } from "#app/resources/save-outcome.ts"
import type { Draft } from "./draft.ts"
import type { DraftStore } from "./draft-store.ts"
import { draftOf, firstEdit, nextEdit, changedIn, type Edit } from "./edit-state.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Values } from "#app/resources/values.ts"
import type { Outcome } from "#lib/session/problem.ts"

export type Sending = {
  readonly viewer: Viewer
  readonly save: (request: SaveRequest) => Promise<SaveOutcome>
  /** Uploads files that are not at the back end yet, and returns the values with their ids. */
  readonly upload?: (values: Values) => Promise<Outcome<Values>>
}

/** `confirms`: the save says that the translation is up to date with its original. */
type Meaning = { readonly confirms?: boolean }

type Answer = {
  readonly outcome: SaveOutcome
  /** The values with the ids of their uploaded files. */
  readonly sent: Values
}

export async function sendEdit(
  { state, values }: Edit,
  { viewer, save, upload }: Sending,
  { confirms = false }: Meaning = {},
): Promise<Answer> {
  const uploaded = await upload?.(values)
  if (uploaded?.ok === false) return { outcome: { kind: "refused", problem: uploaded.problem, mayHaveArrived: false }, sent: values }
  const sent = uploaded?.value ?? values
  const { base, earlier } = state
  const request = { base, values: sent, changed: changedIn({ state, values: sent }), viewer, earlier }
  return { outcome: await save(confirms ? { ...request, confirms } : request), sent }
}

type Options = Sending & {
  readonly drafts: DraftStore
  /** Says that an open editor has the item, and sends it itself. */
  readonly isOpen?: (draft: Draft) => boolean
}

export type WaitingSave = {
  readonly draft: Draft
  /** It is `refused` also if the upload of a file failed. The draft stays, to be opened in its editor. */
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
