import { useState, type ReactNode } from "react"
import type { ListKind } from "#app/lists/kind.ts"
import type { Row } from "#app/lists/rows/row.ts"
import type { Toaster } from "#app/toasts/use-toasts.tsx"
import { listActions as words } from "#lib/strings/members-area/lists.ts"
import { BlockDialog, ReportDialog, TagDialog } from "./dialogs.tsx"
import { runEach, type Answer, type Report } from "./run-each.ts"
import { useChanges } from "./use-changes.ts"
import { useDeletions } from "./use-deletions.ts"
import { WithdrawalDialog } from "./withdrawal-dialog.tsx"

export type ListAction = "publish" | "unpublish" | "tag" | "duplicate" | "delete" | "block" | "unblock"

export type ListActions = {
  readonly run: (action: ListAction, rows: readonly Row[]) => void
  /** What is under way, in words; null while nothing is. */
  readonly progress: string | null
  readonly gone: ReadonlySet<string>
  readonly dialog: ReactNode
}

type Surroundings = {
  readonly toaster: Toaster
  readonly reload: () => void
  /** Called with the rows that disappear from the list. */
  readonly onGone: (rows: readonly Row[]) => void
}

type Asked =
  | { readonly about: "tag" | "delete" | "unpublish" | "block"; readonly rows: readonly Row[] }
  | { readonly about: "report"; readonly report: Report }

export function useListActions({ words: own, tagField }: ListKind, { toaster, reload, onGone }: Surroundings): ListActions {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [progress, setProgress] = useState<string | null>(null)
  const changes = useChanges()
  const report = (result: Report, message: (what: string) => string) => {
    if (result.failed.length > 0) setAsked({ about: "report", report: result })
    else if (result.done.length > 0) void toaster.tell("done", message(nameOf(result.done, own.count)))
    reload()
  }
  const deletions = useDeletions(toaster, (result) => {
    if (result.failed.length > 0) setAsked({ about: "report", report: result })
    reload()
  })
  const work = async (rows: readonly Row[], change: (row: Row) => PromiseLike<Answer>, said: Said) => {
    setAsked(null)
    const result = await runEach(rows, change, (done) => setProgress(words.progress(said.working, done, rows.length)))
    setProgress(null)
    report(result, said.done)
  }
  const run = (action: ListAction, rows: readonly Row[]) => {
    if (progress !== null || rows.length === 0) return
    if (action === "tag" || action === "delete" || action === "unpublish" || action === "block") setAsked({ about: action, rows })
    else if (action === "duplicate")
      void work(rows, changes.duplicate, { working: words.working.other, done: () => words.done.duplicate(rows[0]?.title ?? "") })
    else void work(rows, changes.switchTo(true), saidOf(action))
  }
  const close = () => setAsked(null)
  const remove = (rows: readonly Row[], redirect: string | null) => {
    close()
    onGone(rows)
    void deletions.remove(rows, { what: nameOf(rows, own.count), removeRow: changes.remove(redirect) })
  }
  const addTag = (rows: readonly Row[], id: string) => {
    void work(rows, changes.addTag(tagField ?? "", id), { working: words.working.tag, done: words.done.tag })
  }
  return {
    run,
    progress,
    gone: deletions.gone,
    dialog:
      asked === null
        ? null
        : dialogOf(asked, {
            count: own.count,
            close,
            remove,
            unpublish: (rows, redirect) => void work(rows, changes.unpublish(redirect), saidOf("unpublish")),
            addTag,
            block: (rows) => void work(rows, changes.switchTo(false), saidOf("block")),
          }),
  }
}

type Said = { readonly working: string; readonly done: (what: string) => string }

function saidOf(action: "publish" | "unpublish" | "block" | "unblock"): Said {
  const { publish, unpublish, other } = words.working
  const working = { publish, unpublish, block: other, unblock: other }[action]
  return { working, done: words.done[action] }
}

/** "“A title”", or "3 publications" */
function nameOf(rows: readonly Row[], count: (count: number) => string): string {
  const [row, ...others] = rows
  return row !== undefined && others.length === 0 ? words.confirm.named(row.title) : count(rows.length)
}

type Answers = {
  readonly count: (count: number) => string
  readonly close: () => void
  readonly remove: (rows: readonly Row[], redirect: string | null) => void
  readonly unpublish: (rows: readonly Row[], redirect: string | null) => void
  readonly addTag: (rows: readonly Row[], id: string) => void
  readonly block: (rows: readonly Row[]) => void
}

function dialogOf(asked: Asked, { count, close, addTag, block, ...withdraw }: Answers): ReactNode {
  if (asked.about === "report") return <ReportDialog report={asked.report} onClose={close} />
  const { about, rows } = asked
  const [row] = rows
  if (about === "delete" || about === "unpublish") {
    const confirm = about === "delete" ? withdraw.remove : withdraw.unpublish
    return (
      <WithdrawalDialog
        action={about}
        rows={rows}
        what={nameOf(rows, count)}
        onClose={close}
        onConfirm={(redirect) => confirm(rows, redirect)}
      />
    )
  }
  if (about === "tag") return <TagDialog onClose={close} onAdd={(id) => addTag(rows, id)} />
  return row === undefined ? null : <BlockDialog row={row} onClose={close} onBlock={() => block(rows)} />
}
