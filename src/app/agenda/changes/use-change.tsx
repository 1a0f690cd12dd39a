import { useState, type ReactNode } from "react"
import type { Viewer } from "#contract/permissions.ts"
import type { Occurrence } from "#app/agenda/occurrences/occurrence.ts"
import { undoOf, type Done, type Progress } from "#app/agenda/series/run-writes.ts"
import { useSeriesCalls } from "#app/agenda/series/series-api.ts"
import { writesFor } from "#app/agenda/series/writes.ts"
import type { Change, Scope, Write } from "#app/agenda/series/writes.ts"
import { useToaster } from "#app/toasts/toaster.tsx"
import { moveTo } from "#lib/navigation/navigate.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { eventChanges as words } from "#app/strings/event-editing.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import * as styles from "./changes.module.css"
import { focusEvent, useEventDeletions } from "./use-event-deletions.ts"
import { useHandedEvent } from "./use-handed-event.ts"

type Failed = { readonly progress: Progress; readonly said: string }

/** Sends a change of events, offers its undo, and asks what to do where only a part was saved. */
export function useChange(viewer: Viewer) {
  const toaster = useToaster()
  const { read, run } = useSeriesCalls(viewer)
  const [failed, setFailed] = useState<Failed | null>(null)
  const { remove, isGone } = useEventDeletions()
  const end = (progress: Progress, said: string) => {
    setFailed(progress.problem === null ? null : { progress, said })
    if (progress.problem === null) offerUndo(progress.done, said)
  }
  const offerUndo = (done: readonly Done[], said: string) => {
    const undo = undoOf(done)
    if (undo === null) void toaster.show("done", said)
    else void toaster.offer(said, { label: words.undo, onPress: () => void takeBack(undo) }, () => undefined)
  }
  const takeBack = async (undo: readonly Write[]) => {
    const progress = await run(undo)
    if (progress.problem === null) void toaster.show("done", words.undone)
    else setFailed({ progress, said: words.undone })
  }
  useHandedEvent({ read }, ({ title, from }, writes, redirect) => {
    const onEnded = (progress: Progress) => {
      setFailed(progress.problem === null ? null : { progress, said: words.done.delete(title) })
      if (progress.problem === null) redirect()
    }
    void remove({ writes, run, said: words.done.delete(title), onEnded, onUndone: () => moveTo(from) })
  })
  const change = async (scope: Scope, wanted: Change, { key, event, recurrenceId, start, end: last }: Occurrence) => {
    const found = await read(event.id)
    if (!found.ok) {
      void toaster.show("failed", words.loadFailed)
      return
    }
    const writes = writesFor(scope, wanted, { ...found.value, occurrence: { recurrenceId, start, end: last } })
    const said = words.done[wanted.kind](event.title)
    // What is deleted doesn't come back, so it goes when nobody has undone it.
    if (!writes.some(({ kind }) => kind === "remove")) end(await run(writes), said)
    else {
      const onEnded = (progress: Progress) => setFailed(progress.problem === null ? null : { progress, said })
      await remove({ writes, run, said, onEnded, onUndone: () => focusEvent(key) })
    }
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
      title={isPart ? words.failed.title : words.failed.nothing}
      tone="error"
      foot={
        <>
          <Button tone="ghost" onClick={onTakeBack}>
            {isPart ? words.failed.takeBack : words.failed.cancel}
          </Button>
          <Button onClick={onRetry}>{words.failed.retry}</Button>
        </>
      }
    >
      <div className={styles.text}>
        {problem !== null && <p>{wordsOf(problem)}</p>}
        {isPart && <p>{words.failed.text}</p>}
      </div>
    </Dialog>
  )
}
