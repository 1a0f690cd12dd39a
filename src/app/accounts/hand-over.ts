/** The deletion of an account leads from its editor to the list of users, which offers the undo and sends the deletion. */
import * as v from "valibot"
import { screenPath } from "#contract/screens.ts"
import { changeEntryState, entryState } from "#lib/navigation/entry-state.ts"
import { moveTo } from "#lib/navigation/navigate.ts"

const shape = v.object({
  id: v.string(),
  number: v.nullable(v.number()),
  version: v.nullable(v.string()),
  name: v.string(),
  heir: v.nullable(v.string()),
})

export type AccountDeletion = v.InferOutput<typeof shape>

export function handOver(deletion: AccountDeletion): void {
  moveTo(screenPath({ kind: "list", of: "people" }), { state: { deletion } })
}

/** Takes what an editor handed over, once: neither a reload nor Back deletes it again. */
export function takeOver(): AccountDeletion | null {
  const parsed = v.safeParse(shape, entryState().deletion)
  if (!parsed.success) return null
  changeEntryState({ deletion: undefined })
  return parsed.output
}
