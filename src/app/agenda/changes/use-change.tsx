import { useState, type ReactNode } from "react"
import type { Viewer } from "#contract/permissions.ts"
import type { Occurrence } from "#app/agenda/occurrences/occurrence.ts"
import { undoOf, type Progress, type SeriesCalls, useSeriesCalls } from "#app/agenda/series/series-api.ts"
import { writesFor, type Change, type Scope, type Write } from "#app/agenda/series/writes.ts"
import { useToaster, useDeferred } from "#app/toasts/toaster.tsx"
import { moveTo } from "#lib/navigation/navigate.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import * as styles from "./changes.module.css"
import { useAppDispatch } from "#app/session/hooks.ts"
import { eventIn, isSeries, fallsAt } from "#app/agenda/series/events.ts"
import { redirectsApi } from "#app/references/redirects-api.ts"
import { useHandedDeletion, type HandedDeletion } from "#app/references/hand-over.ts"
import { problemIn } from "#lib/api.ts"
import { flushSync } from "react-dom"
import { headingId } from "#app/lists/page/focus.ts"
import { appWords } from "#app/strings/words.ts"

type Failed = { readonly progress: Progress; readonly said: string }

/** Sends a change of events, offers its undo, and asks what to do if only a part was saved. */
export function useChange(viewer: Viewer) {
  const toaster = useToaster()
  const { read, run } = useSeriesCalls(viewer)
  const [failed, setFailed] = useState<Failed | null>(null)
  const { remove, isGone } = useEventDeletions()
  const isDone = (progress: Progress, said: string) => {
    setFailed(progress.problem === null ? null : { progress, said })
    return progress.problem === null
  }
  const end = (progress: Progress, said: string) => {
    if (!isDone(progress, said)) return
    const undo = undoOf(progress.done)
    if (undo === null) void toaster.show("done", said)
    else void toaster.offer(said, { label: appWords.eventChanges.undo, onPress: () => void takeBack(undo) }, () => undefined)
  }
  const takeBack = async (undo: readonly Write[]) => {
    if (isDone(await run(undo), appWords.eventChanges.undone)) void toaster.show("done", appWords.eventChanges.undone)
  }
  useHandedEvent({ read }, ({ title, from }, writes, redirect) => {
    const said = appWords.eventChanges.done.delete(title)
    const onEnded = (progress: Progress) => {
      if (isDone(progress, said)) redirect()
    }
    void remove({ writes, run, said, onEnded, onUndone: () => moveTo(from) })
  })
  const change = async (scope: Scope, wanted: Change, { key, event, recurrenceId, start, end: last }: Occurrence) => {
    const found = await read(event.id)
    if (!found.ok) {
      void toaster.show("failed", appWords.eventChanges.loadFailed)
      return
    }
    const writes = writesFor(scope, wanted, { ...found.value, occurrence: { recurrenceId, start, end: last } })
    const said = appWords.eventChanges.done[wanted.kind](event.title)
    // What is deleted doesn't come back, so it goes when nobody has undone it.
    if (!writes.some(({ kind }) => kind === "remove")) end(await run(writes), said)
    else await remove({ writes, run, said, onEnded: (progress) => isDone(progress, said), onUndone: () => focusEvent(key) })
  }
  const dialog: ReactNode = failed !== null && (
    <FailedDialog
      progress={failed.progress}
      onRetry={() => void run(failed.progress.left, failed.progress.done).then((progress) => end(progress, failed.said))}
      onTakeBack={() => {
        setFailed(null)
        const undo = undoOf(failed.progress.done) ?? []
        if (undo.length > 0) void takeBack(undo)
      }}
    />
  )
  return { change, isGone, dialog }
}

type FailedDialogProps = { readonly progress: Progress; readonly onRetry: () => void; readonly onTakeBack: () => void }

function FailedDialog({ progress: { done, problem }, onRetry, onTakeBack }: FailedDialogProps) {
  const isPart = done.length > 0
  return (
    <Dialog
      title={isPart ? appWords.eventChanges.failed.title : appWords.eventChanges.failed.nothing}
      tone="error"
      foot={
        <>
          <Button tone="ghost" onClick={onTakeBack}>
            {isPart ? appWords.eventChanges.failed.takeBack : appWords.eventChanges.failed.cancel}
          </Button>
          <Button onClick={onRetry}>{appWords.eventChanges.failed.retry}</Button>
        </>
      }
    >
      <div className={styles.text}>
        {problem !== null && <p>{wordsOf(problem)}</p>}
        {isPart && <p>{appWords.eventChanges.failed.text}</p>}
      </div>
    </Dialog>
  )
}

type Remove = (deletion: HandedDeletion, writes: readonly Write[], redirect: () => void) => void

/** Goes on with the deletion of an event that began in its editor: a series goes with its exceptions, an exception leaves its day out of its series. */
function useHandedEvent({ read }: Pick<SeriesCalls, "read">, remove: Remove): void {
  const dispatch = useAppDispatch()
  const toaster = useToaster()
  const redirect = async ({ publicPath, redirect: to }: HandedDeletion) => {
    if (publicPath === null || to === null) return
    const { error } = await dispatch(redirectsApi.endpoints.createRedirect.initiate({ from: publicPath, to }, { track: false }))
    if (error !== undefined) void toaster.show("failed", appWords.listActions.report.noRedirect(wordsOf(problemIn(error))))
  }
  const begin = async (deletion: HandedDeletion) => {
    const found = await read(deletion.id)
    if (!found.ok) {
      void toaster.show("failed", appWords.eventChanges.loadFailed)
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

type Deletion = {
  readonly writes: readonly Write[]
  readonly said: string
  readonly run: (writes: readonly Write[]) => Promise<Progress>
  readonly onEnded: (progress: Progress) => unknown
  /** Leads the user back where the deletion began. */
  readonly onUndone: () => void
}

/** Events go from the view at once, and from the back end when their toast ends. */
function useEventDeletions() {
  const [going, setGoing] = useState<readonly Write[]>([])
  const defer = useDeferred()
  const remove = async ({ writes, said, run, onEnded, onUndone }: Deletion) => {
    const keep = () => setGoing((all) => all.filter((write) => !writes.includes(write)))
    const send = async () => {
      const progress = await run(writes)
      if (progress.problem !== null) keep()
      onEnded(progress)
    }
    flushSync(() => setGoing((all) => [...all, ...writes]))
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
  return { remove, isGone: (occurrence: Occurrence) => going.some((write) => endsOccurrence(write, occurrence)) }
}

function endsOccurrence(write: Write, { event, recurrenceId, start }: Occurrence): boolean {
  if (write.kind === "remove") return write.item.id === event.id
  return write.kind === "change" && write.base.id === event.id && !fallsAt({ values: write.values }, recurrenceId ?? start)
}

function focusEvent(key: string): void {
  const event = document.querySelector<HTMLElement>(`[data-event="${CSS.escape(key)}"]`)
  const other = event ?? document.getElementById(headingId)
  other?.focus()
}
