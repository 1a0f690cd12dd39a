import { useState } from "react"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { ReportDialog } from "#dashboard/lists/row-actions/report-dialog.tsx"
import type { Report } from "#dashboard/lists/row-actions/run-each.ts"
import { useDeletions } from "#dashboard/lists/row-actions/use-deletions.ts"
import { focusFirst } from "#dashboard/lists/page/focus.ts"
import { ListFrame } from "#dashboard/lists/page/list-frame.tsx"
import { ListHead } from "#dashboard/lists/page/list-head.tsx"
import { shownList } from "#dashboard/lists/page/use-list-page.ts"
import { stateOf } from "#dashboard/lists/rows/list-state.ts"
import { Title } from "#dashboard/shell/bar/title.tsx"
import { useToaster } from "#dashboard/shell/toasts/toaster.tsx"
import { redirectsPath } from "#contract/paths.ts"
import { Button } from "#ui/button.tsx"
import { Empty } from "#ui/empty.tsx"
import { Icon, plus } from "#ui/icon.tsx"
import { RedirectDialog } from "./redirect-dialog.tsx"
import { redirectListApi, useGetRedirectPageQuery, type RedirectRow } from "./redirect-list-api.ts"
import { redirectKind, RedirectTable } from "./redirect-table.tsx"
import { useFeature } from "#dashboard/session/use-feature.ts"
import { appWords } from "#dashboard/strings/words.ts"

const words = appWords.redirects

type Opened = { readonly row: RedirectRow | null }

/** The redirects of the site: those of admins, and the former addresses of items. */
export function RedirectScreen({ search }: { readonly search: string }) {
  return useFeature("redirects") ? <Redirects search={search} /> : <NoRedirects />
}

/** A Drupal has redirects where its module Redirect is installed. */
function NoRedirects() {
  return (
    <>
      <Title title={words.title} />
      <ListHead title={words.title} count={null} />
      <Empty title={words.none.title}>
        <p>{words.none.text}</p>
      </Empty>
    </>
  )
}

function Redirects({ search }: { readonly search: string }) {
  const list = useRedirectPage(search)
  const toaster = useToaster()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const { page, reload } = list
  const deletions = useDeletions((result) => {
    if (result.failed.length > 0) setReport(result)
    reload()
  })
  const rows = (page?.rows ?? []).filter(({ id }) => !deletions.gone.has(id))
  const remove = useRemoval(rows, deletions.remove)
  const begin = () => setOpened({ row: null })
  return (
    <>
      <ListFrame
        kind={redirectKind}
        list={list}
        path={redirectsPath}
        buttons={
          <Button tone="accent" onClick={begin}>
            <Icon path={plus} />
            {words.create}
          </Button>
        }
        first={<Button onClick={begin}>{words.empty.first}</Button>}
      >
        <RedirectTable
          rows={rows}
          sort={list.state.sort}
          onSort={(sort) => list.go({ ...list.state, sort, page: 1 }, "choose")}
          onChange={(row) => setOpened({ row })}
          onDelete={remove}
        />
      </ListFrame>
      {opened !== null && (
        <RedirectDialog
          row={opened.row}
          onClose={() => setOpened(null)}
          onSaved={({ from, target }) => {
            setOpened(null)
            reload()
            void toaster.show("done", words.saved(from, target))
          }}
        />
      )}
      {report !== null && <ReportDialog report={report} onClose={() => setReport(null)} />}
    </>
  )
}

function useRedirectPage(search: string) {
  const state = stateOf(search, redirectKind)
  const { sort } = redirectKind.sorts.find(({ id }) => id === state.sort) ?? redirectKind.sorts[0]
  const query = useGetRedirectPageQuery({ text: state.text, sort, page: state.page }, { refetchOnMountOrArgChange: true })
  return shownList(redirectKind, state, query)
}

/** Deletes a row, and gives the focus to the next one. */
function useRemoval(rows: readonly RedirectRow[], remove: ReturnType<typeof useDeletions>["remove"]) {
  const dispatch = useAppDispatch()
  return (row: RedirectRow) => {
    const at = rows.indexOf(row)
    const next = rows[at + 1] ?? rows[at - 1]
    const removeRow = (one: RedirectRow) => dispatch(redirectListApi.endpoints.removeRedirect.initiate(one, { track: false }))
    void remove([row], { what: appWords.listActions.confirm.named(row.title), removeRow })
    // The row is gone with the next render.
    requestAnimationFrame(() => focusFirst(next === undefined ? [] : [next.id]))
  }
}
