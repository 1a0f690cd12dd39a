/** Sends saves that wait in drafts, when the network is back or the dashboard starts. */
import type { Draft } from "./draft.ts"
import type { DraftStore } from "./draft-store.ts"
import { changedFields } from "#app/resources/same-value.ts"
import type { SaveOutcome, SaveRequest } from "#app/resources/save-outcome.ts"
import type { Values } from "#app/resources/values.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Outcome } from "#lib/session/problem.ts"
import { mostEarlier } from "./save-queue.ts"

type Options = {
  readonly drafts: DraftStore
  readonly viewer: Viewer
  readonly save: (request: SaveRequest) => Promise<SaveOutcome>
  readonly upload?: (values: Values) => Promise<Outcome<Values>>
  /** Tells that an open editor has the item, and sends it itself. */
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
    const outcome = await sendDraft(draft, sending)
    if (outcome.kind === "saved") await drafts.remove(draft)
    else await drafts.write({ ...draft, ...stillWaiting(draft, outcome) })
    sent.push({ draft, outcome })
  }
  return sent
}

async function sendDraft(
  { base, values, earlier }: Draft,
  { viewer, save, upload }: Omit<Options, "drafts" | "isOpen">,
): Promise<SaveOutcome> {
  const uploaded = await upload?.(values)
  if (uploaded?.ok === false) return { kind: "refused", problem: uploaded.problem, mayHaveArrived: false }
  const ready = uploaded?.value ?? values
  return save({ base, values: ready, changed: changedFields(base.type, base.values, ready), viewer, earlier })
}

function stillWaiting({ values, earlier }: Draft, outcome: SaveOutcome): Pick<Draft, "isQueued" | "earlier"> {
  const isOffline = outcome.kind === "refused" && outcome.problem.kind === "offline"
  const mayHaveArrived = outcome.kind === "refused" && outcome.mayHaveArrived
  return { isQueued: isOffline, earlier: mayHaveArrived ? [...earlier.slice(1 - mostEarlier), values] : earlier }
}
