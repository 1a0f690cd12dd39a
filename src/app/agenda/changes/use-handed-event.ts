import { useAppDispatch } from "#app/session/hooks.ts"
import { eventIn, isSeries } from "#app/agenda/series/events.ts"
import type { SeriesCalls } from "#app/agenda/series/run-writes.ts"
import type { Write } from "#app/agenda/series/writes.ts"
import { writesFor } from "#app/agenda/series/writes.ts"
import { redirectsApi } from "#app/references/redirects-api.ts"
import { useHandedDeletion, type HandedDeletion } from "#app/references/hand-over.ts"
import { useToaster } from "#app/toasts/toaster.tsx"
import { problemIn } from "#lib/api.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { eventChanges as words } from "#app/strings/event-editing.ts"
import { listActions } from "#app/strings/lists.ts"

type Remove = (deletion: HandedDeletion, writes: readonly Write[], redirect: () => void) => void

/** Goes on with the deletion of an event that began in its editor: a series goes with its exceptions, an exception leaves its day out of its series. */
export function useHandedEvent({ read }: Pick<SeriesCalls, "read">, remove: Remove): void {
  const dispatch = useAppDispatch()
  const toaster = useToaster()
  const redirect = async ({ publicPath, redirect: to }: HandedDeletion) => {
    if (publicPath === null || to === null) return
    const { error } = await dispatch(redirectsApi.endpoints.createRedirect.initiate({ from: publicPath, to }, { track: false }))
    if (error !== undefined) void toaster.show("failed", listActions.report.noRedirect(wordsOf(problemIn(error))))
  }
  const begin = async (deletion: HandedDeletion) => {
    const found = await read(deletion.id)
    if (!found.ok) {
      void toaster.show("failed", words.loadFailed)
      return
    }
    // As the editor knew it: somebody else's save meanwhile refuses the deletion.
    const item = { ...found.value.item, version: deletion.version }
    const occurrence = { recurrenceId: null, start: eventIn(item.values).start, end: null }
    const writes = writesFor(isSeries(item) ? "all" : "this", { kind: "delete" }, { ...found.value, item, occurrence })
    remove(deletion, writes, () => void redirect(deletion))
  }
  useHandedDeletion("node--agenda", (deletion) => void begin(deletion))
}
