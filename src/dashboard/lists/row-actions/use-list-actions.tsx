import { useState, type ReactNode } from "react"
import type { ListKind } from "#dashboard/lists/rows/kind.ts"
import { isItem, type ListedRow, type Row } from "#dashboard/lists/rows/row.ts"
import { useHandedDeletion } from "#dashboard/references/hand-over.ts"
import { useToaster } from "#dashboard/shell/toasts/toaster.tsx"
import { appWords } from "#dashboard/strings/words.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import type { ListAction } from "./account-actions.ts"
import { runEach, useReport, type Named } from "./report.tsx"
import { useRowChanges, type ChangeOf } from "./use-row-changes.ts"
import { useUndoableDeletions } from "./use-undoable-deletions.ts"

const words = appWords.listActions

export type ListActions = {
  readonly run: (action: ListAction, rows: readonly ListedRow[]) => void
  /** With null, the form creates a row. */
  readonly openForm: (row: ListedRow | null) => void
  readonly progress: string | null
  readonly deletedIds: ReadonlySet<string>
  readonly dialog: ReactNode
}

/** `all` are the rows of the page that is shown. */
export function useListActions(kind: ListKind, all: readonly ListedRow[], reload: () => void): ListActions {
  const { count } = kind.words
  const changes = useRowChanges()
  const report = useReport(reload)
  const deletions = useUndoableDeletions(all, report.show)
  const { question, ask, close } = useQuestion(all)
  const { progress, work } = useWork(count, { report, close })
  const remove = <T extends ListedRow>(rows: readonly T[], removeRow: ChangeOf<T>) => {
    close()
    void deletions.remove(rows, { what: nameOf(rows, count), removeRow })
  }
  const askFor = (action: "tag" | "block" | "delete" | "unpublish", rows: readonly Row[]) => {
    const props = { rows, onClose: close }
    if (action === "tag")
      return ask(importDialogs, ({ TagDialog }) => (
        <TagDialog onClose={close} onAdd={(id) => void work(action, rows, changes.addTag(kind.tagField ?? "", id))} />
      ))
    if (action === "block")
      return ask(importDialogs, ({ BlockDialog }) => (
        <BlockDialog {...props} onBlock={(active) => void work(action, active, changes.switchTo(false))} />
      ))
    if (action === "delete" && kind.actions === "account")
      return ask(importAccounts, ({ DeletionDialog }) => (
        <DeletionDialog {...props} onDelete={(accounts, heir) => remove(accounts, changes.removeAccount(heir))} />
      ))
    const isLive = rows.some(({ publicPath }) => publicPath !== null)
    return ask(importWithdrawal, ({ WithdrawalDialog }) => (
      <WithdrawalDialog
        action={action}
        items={rows}
        what={nameOf(rows, count)}
        text={isLive ? words.confirm.live(rows.length) : null}
        onClose={close}
        onConfirm={(redirect, codes) =>
          action === "delete" ? remove(rows, changes.remove(redirect)) : void work(action, rows, changes.unpublish(redirect, codes))
        }
      />
    ))
  }
  const openForm = formOpener(kind, { ask, close, report, reload })
  const run = (action: ListAction, chosenRows: readonly ListedRow[]) => {
    if (progress !== null || chosenRows.length === 0) return
    const rows = chosenRows.filter(isItem)
    if (kind.actions === "redirect") remove(chosenRows, changes.remove(null))
    else if (action === "duplicate" || action === "invite") void work(action, rows, changes[action])
    else if (action === "publish" || action === "unblock") void work(action, rows, changes.switchTo(true))
    else void askFor(action, rows)
  }
  useHandedDeletion(kind.type, ({ heir, redirect, from, ...row }) => {
    const removeRow = kind.actions === "account" ? changes.removeAccount(heir) : changes.remove(redirect)
    void deletions.remove([row], { what: nameOf([row], count), removeRow, onUndone: () => moveTo(from) })
  })
  return { run, openForm, progress, deletedIds: deletions.deletedIds, dialog: question ?? report.dialog }
}

type Question = ReturnType<typeof useQuestion>
type FormContext = Pick<Question, "ask" | "close"> & { readonly report: ReturnType<typeof useReport>; readonly reload: () => void }

/** After a failure the form continues with the row as it is then. */
function formOpener(kind: ListKind, { ask, close, report, reload }: FormContext) {
  const onSaved = (message: string) => {
    close()
    report.show({ done: [], failed: [] }, message)
  }
  return (opened: ListedRow | null) => {
    if (kind.form === null) return
    void ask(kind.form.load, (Form, rows) => (
      <Form row={rows.find(({ id }) => id === opened?.id) ?? opened} {...{ kind, onSaved, onClose: close, onFailed: reload }} />
    ))
  }
}

type WorkOptions = { readonly report: ReturnType<typeof useReport>; readonly close: () => void }

function useWork(count: (count: number) => string, { report, close }: WorkOptions) {
  const [progress, setProgress] = useState<string | null>(null)
  const work = async (action: Exclude<ListAction, "delete">, rows: readonly Row[], change: ChangeOf<Row>) => {
    close()
    const working: Readonly<Record<string, string>> = words.working
    const what = working[action] ?? words.working.other
    const result = await runEach(rows, change, (over) => setProgress(words.progress(what, over, rows.length)))
    setProgress(null)
    report.show(result, words.done[action](nameOf(result.done, count)))
  }
  return { progress, work }
}

function nameOf(rows: readonly Named[], count: (count: number) => string): string {
  const [row, ...others] = rows
  return row !== undefined && others.length === 0 ? words.confirm.named(row.title) : count(rows.length)
}

const importDialogs = () => import(/* webpackChunkName: "list-dialogs" */ "./dialogs.tsx")
// This chunk shows referrers and the control for a redirect, which the list itself does not need.
const importWithdrawal = () => import(/* webpackChunkName: "list-dialogs" */ "#dashboard/references/withdrawal-dialog.tsx")
// The search for another user is in the editors' chunk, because each more chunk costs a line in the scripts of every public page.
const importAccounts = () => import(/* webpackChunkName: "editor" */ "#dashboard/accounts/deletion-dialog.tsx")

/** Dialogs load when a user first opens one. If that fails, a toast says it, and the list stays unchanged. */
function useQuestion(rows: readonly ListedRow[]) {
  const toaster = useToaster()
  const [question, setQuestion] = useState<((rows: readonly ListedRow[]) => ReactNode) | null>(null)
  const ask = async <T,>(load: () => Promise<T>, draw: (dialogs: T, rows: readonly ListedRow[]) => ReactNode) => {
    try {
      const dialogs = await load()
      setQuestion(() => (now: readonly ListedRow[]) => draw(dialogs, now))
    } catch {
      // Offline, the chunk of the dialogs doesn't load.
      void toaster.show("failed", words.dialogFailed)
    }
  }
  return { question: question?.(rows), ask, close: () => setQuestion(null) }
}
