import type { KeyboardEvent } from "react"

type List = { readonly isOpen: boolean; readonly close: () => void }

/** Escape closes an open list, and only then the dialog around it. */
export function closeByEscape(event: KeyboardEvent, list: List | null): void {
  if (event.key !== "Escape" || list?.isOpen !== true) return
  event.preventDefault()
  event.stopPropagation()
  list.close()
}
