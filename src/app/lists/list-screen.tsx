import { useEffect, useMemo, useState } from "react"
import { Title } from "#app/bar/title.tsx"
import { useToaster } from "#app/toasts/toaster.ts"
import { screenPath } from "#contract/screens.ts"
import { BulkBar } from "./actions/bulk-bar.tsx"
import { useListActions } from "./actions/use-list-actions.tsx"
import { ExportButton } from "./export/export-button.tsx"
import { useExport } from "./export/use-export.ts"
import type { ListKind } from "./kind.ts"
import { headingId, ListHead } from "./list-head.tsx"
import { ListBody } from "./list-body.tsx"
import type { Row } from "./rows/row.ts"
import { useStaleNotice } from "./states/use-stale-notice.ts"
import type { Selection } from "./table/list-table.tsx"
import { focusRow } from "./table/row-keys.ts"
import { useListPage } from "./use-list-page.ts"

const noRows: readonly Row[] = []

/** A list of any kind. Dashboard mounts a new one for each kind. */
export function ListScreen({ kind, search }: { readonly kind: ListKind; readonly search: string }) {
  const list = useListPage(kind, search)
  const toaster = useToaster()
  const [selection, setSelection] = useState<Selection>({})
  const [focused, setFocused] = useState<string | null>(null)
  const all = list.page?.rows ?? noRows
  const onGone = (rows: readonly Row[]) => {
    setSelection({})
    setFocused(nextAfter(all, rows))
  }
  const actions = useListActions(kind, { toaster, reload: list.reload, onGone })
  const { gone } = actions
  // The table keeps its work for the same rows.
  const rows = useMemo(() => all.filter(({ id }) => !gone.has(id)), [all, gone])
  const exporting = useExport(kind, list.state, toaster)
  useFocusAfterDelete(focused, gone)
  useStaleNotice(list.page !== null && list.problem !== null, toaster)
  const { editable, words: own } = kind
  const isEmpty = list.page?.rows.length === 0
  return (
    <>
      <Title title={own.title} />
      <ListHead
        title={own.title}
        count={isEmpty ? null : (list.page?.count ?? null)}
        {...(editable !== null && { create: { to: screenPath({ kind: "create", of: editable }), label: own.create } })}
      >
        {!isEmpty && list.page !== null && <ExportButton {...exporting} />}
      </ListHead>
      <ListBody kind={kind} list={list} rows={rows} selection={selection} onSelection={setSelection} onRun={actions.run}>
        {kind.actions !== "none" && (
          <BulkBar kind={kind} rows={rows.filter(({ id }) => selection[id] === true)} actions={actions} onClear={() => setSelection({})} />
        )}
      </ListBody>
      {actions.dialog}
    </>
  )
}

/** The row below the ones that go, or else the one above them; null where none stays. */
function nextAfter(all: readonly Row[], going: readonly Row[]): string | null {
  const ids = new Set(going.map(({ id }) => id))
  const last = all.findLastIndex(({ id }) => ids.has(id))
  const after = all.slice(last + 1)
  const before = all.slice(0, Math.max(0, last)).filter(({ id }) => !ids.has(id))
  return (after[0] ?? before.at(-1))?.id ?? ""
}

function useFocusAfterDelete(focused: string | null, gone: ReadonlySet<string>): void {
  useEffect(() => {
    if (focused === null || gone.size === 0) return
    if (!focusRow(focused)) document.getElementById(headingId)?.focus()
  }, [focused, gone])
}
