import { useCallback, useState } from "react"
import { flushSync } from "react-dom"
import { focusFirst } from "#dashboard/lists/page/focus.ts"
import { useDeferred } from "#dashboard/shell/toasts/toaster.tsx"
import { runEach, type Answer, type Named, type Report } from "./run-each.ts"
import { appWords } from "#dashboard/strings/words.ts"

type Deletions = {
  /** Rows that are deleted, or will be once their toast ends. */
  readonly gone: ReadonlySet<string>
  readonly remove: <T extends Named>(rows: readonly T[], removal: Removal<T>) => Promise<void>
}

type Removal<T> = {
  /** "3 publications" */
  readonly what: string
  readonly removeRow: (row: T) => PromiseLike<Answer>
  /** Leads the user back where the deletion began; by default to the row. */
  readonly onUndone?: () => void
}

/** Deletes rows when their toast ends. Undo keeps them, and so does a user who leaves the screen before. */
export function useDeletions(onEnd: (report: Report) => void): Deletions {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const defer = useDeferred()
  const keep = useCallback((rows: readonly Named[]) => {
    const ids = new Set(rows.map(({ id }) => id))
    setGone((all) => new Set([...all].filter((id) => !ids.has(id))))
  }, [])
  const send = async <T extends Named>(rows: readonly T[], removeRow: Removal<T>["removeRow"]) => {
    const report = await runEach(rows, removeRow)
    keep(report.failed.flatMap(({ row, isChanged }) => (isChanged ? [] : row)))
    onEnd(report)
  }
  const remove = async <T extends Named>(rows: readonly T[], { what, removeRow, onUndone }: Removal<T>) => {
    setGone((all) => new Set([...all, ...rows.map(({ id }) => id)]))
    const undone = onUndone ?? (() => focusFirst(rows.map(({ id }) => id)))
    await defer({
      said: appWords.listActions.deleting(what),
      onKept: (isUndone) => {
        if (!isUndone) {
          keep(rows)
          return
        }
        // The row is there again before it takes the focus.
        flushSync(() => keep(rows))
        undone()
      },
      onEnd: () => void send(rows, removeRow),
    })
  }
  return { gone, remove }
}
