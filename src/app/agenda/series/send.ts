import type { AppDispatch } from "#app/session/hooks.ts"
import { itemApi } from "#app/resources/item-api.ts"
import type { Viewer } from "#contract/permissions.ts"
import { problemIn, unexpected } from "#lib/api.ts"
import type { Send } from "./run-writes.ts"

const quietly = { track: false } as const

/** The calls by which editors save and delete, with the revisions that they look at. */
export function sendWith(dispatch: AppDispatch, viewer: Viewer): Send {
  const { saveItem, removeItem } = itemApi.endpoints
  return {
    save: async (request) => {
      const { data } = await dispatch(saveItem.initiate({ ...request, viewer }, quietly))
      return data ?? { kind: "refused", problem: unexpected, mayHaveArrived: true }
    },
    remove: async (item) => {
      const { error } = await dispatch(removeItem.initiate(item, quietly))
      const problem = error === undefined ? null : problemIn(error)
      // Another try finds what the first one has deleted already.
      return problem?.kind === "not-found" ? null : problem
    },
  }
}
