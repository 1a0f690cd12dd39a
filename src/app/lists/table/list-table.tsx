import { useEffect, useRef, type KeyboardEvent, useState } from "react"
import type { ListAction } from "#app/lists/row-actions/account-actions.ts"
import type { ListKind, Sort } from "#app/lists/rows/kind.ts"
import type { Row } from "#app/lists/rows/row.ts"
import { CheckBox, ListRow } from "./list-row.tsx"
import * as styles from "./list-table.module.css"
import { SortHead } from "./sort-head.tsx"
import { focusRow, rowId } from "#app/lists/page/focus.ts"
import { appWords } from "#app/strings/words.ts"

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
          {kind.words.title}. {hasSelection && appWords.lists.keys}
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
                <span className="visually-hidden">{appWords.lists.actions}</span>
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
  return <CheckBox boxRef={box} label={appWords.lists.selectAll} isOn={isAll} onClick={() => onToggle(!isAll)} />
}

/**
 * Moves between rows by arrow keys, and selects by Space; Shift and an arrow key select both rows. Enter follows the link by itself. The row's
 * menu has its own keys. `selection` is null if rows are not selected.
 */
function handleRowKeys(event: KeyboardEvent<HTMLElement>, rows: readonly Row[], selection: Selection | null): void {
  const { target, key, shiftKey } = event
  if (!(target instanceof HTMLElement) || target.closest("[aria-expanded='true'], [data-menu] ul") !== null) return
  const at = rows.findIndex(({ id }) => target.closest("tr")?.id === rowId(id))
  const row = rows[at]
  if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  if (key === " " && target instanceof HTMLAnchorElement) {
    event.preventDefault()
    selection?.select([row], !selection.selected.has(row.id))
    return
  }
  const next = rows[key === "ArrowDown" ? at + 1 : key === "ArrowUp" ? at - 1 : at]
  if (next === undefined || next === row) return
  event.preventDefault()
  if (shiftKey) selection?.select([row, next], true)
  focusRow(next.id, target instanceof HTMLInputElement ? "input" : "a")
}

export type Selection = {
  readonly selected: ReadonlySet<string>
  readonly select: (rows: readonly Row[], isOn: boolean) => void
  /** Switches a row. With Shift, all rows from the one that was switched last become like it. */
  readonly toggle: (row: Row, rows: readonly Row[], withShift: boolean) => void
  readonly clear: () => void
}

/** The rows of a list that are selected. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)
  const select = (rows: readonly Row[], isOn: boolean) =>
    setSelected((before) => {
      const after = new Set(before)
      for (const { id } of rows) {
        if (isOn) after.add(id)
        else after.delete(id)
      }
      return after
    })
  const toggle = (row: Row, rows: readonly Row[], withShift: boolean) => {
    const from = withShift ? rows.findIndex(({ id }) => id === last.current) : -1
    const to = rows.indexOf(row)
    const range = from === -1 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1)
    last.current = row.id
    select(range, !selected.has(row.id))
  }
  return { selected, select, toggle, clear: () => setSelected(new Set()) }
}
