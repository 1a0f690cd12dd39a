import { useCallback, useEffect, useRef, useState } from "react"
import type { Toaster } from "#app/toasts/use-toasts.tsx"
import { listActions as words } from "#lib/strings/members-area/lists.ts"
import { runEach, type Answer, type Named, type Report } from "./run-each.ts"

type Deletions = {
  /** Rows that are deleted, or will be once their toast ends. */
  readonly gone: ReadonlySet<string>
  readonly remove: <T extends Named>(rows: readonly T[], removal: Removal<T>) => Promise<void>
}

type Removal<T> = {
  /** "3 publications" */
  readonly what: string
  readonly removeRow: (row: T) => PromiseLike<Answer>
}

type Deletion = { isCancelled: boolean; takeBack?: () => void }

/** Deletes rows when their toast ends. Undo keeps them, and so does a user who leaves the screen before. */
export function useDeletions(toaster: Toaster, onEnd: (report: Report) => void): Deletions {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const pending = useRef(new Set<() => void>())
  const keep = useCallback((rows: readonly Named[]) => {
    const ids = new Set(rows.map(({ id }) => id))
    setGone((all) => new Set([...all].filter((id) => !ids.has(id))))
  }, [])
  useCancelOnLeaving(pending.current)

  const send = async <T extends Named>(rows: readonly T[], removeRow: Removal<T>["removeRow"]) => {
    const report = await runEach(rows, removeRow)
    keep(report.failed.flatMap(({ row, isChanged }) => (isChanged ? [] : row)))
    onEnd(report)
  }
  const remove = async <T extends Named>(rows: readonly T[], { what, removeRow }: Removal<T>) => {
    setGone((all) => new Set([...all, ...rows.map(({ id }) => id)]))
    const deletion: Deletion = { isCancelled: false }
    const cancel = () => {
      deletion.isCancelled = true
      pending.current.delete(cancel)
      deletion.takeBack?.()
      keep(rows)
    }
    pending.current.add(cancel)
    const end = () => {
      pending.current.delete(cancel)
      if (!deletion.isCancelled) void send(rows, removeRow)
    }
    const takeBack = await toaster.offer(words.deleting(what), { label: words.undo, onPress: cancel }, end)
    if (deletion.isCancelled) takeBack?.()
    else if (takeBack !== null) deletion.takeBack = takeBack
    else {
      // Without the toast there would be no undo.
      cancel()
      await toaster.tell("failed", words.done.kept)
    }
  }
  return { gone, remove }
}

/** Cancels what is pending when the screen or the page is left; the browser may bring the page back later as it was. */
function useCancelOnLeaving(pending: ReadonlySet<() => void>): void {
  useEffect(() => {
    const cancelAll = () => {
      for (const cancel of pending) cancel()
    }
    window.addEventListener("pagehide", cancelAll)
    return () => {
      window.removeEventListener("pagehide", cancelAll)
      cancelAll()
    }
  }, [pending])
}
