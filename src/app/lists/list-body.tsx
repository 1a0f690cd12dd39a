import type { Updater } from "@tanstack/react-table"
import type { ReactNode } from "react"
import { collectionPath } from "#contract/paths.ts"
import { screenPath } from "#contract/screens.ts"
import { lists as words } from "#app/strings/lists.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Empty } from "#ui/empty.tsx"
import type { ListAction } from "./actions/use-list-actions.tsx"
import { isFiltered, type ListState } from "./address/list-state.ts"
import type { ListKind } from "./kind.ts"
import type { Row } from "./rows/row.ts"
import { ListWaiting } from "./states/list-waiting.tsx"
import { Pages } from "./states/pages.tsx"
import { ListFailed } from "./states/list-failed.tsx"
import { ListTable, type Selection } from "./table/list-table.tsx"
import { Toolbar } from "./toolbar/toolbar.tsx"
import type { ShownList } from "./use-list-page.ts"

type ListBodyProps = {
  readonly kind: ListKind
  readonly list: ShownList
  /** Without those that are deleted. */
  readonly rows: readonly Row[]
  readonly selection: Selection
  readonly onSelection: (change: Updater<Selection>) => void
  readonly onRun: (action: ListAction, rows: readonly Row[]) => void
  /** Stands above the table's head. */
  readonly children: ReactNode
}

export function ListBody({ kind, list, children, ...table }: ListBodyProps) {
  const { state, page, go } = list
  const isFirstUse = page?.rows.length === 0 && state.page === 1 && !isFiltered(state)
  return (
    <>
      {!isFirstUse && <Toolbar kind={kind} state={state} onChange={go} />}
      {page === null ? <WithoutRows kind={kind} list={list} /> : page.rows.length === 0 && <NoRows kind={kind} list={list} />}
      {page !== null && page.rows.length > 0 && (
        <div aria-busy={list.isLoading}>
          {children}
          <ListTable kind={kind} {...table} sort={state.sort} onSort={({ id }) => go({ ...state, sort: id, page: 1 }, "choose")} />
          <Pages state={state} shown={{ length: page.rows.length, hasNext: page.hasNext, count: page.count }} addressOf={list.addressOf} />
        </div>
      )}
    </>
  )
}

type StateProps = { readonly kind: Pick<ListKind, "type" | "words" | "editable" | "sign" | "actions">; readonly list: ShownList }

export function WithoutRows({ kind, list: { problem, reload } }: StateProps) {
  if (problem !== null) return <ListFailed problem={problem} path={collectionPath(kind.type)} onRetry={reload} />
  return <ListWaiting kind={kind} />
}

type NoRowsProps = {
  readonly kind: Pick<ListKind, "words" | "editable">
  readonly list: Pick<ShownList, "state" | "addressOf">
  /** Begins the first item, where no screen of its own does. */
  readonly children?: ReactNode
}

export function NoRows({ kind: { editable, words: own }, list: { state, addressOf }, children }: NoRowsProps) {
  const cleared: ListState = { ...state, text: "", chosen: {}, page: 1 }
  if (state.page > 1) {
    return (
      <Empty title={words.noSuchPage.title}>
        <ButtonLink to={addressOf({ ...state, page: 1 })}>{words.noSuchPage.first}</ButtonLink>
      </Empty>
    )
  }
  if (isFiltered(state)) {
    return (
      <Empty title={own.noMatch}>
        <p>{words.filtered.text}</p>
        <ButtonLink to={addressOf(cleared)}>{words.filtered.clear}</ButtonLink>
      </Empty>
    )
  }
  return (
    <Empty title={own.empty.title}>
      <p>{own.empty.text}</p>
      {editable !== null && <ButtonLink to={screenPath({ kind: "create", of: editable })}>{own.empty.first}</ButtonLink>}
      {children}
    </Empty>
  )
}
