import { useState, type ReactNode } from "react"
import type { ListKind } from "#dashboard/lists/rows/kind.ts"
import type { Row, RowName } from "#dashboard/lists/rows/row.ts"
import { useHandedDeletion } from "#dashboard/references/hand-over.ts"
import { useToaster } from "#dashboard/shell/toasts/toaster.tsx"
import { moveTo } from "#lib/navigation/navigate.ts"
import type { ListAction } from "./account-actions.ts"
import type * as Dialogs from "./dialogs.tsx"
import { LoadedDialog } from "./loaded-dialog.tsx"
import { ReportDialog } from "./report-dialog.tsx"
import { runEach, type Answer, type Named, type Report, reasonOf } from "./run-each.ts"
import { useDeletions } from "./use-deletions.ts"
import type { Langcode } from "#contract/fields.ts"
import { defaultLanguage } from "#contract/languages.ts"
import { publicLanguages } from "#dashboard/items/languages.ts"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { accountApi } from "#dashboard/accounts/account-api.ts"
import { changesApi } from "#dashboard/lists/rows/changes-api.ts"
import { redirectsApi } from "#dashboard/references/redirects-api.ts"
import type { Problem } from "#lib/session/problem.ts"
import { appWords } from "#dashboard/strings/words.ts"

export type ListActions = {
  readonly run: (action: ListAction, rows: readonly Row[]) => void
  /** What is under way, in words; null while nothing is. */
  readonly progress: string | null
  readonly gone: ReadonlySet<string>
  readonly dialog: ReactNode
}

type Surroundings = {
  readonly reload: () => void
  /** Called with the rows that disappear from the list. */
  readonly onGone: (rows: readonly Row[]) => void
}

type Question = { readonly about: "tag" | "delete" | "unpublish" | "block"; readonly rows: readonly Row[] }
type Asked = Question | { readonly about: "report"; readonly report: Report }

export function useListActions(kind: ListKind, { reload, onGone }: Surroundings): ListActions {
  const { count } = kind.words
  const toaster = useToaster()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [progress, setProgress] = useState<string | null>(null)
  const changes = useChanges()
  const report = (result: Report, message: Said["done"] | null) => {
    if (result.failed.length > 0) setAsked({ about: "report", report: result })
    else if (message !== null && result.done.length > 0) void toaster.show("done", message(nameOf(result.done, count)))
    reload()
  }
  const deletions = useDeletions((result) => report(result, null))
  const close = () => setAsked(null)
  const work = async (rows: readonly Row[], change: ChangeOf<Row>, { working, done }: Said) => {
    close()
    const result = await runEach(rows, change, (over) => setProgress(appWords.listActions.progress(working, over, rows.length)))
    setProgress(null)
    report(result, done)
  }
  const remove = (rows: readonly Row[], removeRow: ChangeOf<Row>) => {
    close()
    onGone(rows)
    void deletions.remove(rows, { what: nameOf(rows, count), removeRow })
  }
  const run = (action: ListAction, rows: readonly Row[]) => {
    if (progress !== null || rows.length === 0) return
    if (action === "tag" || action === "delete" || action === "unpublish" || action === "block") setAsked({ about: action, rows })
    else if (action === "duplicate")
      void work(rows, changes.duplicate, {
        working: appWords.listActions.working.other,
        done: () => appWords.listActions.done.duplicate(rows[0]?.title ?? ""),
      })
    else void work(rows, action === "invite" ? changes.invite : changes.switchTo(true), saidOf(action))
  }
  useHandedDeletion(kind.type, ({ heir, redirect, from, ...row }) => {
    const removeRow = kind.actions === "account" ? changes.removeAccount(heir) : changes.remove(redirect)
    void deletions.remove([row], { what: nameOf([row], count), removeRow, onUndone: () => moveTo(from) })
  })
  const steps = { close, changes, work, remove }
  return { run, progress, gone: deletions.gone, dialog: asked !== null && <Asking asked={asked} kind={kind} steps={steps} /> }
}

type Said = { readonly working: string; readonly done: (what: string) => string }

function saidOf(action: "publish" | "unpublish" | "block" | "unblock" | "invite"): Said {
  const { publish, unpublish, invite, other } = appWords.listActions.working
  const working = { publish, unpublish, invite, block: other, unblock: other }[action]
  return { working, done: appWords.listActions.done[action] }
}

/** "“A title”", or "3 publications" */
function nameOf(rows: readonly Named[], count: (count: number) => string): string {
  const [row, ...others] = rows
  return row !== undefined && others.length === 0 ? appWords.listActions.confirm.named(row.title) : count(rows.length)
}

type Steps = {
  readonly close: () => void
  readonly changes: ReturnType<typeof useChanges>
  readonly work: (rows: readonly Row[], change: ChangeOf<Row>, said: Said) => Promise<void>
  readonly remove: (rows: readonly Row[], removeRow: ChangeOf<Row>) => void
}

// They bring what refers to an item, and the control for a redirect, which lists do without.
const importDialogs = () => import(/* webpackChunkName: "list-dialogs" */ "./dialogs.tsx")

