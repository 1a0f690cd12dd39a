import { useState, type ReactNode } from "react"
import { flushSync } from "react-dom"
import type { ChangedEvent, EventChange, Scope, SeriesChange } from "#contract/agenda/series-change.ts"
import { isBefore } from "#contract/agenda/moved-series.ts"
import type { Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"
import { seriesApi, type ChangeRequest } from "#dashboard/agenda/series/series-api.ts"
import { headingId } from "#dashboard/lists/page/focus.ts"
import { useHandedDeletion, type HandedDeletion } from "#dashboard/references/hand-over.ts"
import { redirectsApi } from "#dashboard/references/redirects-api.ts"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { useToaster, useDeferred } from "#dashboard/shell/toasts/toaster.tsx"
import { problemIn } from "#lib/api.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { wordsOf, type Problem } from "#lib/session/problem.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import * as styles from "./changes.module.css"

type Failure = { readonly problem: Problem; readonly retry: () => void }

/** Sends a change of events, offers its undo, and says why it was refused. */
export function useChange() {
  const toaster = useToaster()
  const dispatch = useAppDispatch()
  const [failure, setFailure] = useState<Failure | null>(null)
  const run = async (request: ChangeRequest, onDone: (changed: readonly ChangedEvent[]) => void) => {
    const { data = [], error } = await dispatch(seriesApi.endpoints.changeSeries.initiate(request, { track: false }))
    setFailure(error === undefined ? null : { problem: problemIn(error), retry: () => void run(request, onDone) })
    if (error === undefined) onDone(data)
    return error === undefined
  }
  const { remove, isGone } = useEventDeletions(run)
  const offerUndo = (id: string, said: string) => (undo: readonly ChangedEvent[]) => {
    const takeBack = () => void run({ id, version: null, body: { undo } }, () => void toaster.show("done", appWords.eventChanges.undone))
    void toaster.offer(said, { label: appWords.eventChanges.undo, onPress: takeBack }, () => undefined)
  }
  useHandedEvent(remove)
  const change = async (scope: Scope, wanted: SimpleChange, { key, event, recurrenceId, start }: Occurrence) => {
    const said = appWords.eventChanges.done[wanted.kind](event.title)
    const { id, version } = event
    const body = { scope, at: event.rule === null ? null : (recurrenceId ?? start), change: wanted } as const
    // What is deleted doesn't come back, so it goes when nobody has undone it.
    if (wanted.kind === "delete") await remove({ id, version, body }, { said, onUndone: () => focusEvent(key), onDone: () => undefined })
    else await run({ id, version, body }, offerUndo(id, said))
  }
  const dialog: ReactNode = failure !== null && <FailedDialog failure={failure} onClose={() => setFailure(null)} />
  return { change, isGone, dialog }
}

type SimpleChange = Exclude<EventChange, { readonly kind: "edit" }>

type FailedDialogProps = { readonly failure: Failure; readonly onClose: () => void }

function FailedDialog({ failure: { problem, retry }, onClose }: FailedDialogProps) {
  return (
    <Dialog
      title={appWords.eventChanges.failed.nothing}
      tone="error"
      foot={
        <>
          <Button tone="ghost" onClick={onClose}>
            {appWords.eventChanges.failed.cancel}
          </Button>
          <Button onClick={retry}>{appWords.eventChanges.failed.retry}</Button>
        </>
      }
    >
      <div className={styles.text}>
        <p>{wordsOf(problem)}</p>
      </div>
    </Dialog>
  )
}

type Deletion = Omit<ChangeRequest, "body"> & { readonly body: SeriesChange }

type Around = {
  readonly said: string
  /** Leads the user back where the deletion began. */
  readonly onUndone: () => void
  readonly onDone: () => void
}

type Remove = (deletion: Deletion, around: Around) => Promise<void>

/** Goes on with the deletion of an event that began in its editor. Of a series all events go, and an exception leaves its day out. */
function useHandedEvent(remove: Remove): void {
  const dispatch = useAppDispatch()
  const toaster = useToaster()
  const redirect = async ({ publicPath, redirect: to }: HandedDeletion) => {
    if (publicPath === null || to === null) return
    const { error } = await dispatch(redirectsApi.endpoints.createRedirect.initiate({ from: publicPath, to }, { track: false }))
    if (error !== undefined) void toaster.show("failed", appWords.listActions.report.noRedirect(wordsOf(problemIn(error))))
  }
  useHandedDeletion("node--agenda", (deletion) => {
    const { id, version, title, from } = deletion
    const body = { scope: "all", at: null, change: { kind: "delete" } } as const
    const said = appWords.eventChanges.done.delete(title)
    // It is handed over while React renders, and the events go from the view at once.
    queueMicrotask(() => void remove({ id, version, body }, { said, onUndone: () => moveTo(from), onDone: () => void redirect(deletion) }))
  })
}

/** Resolves to whether it was done. */
type Run = (request: ChangeRequest, onDone: () => void) => Promise<boolean>

/** Events go from the view at once, and from the back end when their toast ends. */
function useEventDeletions(run: Run) {
  const [going, setGoing] = useState<readonly Deletion[]>([])
  const defer = useDeferred()
  const remove: Remove = async (deletion, { said, onUndone, onDone }) => {
    const keep = () => setGoing((all) => all.filter((each) => each !== deletion))
    const send = async () => {
      if (!(await run(deletion, onDone))) keep()
    }
    flushSync(() => setGoing((all) => [...all, deletion]))
    // What had the focus is gone with the event.
    if (document.activeElement === document.body) document.getElementById(headingId)?.focus()
    await defer({
      said,
      onKept: (isUndone) => {
        if (!isUndone) {
          keep()
          return
        }
        flushSync(keep)
        onUndone()
      },
      onEnd: () => void send(),
    })
  }
  return { remove, isGone: (occurrence: Occurrence) => going.some((deletion) => endsOccurrence(deletion, occurrence)) }
}

function endsOccurrence({ id, body: { scope, at } }: Deletion, { event, recurrenceId, start }: Occurrence): boolean {
  const time = recurrenceId ?? start
  if (event.id !== id) return event.series === id && (scope === "all" || (scope === "following" && at !== null && !isBefore(time, at)))
  return at === null || scope === "all" || (scope === "one" ? time === at : !isBefore(time, at))
}

function focusEvent(key: string): void {
  const event = document.querySelector<HTMLElement>(`[data-event="${CSS.escape(key)}"]`)
  const other = event ?? document.getElementById(headingId)
  other?.focus()
}
