import { headingId } from "#dashboard/shell/head/screen-head.tsx"
import { rowId } from "#ui/text/data-table.tsx"

/** Returns whether the row is there. */
export function focusRow(id: string, control: "a, button" | "input" = "a, button"): boolean {
  const element = document.getElementById(rowId(id))
  const target = element?.querySelector<HTMLElement>(control) ?? element?.querySelector<HTMLElement>("a, button")
  target?.focus()
  return target !== undefined && target !== null
}

/** Without any of the rows, the list's heading gets the focus. */
export function focusFirst(ids: readonly string[]): void {
  if (!ids.some((id) => focusRow(id))) document.getElementById(headingId)?.focus()
}
