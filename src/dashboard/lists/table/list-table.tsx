import { useRef, useState, type KeyboardEvent } from "react"
import type { ListActions } from "#dashboard/lists/row-actions/use-list-actions.tsx"
import type { ListKind } from "#dashboard/lists/rows/kind.ts"
import type { ListedRow } from "#dashboard/lists/rows/row.ts"
import { focusRow } from "#dashboard/lists/page/focus.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { DataTable, rowId, type TableColumn } from "#ui/text/data-table.tsx"
import { RowMenu, RowState } from "./list-row.tsx"
import { RowTitle, Sub } from "./row-title.tsx"

type ListTableProps = {
  readonly kind: ListKind
  readonly rows: readonly ListedRow[]
  readonly sort: string
  readonly selection: Selection
  readonly onSort: (sort: string) => void
  readonly actions: Pick<ListActions, "run" | "openForm">
}

export function ListTable({ kind, rows, sort, selection, onSort, actions }: ListTableProps) {
  const { selected, select, toggle } = selection
  const hasActions = kind.actions !== "none"
  const boxes = {
    selected,
    allLabel: appWords.lists.selectAll,
    labelOf: ({ title }: ListedRow) => appWords.lists.select(title),
    onAll: (isOn: boolean) => select(rows, isOn),
    onRow: (row: ListedRow, withShift: boolean) => toggle(row, rows, withShift),
  }
  const menu = { label: appWords.lists.actions, of: (row: ListedRow) => <RowMenu kind={kind} row={row} actions={actions} /> }
  return (
    // The arrow keys work on the links and boxes inside.
    <div role="presentation" onKeyDown={(event) => handleRowKeys(event, rows, hasActions ? selection : null)}>
      <DataTable
        caption={hasActions ? `${kind.words.title}. ${appWords.lists.keys}` : `${kind.words.title}.`}
        rows={rows}
        columns={columnsOf(kind, actions.openForm)}
        sign={kind.sign}
        sorting={{ sorts: kind.sorts, present: sort, onSort }}
        selection={hasActions ? boxes : null}
        menu={hasActions ? menu : null}
      />
    </div>
  )
}

function columnsOf(kind: ListKind, onOpen: ListActions["openForm"]): readonly TableColumn<ListedRow>[] {
  const { titleLabel, stateLabel, stateOf, columns } = kind
  return [
    { id: "title", label: titleLabel, cell: (row) => <RowTitle kind={kind} row={row} onOpen={onOpen} /> },
    ...(stateOf === null
      ? []
      : [{ id: "status", label: stateLabel, isState: true, cell: (row: ListedRow) => <RowState row={row} otherwise={stateOf(row)} /> }]),
    ...columns.map(({ text, cell, sub, ...column }) => ({
      isStacked: stateOf === null,
      ...column,
      cell: (row: ListedRow) => (
        <>
          {cell?.(row) ?? text(row)}
          {sub !== undefined && <Sub text={sub(row)} />}
        </>
      ),
    })),
  ]
}

/**
 * Arrow keys move between rows, Space selects, and Shift with an arrow selects both rows. The row's menu has its own keys. `selection` is null if
 * rows can't be selected.
 */
function handleRowKeys(event: KeyboardEvent<HTMLElement>, rows: readonly ListedRow[], selection: Selection | null): void {
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
  focusRow(next.id, target instanceof HTMLInputElement ? "input" : "a, button")
}

export type Selection = {
  readonly selected: ReadonlySet<string>
  readonly select: (rows: readonly ListedRow[], isOn: boolean) => void
  /** Shift gives all rows since the last switched one the same state. */
  readonly toggle: (row: ListedRow, rows: readonly ListedRow[], withShift: boolean) => void
  readonly clear: () => void
}

export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)
  const select = (rows: readonly ListedRow[], isOn: boolean) =>
    setSelected((before) => {
      const after = new Set(before)
      for (const { id } of rows) {
        if (isOn) after.add(id)
        else after.delete(id)
      }
      return after
    })
  const toggle = (row: ListedRow, rows: readonly ListedRow[], withShift: boolean) => {
    const from = withShift ? rows.findIndex(({ id }) => id === last.current) : -1
    const to = rows.indexOf(row)
    const range = from === -1 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1)
    last.current = row.id
    select(range, !selected.has(row.id))
  }
  return { selected, select, toggle, clear: () => setSelected(new Set()) }
}
