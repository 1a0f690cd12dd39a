import { useEffect, useRef, type MouseEvent, type ReactNode } from "react"
import * as checks from "#ui/forms/check-field.module.css"
import * as styles from "./data-table.module.css"
import { Icon } from "#ui/pictures/icon.tsx"

export type TableSort = {
  /** A minus at the start means descending order. */
  readonly id: string
  readonly column: string
}

export type TableColumn<R> = {
  readonly id: string
  readonly label: string
  readonly cell: (row: R) => ReactNode
  /** The column shows a state; the first column is the main one. */
  readonly isState?: boolean
  /** Screens under 1024 px leave a wide column out. */
  readonly isWide?: boolean
  /** Long words break, where other columns keep their line. */
  readonly isWrapped?: boolean
  /** Screens under 768 px show the column too. */
  readonly isStacked?: boolean
}

export type TableSelection<R> = {
  readonly selected: ReadonlySet<string>
  readonly allLabel: string
  readonly labelOf: (row: R) => string
  readonly onAll: (isOn: boolean) => void
  readonly onRow: (row: R, withShift: boolean) => void
}

type DataTableProps<R> = {
  readonly caption: string
  readonly rows: readonly R[]
  readonly columns: readonly TableColumn<R>[]
  /** Stands before the words of a wide main column. */
  readonly sign?: string
  /** `present` is the id of the sort that is on. */
  readonly sorting?: { readonly sorts: readonly TableSort[]; readonly present: string; readonly onSort: (id: string) => void }
  readonly selection?: TableSelection<R> | null
  readonly menu?: { readonly label: string; readonly of: (row: R) => ReactNode } | null
}

/** The arrow keys reach this element of a row. */
export const rowId = (id: string) => `row-${id}`

/** Rows become stacked entries on a phone. */
export function DataTable<R extends { readonly id: string | number }>(props: DataTableProps<R>) {
  const { caption, rows, columns, sign, sorting, selection = null, menu = null } = props
  return (
    <table className={styles.table} data-sign={sign}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={styles.heads}>
        <tr>
          {selection !== null && (
            <th scope="col" className={styles.checkHead}>
              <SelectAll rows={rows} {...selection} />
            </th>
          )}
          {columns.map((column) => (
            <Head key={column.id} column={column} sorting={sorting} />
          ))}
          {menu !== null && (
            <th scope="col" className={styles.head}>
              <span className="visually-hidden">{menu.label}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {rows.map((row) => (
          <BodyRow key={row.id} row={row} {...{ columns, selection, menu }} />
        ))}
      </tbody>
    </table>
  )
}

type BodyRowProps<R> = Required<Pick<DataTableProps<R>, "columns" | "selection" | "menu">> & { readonly row: R }

function BodyRow<R extends { readonly id: string | number }>({ row, columns, selection, menu }: BodyRowProps<R>) {
  const id = String(row.id)
  return (
    <tr id={rowId(id)} className={styles.row} data-selected={selection?.selected.has(id)}>
      {selection !== null && (
        <td className={styles.checkCell}>
          <CheckBox
            label={selection.labelOf(row)}
            isOn={selection.selected.has(id)}
            onClick={({ shiftKey }) => selection.onRow(row, shiftKey)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <Cell key={column.id} column={column} row={row} isMain={index === 0} isFirst={index === 0 && selection === null} />
      ))}
      {menu !== null && <td className={styles.menu}>{menu.of(row)}</td>}
    </tr>
  )
}

type CellProps<R> = { readonly column: TableColumn<R>; readonly row: R; readonly isMain: boolean; readonly isFirst: boolean }

function Cell<R>({ column, row, isMain, isFirst }: CellProps<R>) {
  const { cell, isState = false, isWide = false, isWrapped = false, isStacked = false } = column
  if (isMain || isState) {
    return (
      <td className={isMain ? styles.main : styles.state} data-first={isFirst}>
        {cell(row)}
      </td>
    )
  }
  return (
    <td className={styles.cell} data-wide={isWide} data-wrapped={isWrapped} data-stacked={isStacked}>
      {cell(row)}
    </td>
  )
}

const up = "M10 17V4M5 9l5-5 5 5"
const down = "M10 3v13M5 11l5 5 5-5"

type HeadProps<R> = { readonly column: TableColumn<R>; readonly sorting: DataTableProps<R>["sorting"] }

/** If the table can be sorted by the column, its head is a button, and a second press reverses the order. */
function Head<R>({ column: { id, label, isWide = false }, sorting }: HeadProps<R>) {
  const own = sorting?.sorts.filter(({ column }) => column === id) ?? []
  const present = own.find((sort) => sort.id === sorting?.present)
  const next = own[present === undefined ? 0 : (own.indexOf(present) + 1) % own.length]
  const isDescending = (present ?? next)?.id.startsWith("-") === true
  return (
    <th
      scope="col"
      className={styles.head}
      data-wide={isWide}
      aria-sort={present === undefined ? undefined : isDescending ? "descending" : "ascending"}
    >
      {next === undefined ? (
        label
      ) : (
        <button type="button" className={styles.sort} onClick={() => sorting?.onSort(next.id)}>
          <span>{label}</span>
          <Icon path={isDescending ? down : up} />
        </button>
      )}
    </th>
  )
}

type SelectAllProps<R> = Pick<TableSelection<R>, "selected" | "allLabel" | "onAll"> & Pick<DataTableProps<R>, "rows">

function SelectAll<R extends { readonly id: string | number }>({ rows, selected, allLabel, onAll }: SelectAllProps<R>) {
  const box = useRef<HTMLInputElement>(null)
  const isAll = rows.length > 0 && rows.every(({ id }) => selected.has(String(id)))
  const isSome = !isAll && rows.some(({ id }) => selected.has(String(id)))
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isSome
  }, [isSome])
  return <CheckBox boxRef={box} label={allLabel} isOn={isAll} onClick={() => onAll(!isAll)} />
}

type CheckBoxProps = {
  readonly boxRef?: { readonly current: HTMLInputElement | null }
  readonly label: string
  readonly isOn: boolean
  /** The event tells whether Shift was held. */
  readonly onClick: (event: MouseEvent<HTMLInputElement>) => void
}

function CheckBox({ boxRef, label, isOn, onClick }: CheckBoxProps) {
  return (
    <label className={styles.check}>
      <input ref={boxRef} type="checkbox" className={checks.box} aria-label={label} checked={isOn} onChange={noChange} onClick={onClick} />
    </label>
  )
}

/** React warns of a controlled box without a handler, but the click changes the box. */
function noChange(): void {}
