import { useRef } from "react"
import { headingId } from "#dashboard/shell/head/screen-head.tsx"
import { focusRow } from "./page/focus.ts"
import { useListActions, type ListActions } from "./row-actions/use-list-actions.tsx"
import { ExportButton } from "./export.tsx"
import type { ListKind } from "./rows/kind.ts"
import { ListFrame } from "./page/list-frame.tsx"
import type { ListedRow } from "./rows/row.ts"
import { ListTable, useSelection } from "./table/list-table.tsx"
import { useListPage } from "./page/use-list-page.ts"
import { Button } from "#ui/controls/button.tsx"
import { useKeptFocus } from "#lib/use-kept-focus.ts"
import { actionsOn, type ListAction } from "./row-actions/account-actions.ts"
import * as bar from "./row-actions/bulk-bar.module.css"
import { appWords } from "#dashboard/strings/words.ts"

const noRows: readonly ListedRow[] = []

/** Dashboard mounts a new screen for each kind. */
export function ListScreen({ kind, search }: { readonly kind: ListKind; readonly search: string }) {
  const list = useListPage(kind, search)
  const selection = useSelection()
  const all = list.page?.rows ?? noRows
  const actions = useListActions(kind, all, list.reload)
  const rows = all.filter(({ id }) => !actions.deletedIds.has(id))
  return (
    <>
      <ListFrame
        kind={kind}
        list={list}
        onCreate={() => actions.openForm(null)}
        buttons={all.length > 0 && <ExportButton kind={kind} state={list.state} />}
      >
        {kind.actions !== "none" && (
          <BulkBar kind={kind} rows={rows.filter(({ id }) => selection.selected.has(id))} actions={actions} onClear={selection.clear} />
        )}
        <ListTable
          kind={kind}
          rows={rows}
          sort={list.state.sort}
          selection={selection}
          onSort={(sort) => list.go({ ...list.state, sort, page: 1 }, "choose")}
          actions={actions}
        />
      </ListFrame>
      {actions.dialog}
    </>
  )
}

type BulkBarProps = {
  readonly kind: Pick<ListKind, "tagField" | "actions">
  readonly rows: readonly ListedRow[]
  readonly actions: Pick<ListActions, "run" | "progress">
  readonly onClear: () => void
}

/** The region is always there, so that screen readers read its changes out. Its buttons stay while an action runs, and so does their focus. */
function BulkBar({ kind, rows, actions: { run, progress }, onClear }: BulkBarProps) {
  const offers = rows.length === 0 ? [] : offersOf(kind, rows)
  const region = useRef<HTMLDivElement>(null)
  useKeptFocus(region, () => region.current?.querySelector("button") ?? document.getElementById(headingId))
  const clear = () => {
    onClear()
    focusRow(rows[0]?.id ?? "", "input")
  }
  return (
    <div ref={region} role="region" aria-label={appWords.listActions.selection}>
      <div className={bar.bar} hidden={rows.length === 0 && progress === null}>
        <span role="status" className={bar.count}>
          {progress ?? (rows.length === 0 ? "" : appWords.listActions.selected(rows.length))}
        </span>
        {offers.map(([action, changed]) => (
          <Button key={action} tone="quiet" size="small" aria-disabled={progress !== null} onClick={() => run(action, changed)}>
            {appWords.listActions[action]}
          </Button>
        ))}
        {rows.length > 0 && (
          <span className={bar.end}>
            <Button tone="quiet" size="small" onClick={clear}>
              {appWords.listActions.clear}
            </Button>
          </span>
        )}
      </div>
    </div>
  )
}

function offersOf(
  { tagField, actions }: BulkBarProps["kind"],
  rows: readonly ListedRow[],
): readonly (readonly [ListAction, readonly ListedRow[]])[] {
  if (actions === "account") return actionsOn(rows)
  const ofContent = actions === "content" ? (["publish", "unpublish"] as const) : []
  const ofTags = tagField === null ? [] : (["tag"] as const)
  return [...ofContent, ...ofTags, "delete" as const].map((action) => [action, rows])
}
