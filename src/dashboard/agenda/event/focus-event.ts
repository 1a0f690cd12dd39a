import { headingId } from "#dashboard/shell/head/screen-head.tsx"

/** Takes an occurrence's key. The heading gets the focus if the view doesn't show the event. */
export function focusEvent(key: string): void {
  const event = document.querySelector<HTMLElement>(`[data-event="${CSS.escape(key)}"]`)
  const target = event ?? document.getElementById(headingId)
  target?.focus()
}
