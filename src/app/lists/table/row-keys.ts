import type { KeyboardEvent } from "react"
import { focusRow, rowId } from "#app/lists/page/focus.ts"
import type { Row } from "#app/lists/rows/row.ts"
import type { Selection } from "./use-selection.ts"

/**
 * Moves between rows by arrow keys, and selects by Space; Shift and an arrow key select both rows. Enter follows the link by itself. The row's
 * menu has its own keys. `selection` is null if rows are not selected.
 */
export function handleRowKeys(event: KeyboardEvent<HTMLElement>, rows: readonly Row[], selection: Selection | null): void {
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
