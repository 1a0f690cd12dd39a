import { useCallback, useEffect, useState } from "react"
import { focusFirst } from "#dashboard/lists/page/focus.ts"
import { useUndo } from "#dashboard/shell/toasts/use-undo.ts"
import { runEach, type ChangeAnswer, type Named, type Report } from "./report.tsx"
import { appWords } from "#dashboard/strings/words.ts"

type Deletions = {
  /** Rows are deleted already, or will be once their toast ends. */
  readonly deletedIds: ReadonlySet<string>
  readonly remove: <T extends Named>(rows: readonly T[], removal: Removal<T>) => Promise<void>
}

type Removal<T> = {
  /** Names the rows, for example "3 publications". */
  readonly what: string
  readonly removeRow: (row: T) => PromiseLike<ChangeAnswer>
  /** By default the focus returns to the row. */
  readonly onUndone?: () => void
}

const idsOf = (rows: readonly Named[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id))

/** Rows are deleted when their toast ends. Undo keeps them, and so does leaving the screen. Then the next of `all` rows gets the focus. */
export function useUndoableDeletions(all: readonly Named[], onEnd: (report: Report) => void): Deletions {
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set())
  const [next, setNext] = useState<string | null>(null)
  const offerUndo = useUndo()
  const keep = useCallback((rows: readonly Named[]) => {
    const ids = idsOf(rows)
    setDeletedIds((before) => new Set([...before].filter((id) => !ids.has(id))))
  }, [])
  useEffect(() => {
    if (next !== null && deletedIds.size > 0) focusFirst([next])
  }, [next, deletedIds])
  const send = async <T extends Named>(rows: readonly T[], removeRow: Removal<T>["removeRow"]) => {
    const report = await runEach(rows, removeRow)
    keep(report.failed.flatMap(({ row, isChanged }) => (isChanged ? [] : row)))
    onEnd(report)
  }
  const remove = async <T extends Named>(rows: readonly T[], { what, removeRow, onUndone }: Removal<T>) => {
    setDeletedIds((before) => new Set([...before, ...idsOf(rows)]))
    setNext(nextAfter(all, rows))
    await offerUndo({
      message: appWords.listActions.deleting(what),
      keep: () => keep(rows),
      onUndone: onUndone ?? (() => focusFirst(rows.map(({ id }) => id))),
      onEnd: () => void send(rows, removeRow),
    })
  }
  return { deletedIds, remove }
}

/** Returns the row below the deleted ones, or else the one above; empty if none stays. Returns null if none of them is in the list. */
function nextAfter(all: readonly Named[], deletedRows: readonly Named[]): string | null {
  const ids = idsOf(deletedRows)
  const last = all.findLastIndex(({ id }) => ids.has(id))
  if (last === -1) return null
  return (all[last + 1] ?? all.slice(0, last).findLast(({ id }) => !ids.has(id)))?.id ?? ""
}
