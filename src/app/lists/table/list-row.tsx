import type { ListAction } from "#app/lists/actions/use-list-actions.tsx"
import type { Column, ListKind } from "#app/lists/kind.ts"
import type { Row } from "#app/lists/rows/row.ts"
import { lists as words } from "#app/strings/lists.ts"
import * as styles from "./list-table.module.css"
import { CheckBox } from "./check-box.tsx"
import { rowId } from "./row-keys.ts"
import { RowMenu } from "./row-menu.tsx"
import { RowState } from "./row-state.tsx"
import { RowTitle, Sub } from "./row-title.tsx"
import type { SelectableRow } from "./selectable-row.ts"

type ListRowProps = {
  readonly kind: ListKind
  readonly row: SelectableRow
  readonly onRun: (action: ListAction, rows: readonly Row[]) => void
}

export function ListRow({ kind, row: selectable, onRun }: ListRowProps) {
  const row = selectable.original
  const isSelected = selectable.getIsSelected()
  return (
    <tr id={rowId(row.id)} className={styles.row} data-selected={isSelected}>
      {kind.actions !== "none" && (
        <td className={styles.checkCell}>
          <CheckBox label={words.select(row.title)} isOn={isSelected} onClick={selectable.getToggleSelectedHandler()} />
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
