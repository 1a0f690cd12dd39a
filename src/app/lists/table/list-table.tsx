import { useTable, type RowSelectionState, type Updater } from "@tanstack/react-table"
import { useEffect, useRef } from "react"
import type { ListAction } from "#app/lists/actions/use-list-actions.tsx"
import type { ListKind, Sort } from "#app/lists/kind.ts"
import type { Row } from "#app/lists/rows/row.ts"
import { lists as words } from "#app/strings/lists.ts"
import { CheckBox } from "./check-box.tsx"
import { ListRow } from "./list-row.tsx"
import * as styles from "./list-table.module.css"
import { handleRowKeys } from "./row-keys.ts"
import { features } from "./selectable-row.ts"
import { SortHead } from "./sort-head.tsx"

const columns = [{ id: "row" }]

export type Selection = RowSelectionState

type ListTableProps = {
  readonly kind: ListKind
  readonly rows: readonly Row[]
  readonly sort: string
  readonly selection: Selection
  readonly onSelection: (change: Updater<Selection>) => void
  readonly onSort: (sort: Sort) => void
  readonly onRun: (action: ListAction, rows: readonly Row[]) => void
}

export function ListTable({ kind, rows, sort, selection, onSelection, onSort, onRun }: ListTableProps) {
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ id }) => id,
    enableSubRowSelection: false,
    state: { rowSelection: selection },
    onRowSelectionChange: onSelection,
  })
  const hasSelection = kind.actions !== "none"
  const shown = table.getRowModel().rows
  const extend = (from: Row, to: Row) => onSelection((before) => ({ ...before, [from.id]: true, [to.id]: true }))
  const toggle = ({ id }: Row) => table.getRow(id).toggleSelected()
  const selecting = hasSelection ? { rows, toggle, extend } : { rows, toggle: ignore, extend: ignore }
  const head = { kind, sort, onSort }
  return (
    // The keys work on the links and boxes inside.
    <div role="presentation" onKeyDown={(event) => handleRowKeys(event, selecting)}>
      <table className={styles.table} data-sign={kind.sign}>
        <caption className="visually-hidden">
          {kind.words.title}. {hasSelection && words.keys}
        </caption>
        <thead className={styles.heads}>
          <tr>
            {hasSelection && (
              <th scope="col" className={styles.checkHead}>
                <SelectAll
                  isAll={table.getIsAllRowsSelected()}
                  isSome={table.getIsSomeRowsSelected()}
                  onToggle={() => table.toggleAllRowsSelected()}
                />
              </th>
            )}
            <SortHead {...head} column="title" label={kind.titleLabel} />
            {kind.stateOf !== null && <SortHead {...head} column="status" label={kind.stateLabel} />}
            {kind.columns.map(({ id, label, isWide }) => (
              <SortHead key={id} {...head} column={id} label={label} isWide={isWide ?? false} />
            ))}
            {kind.actions !== "none" && (
              <th scope="col" className={styles.head}>
                <span className="visually-hidden">{words.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className={styles.rows}>
          {shown.map((row) => (
            <ListRow key={row.id} kind={kind} row={row} onRun={onRun} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ignore(): void {
  // Rows of this kind are not selected.
}

type SelectAllProps = { readonly isAll: boolean; readonly isSome: boolean; readonly onToggle: () => void }

function SelectAll({ isAll, isSome, onToggle }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isSome && !isAll
  }, [isSome, isAll])
  return <CheckBox boxRef={box} label={words.selectAll} isOn={isAll} onClick={onToggle} />
}
