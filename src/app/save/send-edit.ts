import type { Viewer } from "#contract/permissions.ts"
import type { SaveOutcome, SaveRequest } from "#app/resources/save-outcome.ts"
import type { Values } from "#app/resources/values.ts"
import type { Outcome } from "#lib/session/problem.ts"
import { changedIn, type Edit } from "./edit-state.ts"

export type Sending = {
  readonly viewer: Viewer
  readonly save: (request: SaveRequest) => Promise<SaveOutcome>
  /** Uploads files that are not at the back end yet, and returns the values with their ids. */
  readonly upload?: (values: Values) => Promise<Outcome<Values>>
}

type Answer = {
  readonly outcome: SaveOutcome
  /** The values with the ids of their uploaded files. */
  readonly sent: Values
}

export async function sendEdit({ state, values }: Edit, { viewer, save, upload }: Sending): Promise<Answer> {
  const uploaded = await upload?.(values)
  if (uploaded?.ok === false) return { outcome: { kind: "refused", problem: uploaded.problem, mayHaveArrived: false }, sent: values }
  const sent = uploaded?.value ?? values
  const { base, earlier } = state
  return { outcome: await save({ base, values: sent, changed: changedIn({ state, values: sent }), viewer, earlier }), sent }
}
