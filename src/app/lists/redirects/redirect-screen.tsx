import { useState, type ReactNode } from "react"
import { useAppDispatch } from "#app/session/hooks.ts"
import { ReportDialog } from "#app/lists/actions/dialogs.tsx"
import type { Report } from "#app/lists/actions/run-each.ts"
import { useDeletions } from "#app/lists/actions/use-deletions.ts"
import { isFiltered } from "#app/lists/address/list-state.ts"
import { NoRows } from "#app/lists/list-body.tsx"
import { headingId, ListHead } from "#app/lists/list-head.tsx"
import { ListFailed } from "#app/lists/states/list-failed.tsx"
import { ListWaiting } from "#app/lists/states/list-waiting.tsx"
import { Pages } from "#app/lists/states/pages.tsx"
import { useStaleNotice } from "#app/lists/states/use-stale-notice.ts"
import { focusRow } from "#app/lists/table/row-keys.ts"
import { Toolbar } from "#app/lists/toolbar/toolbar.tsx"
import { Title } from "#app/bar/title.tsx"
import { useToaster } from "#app/toasts/toaster.ts"
import { redirectsPath } from "#contract/paths.ts"
import { listActions } from "#app/strings/lists.ts"
import { redirects as words } from "#app/strings/redirects.ts"
import { Button } from "#ui/button.tsx"
import { Empty } from "#ui/empty.tsx"
import { Icon, plus } from "#ui/icon.tsx"
import { RedirectDialog } from "./redirect-dialog.tsx"
import { redirectListApi } from "./redirect-list-api.ts"
import type { RedirectRow } from "./redirect-row.ts"
import { RedirectTable } from "./redirect-table.tsx"
import { redirectKind, useRedirectPage, type ShownRedirects } from "./use-redirect-page.ts"

const noRows: readonly RedirectRow[] = []

type Opened = { readonly row: RedirectRow | null }

/** The redirects of the site: those of admins, and the former addresses of items. */
export function RedirectScreen({ search }: { readonly search: string }) {
  const list = useRedirectPage(search)
  const toaster = useToaster()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const { page, reload, problem, isLacking } = list
  const deletions = useDeletions((result) => {
    if (result.failed.length > 0) setReport(result)
    reload()
  })
  const rows = (page?.rows ?? noRows).filter(({ id }) => !deletions.gone.has(id))
  const remove = useRemoval(rows, deletions.remove)
  useStaleNotice(page !== null && problem !== null, toaster)
  return (
    <>
      <Title title={words.title} />
      <ListHead title={words.title} count={page?.count ?? null}>
        {!isLacking && (
          <Button tone="accent" onClick={() => setOpened({ row: null })}>
            <Icon path={plus} />
            {words.create}
          </Button>
        )}
      </ListHead>
      {isLacking ? (
        <Empty title={words.none.title}>
          <p>{words.none.text}</p>
        </Empty>
      ) : (
        <Body list={list} first={<Button onClick={() => setOpened({ row: null })}>{words.empty.first}</Button>}>
          <RedirectTable
            rows={rows}
            sort={list.state.sort}
            onSort={({ id }) => list.go({ ...list.state, sort: id, page: 1 }, "choose")}
            onChange={(row) => setOpened({ row })}
            onDelete={remove}
          />
        </Body>
      )}
      {opened !== null && (
        <RedirectDialog
          row={opened.row}
          onClose={() => setOpened(null)}
          onSaved={({ from, target }) => {
            setOpened(null)
            reload()
            void toaster.tell("done", words.saved(from, target))
          }}
        />
      )}
      {report !== null && <ReportDialog report={report} onClose={() => setReport(null)} />}
    </>
  )
}

/** Deletes a row, and gives the focus to the next one. */
function useRemoval(rows: readonly RedirectRow[], remove: ReturnType<typeof useDeletions>["remove"]) {
  const dispatch = useAppDispatch()
  return (row: RedirectRow) => {
    const at = rows.indexOf(row)
    const next = rows[at + 1] ?? rows[at - 1]
    const removeRow = (one: RedirectRow) => dispatch(redirectListApi.endpoints.removeRedirect.initiate(one, { track: false }))
    void remove([row], { what: listActions.confirm.named(row.title), removeRow })
    // The row is gone with the next render.
    requestAnimationFrame(() => {
      if (next === undefined || !focusRow(next.id)) document.getElementById(headingId)?.focus()
    })
  }
}

type BodyProps = { readonly list: ShownRedirects; readonly first: ReactNode; readonly children: ReactNode }

function Body({ list, first, children }: BodyProps) {
  const { page, problem, state, addressOf } = list
  if (page === null) {
    return problem === null ? (
      <ListWaiting kind={redirectKind} />
    ) : (
      <ListFailed problem={problem} path={redirectsPath} onRetry={list.reload} />
    )
  }
  const isFirstUse = page.rows.length === 0 && state.page === 1 && !isFiltered(state)
  return (
    <>
      {!isFirstUse && <Toolbar kind={redirectKind} state={state} onChange={list.go} />}
      {page.rows.length === 0 ? (
        <NoRows kind={redirectKind} list={list}>
          {first}
        </NoRows>
      ) : (
        <div aria-busy={list.isLoading}>
          {children}
          <Pages state={state} shown={{ length: page.rows.length, hasNext: page.hasNext, count: page.count }} addressOf={addressOf} />
        </div>
      )}
    </>
  )
}
