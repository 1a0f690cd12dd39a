import { headingId } from "#dashboard/shell/head/screen-head.tsx"

/** Focuses an event by its occurrence's key, or the heading if the view doesn't show the event. */
export function focusEvent(key: string): void {
  const event = document.querySelector<HTMLElement>(`[data-event="${CSS.escape(key)}"]`)
  const target = event ?? document.getElementById(headingId)
  target?.focus()
}
