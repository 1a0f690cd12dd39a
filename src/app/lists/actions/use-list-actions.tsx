import { useState, type ReactNode } from "react"
import type { ListKind } from "#app/lists/rows/kind.ts"
import type { Row, RowName } from "#app/lists/rows/row.ts"
import { useHandedDeletion } from "#app/references/hand-over.ts"
import type { Toaster } from "#app/toasts/use-toasts.tsx"
import { moveTo } from "#lib/navigation/navigate.ts"
import { listActions as words } from "#app/strings/lists.ts"
import type { ListAction } from "./account-actions.ts"
import { BlockDialog, DeleteAccounts, ReportDialog, TagDialog, WithdrawalDialog } from "./dialogs.tsx"
import { runEach, type Answer, type Named, type Report } from "./run-each.ts"
import { useChanges } from "./use-changes.ts"
import { useDeletions } from "./use-deletions.ts"

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

export function useListActions(
  { type, words: own, tagField, actions: of }: ListKind,
  { toaster, reload, onGone }: Surroundings,
): ListActions {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [progress, setProgress] = useState<string | null>(null)
  const changes = useChanges()
  const report = (result: Report, message: (what: string) => string) => {
    if (result.failed.length > 0) setAsked({ about: "report", report: result })
    else if (result.done.length > 0) void toaster.show("done", message(nameOf(result.done, own.count)))
    reload()
  }
  const deletions = useDeletions((result) => {
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
    else void work(rows, action === "invite" ? changes.invite : changes.switchTo(true), saidOf(action))
  }
  const close = () => setAsked(null)
  const remove = (rows: readonly Row[], redirect: string | null) => {
    close()
    onGone(rows)
    void deletions.remove(rows, { what: nameOf(rows, own.count), removeRow: changes.remove(redirect) })
  }
  const removeAccounts = (rows: readonly RowName[], heir: string | null) =>
    void deletions.remove(rows, { what: nameOf(rows, own.count), removeRow: changes.removeAccount(heir) })
  useHandedDeletion(type, ({ heir, redirect, from, ...row }) => {
    const removeRow = of === "account" ? changes.removeAccount(heir) : changes.remove(redirect)
    void deletions.remove([row], { what: nameOf([row], own.count), removeRow, onUndone: () => moveTo(from) })
  })
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
            of,
            close,
            remove,
            removeAccounts: (rows, heir) => {
              close()
              onGone(rows)
              removeAccounts(rows, heir)
            },
            unpublish: (rows, redirect) => void work(rows, changes.unpublish(redirect), saidOf("unpublish")),
            addTag,
            block: (rows) => void work(rows, changes.switchTo(false), saidOf("block")),
          }),
  }
}

type Said = { readonly working: string; readonly done: (what: string) => string }

function saidOf(action: "publish" | "unpublish" | "block" | "unblock" | "invite"): Said {
  const { publish, unpublish, invite, other } = words.working
  const working = { publish, unpublish, invite, block: other, unblock: other }[action]
  return { working, done: words.done[action] }
}

/** "“A title”", or "3 publications" */
function nameOf(rows: readonly Named[], count: (count: number) => string): string {
  const [row, ...others] = rows
  return row !== undefined && others.length === 0 ? words.confirm.named(row.title) : count(rows.length)
}

type Answers = {
  readonly count: (count: number) => string
  readonly of: ListKind["actions"]
  readonly close: () => void
  readonly remove: (rows: readonly Row[], redirect: string | null) => void
  readonly removeAccounts: (rows: readonly Row[], heir: string | null) => void
  readonly unpublish: (rows: readonly Row[], redirect: string | null) => void
  readonly addTag: (rows: readonly Row[], id: string) => void
  readonly block: (rows: readonly Row[]) => void
}

function dialogOf(asked: Asked, { count, of, close, addTag, block, removeAccounts, ...withdraw }: Answers): ReactNode {
  if (asked.about === "report") return <ReportDialog report={asked.report} onClose={close} />
  const { about, rows } = asked
  const [first, ...others] = rows
  if (first === undefined) return null
  if (about === "block") return <BlockDialog rows={[first, ...others]} onClose={close} onBlock={block} />
  if (about === "delete" && of === "account") return <DeleteAccounts rows={[first, ...others]} onClose={close} onDelete={removeAccounts} />
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
  return <TagDialog onClose={close} onAdd={(id) => addTag(rows, id)} />
}
