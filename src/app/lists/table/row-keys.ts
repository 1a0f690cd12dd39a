import type { KeyboardEvent } from "react"
import type { Row } from "#app/lists/rows/row.ts"

/** The element of a row that the arrow keys reach. */
export const rowId = (id: string) => `row-${id}`

type Selecting = {
  readonly rows: readonly Row[]
  readonly toggle: (row: Row) => void
  /** Selects both, as the ends of what Shift and an arrow key sweep over. */
  readonly extend: (from: Row, to: Row) => void
}

/** Moves between rows by arrow keys, and selects by Space. Enter follows the link by itself. The row's menu has its own keys. */
export function handleRowKeys(event: KeyboardEvent<HTMLElement>, { rows, toggle, extend }: Selecting): void {
  const { target, key, shiftKey } = event
  if (!(target instanceof HTMLElement) || target.closest("[aria-expanded='true'], [data-menu] ul") !== null) return
  const at = rows.findIndex(({ id }) => target.closest("tr")?.id === rowId(id))
  const row = rows[at]
  if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  if (key === " " && target instanceof HTMLAnchorElement) {
    event.preventDefault()
    toggle(row)
    return
  }
  const next = rows[key === "ArrowDown" ? at + 1 : key === "ArrowUp" ? at - 1 : at]
  if (next === undefined || next === row) return
  event.preventDefault()
  if (shiftKey) extend(row, next)
  focusRow(next.id, target instanceof HTMLInputElement ? "input" : "a")
}

/** Focuses a row's control. Tells whether the row is there. */
export function focusRow(id: string, control: "a" | "input" = "a"): boolean {
  const element = document.getElementById(rowId(id))
  const found = element?.querySelector<HTMLElement>(control) ?? element?.querySelector<HTMLElement>("button")
  found?.focus()
  return found !== undefined && found !== null
}
