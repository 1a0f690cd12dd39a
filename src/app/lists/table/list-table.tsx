import { useEffect, useRef } from "react"
import type { ListAction } from "#app/lists/actions/account-actions.ts"
import type { ListKind, Sort } from "#app/lists/rows/kind.ts"
import type { Row } from "#app/lists/rows/row.ts"
import { lists as words } from "#app/strings/lists.ts"
import { CheckBox, ListRow } from "./list-row.tsx"
import * as styles from "./list-table.module.css"
import { handleRowKeys } from "./row-keys.ts"
import { SortHead } from "./sort-head.tsx"
import type { Selection } from "./use-selection.ts"

type ListTableProps = {
  readonly kind: ListKind
  readonly rows: readonly Row[]
  readonly sort: string
  readonly selection: Selection
  readonly onSort: (sort: Sort) => void
  readonly onRun: (action: ListAction, rows: readonly Row[]) => void
}

export function ListTable({ kind, rows, sort, selection, onSort, onRun }: ListTableProps) {
  const { selected, select, toggle } = selection
  const hasSelection = kind.actions !== "none"
  const head = { kind, sort, onSort }
  return (
    // The keys work on the links and boxes inside.
    <div role="presentation" onKeyDown={(event) => handleRowKeys(event, rows, hasSelection ? selection : null)}>
      <table className={styles.table} data-sign={kind.sign}>
        <caption className="visually-hidden">
          {kind.words.title}. {hasSelection && words.keys}
        </caption>
        <thead className={styles.heads}>
          <tr>
            {hasSelection && (
              <th scope="col" className={styles.checkHead}>
                <SelectAll
                  isAll={rows.length > 0 && rows.every(({ id }) => selected.has(id))}
                  isSome={selected.size > 0}
                  onToggle={(isOn) => select(rows, isOn)}
                />
              </th>
            )}
            <SortHead {...head} column="title" label={kind.titleLabel} />
            {kind.stateOf !== null && <SortHead {...head} column="status" label={kind.stateLabel} />}
            {kind.columns.map(({ id, label, isWide }) => (
              <SortHead key={id} {...head} column={id} label={label} isWide={isWide ?? false} />
            ))}
            {hasSelection && (
              <th scope="col" className={styles.head}>
                <span className="visually-hidden">{words.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className={styles.rows}>
          {rows.map((row) => (
            <ListRow
              key={row.id}
              kind={kind}
              row={row}
              isSelected={selected.has(row.id)}
              onToggle={(withShift) => toggle(row, rows, withShift)}
              onRun={onRun}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type SelectAllProps = { readonly isAll: boolean; readonly isSome: boolean; readonly onToggle: (isOn: boolean) => void }

function SelectAll({ isAll, isSome, onToggle }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isSome && !isAll
  }, [isSome, isAll])
  return <CheckBox boxRef={box} label={words.selectAll} isOn={isAll} onClick={() => onToggle(!isAll)} />
}
