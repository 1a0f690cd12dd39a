import { useLayoutEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { isBefore } from "#contract/agenda/moved-series.ts"
import type { ChangedEvent, EventChange, SeriesScope, SeriesChange } from "#contract/agenda/series-change.ts"
import { focusEvent } from "#dashboard/agenda/event/focus-event.ts"
import type { Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"
import { seriesApi, type ChangeRequest } from "#dashboard/agenda/series/series-api.ts"
import { headingId } from "#dashboard/shell/head/screen-head.tsx"
import { useHandedDeletion, type HandedDeletion } from "#dashboard/references/hand-over.ts"
import { createRedirects } from "#dashboard/references/redirects-api.ts"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { useToaster } from "#dashboard/shell/toasts/toaster.tsx"
import { useUndo } from "#dashboard/shell/toasts/use-undo.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { problemIn } from "#dashboard/session/core/api.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { wordsOf, type Problem } from "#lib/session/problem.ts"
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx"

export type SimpleChange = Exclude<EventChange, { readonly kind: "edit" }>

const words = appWords.eventChanges

/** `answer` has the occurrences of the server's newest answer. */
export function useChangeRequests(answer: readonly Occurrence[] | null) {
  const toaster = useToaster()
  const followFocus = useFollowedFocus(answer)
  const { send, dialog } = useSending()
  const { remove, isDeleted } = useEventDeletions(send)
  const change = async (scope: SeriesScope, eventChange: SimpleChange, { key, event, start }: Occurrence) => {
    const message = words.done[eventChange.kind](event.title)
    const { id, version } = event
    const body = { scope, at: event.rule === null ? null : start, change: eventChange } as const
    // The server can't undo a deletion, so the request waits until the toast with Undo has ended.
    if (eventChange.kind === "delete") {
      await remove({ id, version, body }, { message, onUndone: () => focusEvent(key) })
      return
    }
    await send({ id, version, body }, (undo) => {
      followFocus(key)
      const takeBack = () => {
        focusEvent(key)
        void send({ id, version: null, body: { undo } }, () => {
          followFocus(key)
          void toaster.show("done", words.undone)
        })
      }
      void toaster.offer(message, { label: appWords.buttons.undo, onPress: takeBack }, () => undefined)
    })
  }
  return { change, isDeleted, dialog }
}

/** The next answer draws a moved event in another place, where the focus follows it. */
function useFollowedFocus(answer: readonly Occurrence[] | null) {
  const focusedKey = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (focusedKey.current !== null && document.activeElement === document.body) focusEvent(focusedKey.current)
    focusedKey.current = null
  }, [answer])
  return (key: string) => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement.dataset.event === key) focusedKey.current = key
  }
}

/** Resolves to true if the server made the change. */
type Send = (request: ChangeRequest, onDone: (changed: readonly ChangedEvent[]) => void) => Promise<boolean>

type Failure = { readonly problem: Problem; readonly retry: () => void }

function useSending() {
  const dispatch = useAppDispatch()
  const [failure, setFailure] = useState<Failure | null>(null)
  const send: Send = async (request, onDone) => {
    const { data = [], error } = await dispatch(seriesApi.endpoints.changeSeries.initiate(request, { track: false }))
    setFailure(error === undefined ? null : { problem: problemIn(error), retry: () => void send(request, onDone) })
    if (error === undefined) onDone(data)
    return error === undefined
  }
  const dialog = failure !== null && (
    <ConfirmDialog
      title={words.failed.nothing}
      tone="error"
      keep={appWords.buttons.cancel}
      confirm={appWords.buttons.retry}
      onClose={() => setFailure(null)}
      onConfirm={failure.retry}
    >
      <p>{wordsOf(failure.problem)}</p>
    </ConfirmDialog>
  )
  return { send, dialog }
}

type Deletion = Omit<ChangeRequest, "body"> & { readonly body: SeriesChange }

type DeletionNotice = {
  readonly message: string
  readonly onUndone: () => void
  readonly onDone?: () => void
}

/** Hides deleted events from the view at once, and deletes them in the back end when their toast ends. */
function useEventDeletions(send: Send) {
  const [deletions, setDeletions] = useState<readonly Deletion[]>([])
  const offerUndo = useUndo()
  const redirect = useRedirect()
  const remove = async (deletion: Deletion, { message, onUndone, onDone = () => undefined }: DeletionNotice) => {
    const keep = () => setDeletions((all) => all.filter((each) => each !== deletion))
    const end = async () => {
      if (!(await send(deletion, onDone))) keep()
    }
    flushSync(() => setDeletions((all) => [...all, deletion]))
    // The focused element disappeared with the event.
    if (document.activeElement === document.body) document.getElementById(headingId)?.focus()
    await offerUndo({ message, keep, onUndone, onEnd: () => void end() })
  }
  // The editor hands over a deletion that began there. It deletes all events of a series; an exception leaves its day out.
  useHandedDeletion("node--agenda", (deletion) => {
    const { id, version, title, from } = deletion
    const body = { scope: "all", at: null, change: { kind: "delete" } } as const
    const notice = { message: words.done.delete(title), onUndone: () => moveTo(from), onDone: () => void redirect(deletion) }
    // React is still rendering, and `remove` flushes at once.
    queueMicrotask(() => void remove({ id, version, body }, notice))
  })
  return { remove, isDeleted: (occurrence: Occurrence) => deletions.some((deletion) => endsOccurrence(deletion, occurrence)) }
}

function useRedirect() {
  const dispatch = useAppDispatch()
  const toaster = useToaster()
  return async ({ publicPaths, redirect: to }: HandedDeletion) => {
    const error = to === null ? undefined : await createRedirects(dispatch, publicPaths, to)
    if (error !== undefined) void toaster.show("failed", appWords.listActions.report.noRedirect(wordsOf(problemIn(error))))
  }
}

function endsOccurrence({ id, body: { scope, at } }: Deletion, { event, start }: Occurrence): boolean {
  const time = event.recurrenceId ?? start
  if (event.id !== id) return event.series === id && (scope === "all" || (scope === "following" && at !== null && !isBefore(time, at)))
  return at === null || scope === "all" || (scope === "one" ? time === at : !isBefore(time, at))
}
