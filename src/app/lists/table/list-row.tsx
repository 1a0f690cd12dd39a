import type { MouseEvent } from "react"
import type { ListAction } from "#app/lists/actions/account-actions.ts"
import { rowId } from "#app/lists/page/focus.ts"
import type { Column, ListKind } from "#app/lists/rows/kind.ts"
import type { Row } from "#app/lists/rows/row.ts"
import { lists as words } from "#app/strings/lists.ts"
import * as styles from "./list-table.module.css"
import * as box from "./check-box.module.css"
import { RowMenu } from "./row-menu.tsx"
import { RowState } from "./row-state.tsx"
import { RowTitle, Sub } from "./row-title.tsx"

type ListRowProps = {
  readonly kind: ListKind
  readonly row: Row
  readonly isSelected: boolean
  readonly onToggle: (withShift: boolean) => void
  readonly onRun: (action: ListAction, rows: readonly Row[]) => void
}

export function ListRow({ kind, row, isSelected, onToggle, onRun }: ListRowProps) {
  return (
    <tr id={rowId(row.id)} className={styles.row} data-selected={isSelected}>
      {kind.actions !== "none" && (
        <td className={styles.checkCell}>
          <CheckBox label={words.select(row.title)} isOn={isSelected} onClick={({ shiftKey }) => onToggle(shiftKey)} />
        </td>
      )}
      <td className={styles.main} data-first={kind.actions === "none"}>
        <RowTitle kind={kind} row={row} />
      </td>
      {kind.stateOf !== null && (
        <td className={styles.state}>
          <RowState row={row} otherwise={kind.stateOf(row)} />
        </td>
      )}
      {kind.columns.map((column) => (
        <Cell key={column.id} column={column} row={row} isStacked={column.isStacked ?? kind.stateOf === null} />
      ))}
      {kind.actions !== "none" && (
        <td className={styles.menu}>
          <RowMenu kind={kind} row={row} onRun={onRun} />
        </td>
      )}
    </tr>
  )
}

function Cell({
  column: { text, sub, isWide = false, isWrapped = false },
  row,
  isStacked,
}: {
  readonly column: Column
  readonly row: Row
  readonly isStacked: boolean
}) {
  return (
    <td className={styles.cell} data-wide={isWide} data-wrapped={isWrapped} data-stacked={isStacked}>
      {text(row)}
      {sub !== undefined && <Sub text={sub(row)} />}
    </td>
  )
}

type CheckBoxProps = {
  readonly boxRef?: { readonly current: HTMLInputElement | null }
  readonly label: string
  readonly isOn: boolean
  /** The click tells of Shift. */
  readonly onClick: (event: MouseEvent<HTMLInputElement>) => void
}

export function CheckBox({ boxRef, label, isOn, onClick }: CheckBoxProps) {
  return (
    <label className={box.check}>
      <input ref={boxRef} type="checkbox" className={box.box} aria-label={label} checked={isOn} onChange={noChange} onClick={onClick} />
    </label>
  )
}

/** React warns of a controlled box without it; the click changes the box. */
function noChange(): void {
  // Nothing to do.
}
