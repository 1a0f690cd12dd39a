import { headingId } from "#dashboard/shell/head/screen-head.tsx"
import { rowId } from "#ui/data-table.tsx"

/** Focuses a row's control. Returns whether the row is there. */
export function focusRow(id: string, control: "a, button" | "input" = "a, button"): boolean {
  const element = document.getElementById(rowId(id))
  const target = element?.querySelector<HTMLElement>(control) ?? element?.querySelector<HTMLElement>("a, button")
  target?.focus()
  return target !== undefined && target !== null
}

/** Focuses the first of the rows that exists, or else the list's heading. */
export function focusFirst(ids: readonly string[]): void {
  if (!ids.some((id) => focusRow(id))) document.getElementById(headingId)?.focus()
}