function Asking({ asked, kind, steps }: { readonly asked: Asked; readonly kind: ListKind; readonly steps: Steps }) {
  if (asked.about === "report") return <ReportDialog report={asked.report} onClose={steps.close} />
  return (
    <LoadedDialog load={importDialogs} onClose={steps.close}>
      {(dialogs) => dialogOf(dialogs, asked, kind, steps)}
    </LoadedDialog>
  )
}

function dialogOf(
  { BlockDialog, DeleteAccounts, TagDialog, WithdrawalDialog }: typeof Dialogs,
  { about, rows }: Question,
  kind: ListKind,
  { close, changes, work, remove }: Steps,
): ReactNode {
  const [first, ...others] = rows
  if (first === undefined) return null
  if (about === "tag") {
    const addTag = (id: string) =>
      void work(rows, changes.addTag(kind.tagField ?? "", id), {
        working: appWords.listActions.working.tag,
        done: appWords.listActions.done.tag,
      })
    return <TagDialog onClose={close} onAdd={addTag} />
  }
  if (about === "block") {
    const block = (active: readonly Row[]) => void work(active, changes.switchTo(false), saidOf("block"))
    return <BlockDialog rows={[first, ...others]} onClose={close} onBlock={block} />
  }
  if (about === "delete" && kind.actions === "account") {
    const removeAccounts = (going: readonly Row[], heir: string | null) => remove(going, changes.removeAccount(heir))
    return <DeleteAccounts rows={[first, ...others]} onClose={close} onDelete={removeAccounts} />
  }
  const withdraw = (redirect: string | null, codes: readonly Langcode[]) =>
    about === "delete" ? remove(rows, changes.remove(redirect)) : void work(rows, changes.unpublish(redirect, codes), saidOf("unpublish"))
  return <WithdrawalDialog action={about} rows={rows} what={nameOf(rows, kind.words.count)} onClose={close} onConfirm={withdraw} />
}

type Leaving = RowName & Pick<Row, "publicPath">
type ChangeOf<T> = (row: T) => PromiseLike<Answer>

const quietly = { track: false } as const

/** The calls that change one row. */
function useChanges() {
  const dispatch = useAppDispatch()
  const { changeRow, removeRow, addReference, getWhole, createCopy } = changesApi.endpoints
  const switchTo = (status: boolean) => (row: Row) => dispatch(changeRow.initiate({ row, attributes: { status } }, quietly))
  /** Each language goes off the site by itself. Only the first change asks whether somebody has saved the item since. */
  const unpublishIn = (codes: readonly Langcode[]) => async (row: Row) => {
    let answer: Answer = { data: "done" }
    const going = publicLanguages(row).filter((code) => codes.includes(code))
    for (const [index, language] of going.entries()) {
      const known = index === 0 ? row : { ...row, version: null }
      answer = await dispatch(changeRow.initiate({ row: known, attributes: { status: false }, language }, quietly))
      if (reasonOf(answer) !== null) return answer
    }
    return answer
  }
  /** A redirect comes last: the back end refuses one from the address of a published item. */
  const withRedirect = <T extends Leaving>(change: ChangeOf<T>, to: string | null): ChangeOf<T> => {
    if (to === null) return change
    return async (row) => {
      const answer = await change(row)
      if (row.publicPath === null || reasonOf(answer) !== null) return answer
      const { error } = await dispatch(redirectsApi.endpoints.createRedirect.initiate({ from: row.publicPath, to }, quietly))
      return error === undefined ? answer : { error, isRedirectError: true }
    }
  }
  return {
    switchTo,
    unpublish: (redirect: string | null, codes: readonly Langcode[]) => (row: Row) => {
      const isLeaving = codes.includes(row.languages?.shown ?? defaultLanguage)
      return withRedirect(unpublishIn(codes), isLeaving ? redirect : null)(row)
    },
    remove: (redirect: string | null) => withRedirect((row: Leaving) => dispatch(removeRow.initiate({ row }, quietly)), redirect),
    removeAccount: (heir: string | null) => async (row: RowName) => {
      const { data, error } = await dispatch(removeRow.initiate({ row, ...(heir !== null && { heir }) }, quietly))
      return losesContent(error) ? { error: { ...error, message: appWords.people.remove.wouldLoseContent } } : { data, error }
    },
    invite: async ({ id, number }: Row): Promise<Answer> => {
      const { data: link = null, error } = await dispatch(
        accountApi.endpoints.sendInvitation.initiate({ id, number: number ?? 0 }, quietly),
      )
      return link === null ? { error } : { error: { kind: "not-offered", message: appWords.people.access.notMailed } }
    },
    addTag: (field: string, id: string) => (row: Row) =>
      dispatch(addReference.initiate({ row, field, target: { type: "taxonomy_term--tags", id } }, quietly)),
    duplicate: async (row: Row): Promise<Answer> => {
      const { data: whole, error } = await dispatch(getWhole.initiate({ row }, { subscribe: false, forceRefetch: true }))
      if (whole === undefined) return { error }
      return dispatch(createCopy.initiate({ type: row.type, whole, title: appWords.listActions.copyOf(row.title) }, quietly))
    },
  }
}

/** A back end that does not know what becomes of the content refuses the parameter (src/dashboard/items/requests.ts). */
function losesContent(error: Answer["error"]): error is Extract<Problem, { readonly kind: "invalid" }> {
  return error !== undefined && "kind" in error && error.kind === "invalid" && error.message?.includes("'reassign'") === true
}
