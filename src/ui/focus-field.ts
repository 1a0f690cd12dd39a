const controls = 'input, textarea, select, button, [contenteditable="true"]'

/** What takes the focus in a field of several controls: what is wrong, else where one types, else what is chosen, else the first control. */
const inOrder = [
  '[aria-invalid="true"]',
  '[contenteditable="true"]',
  "input:checked",
  'input:not([type="file"], [disabled]), textarea, select',
  "button, a[href]",
]

/** Focuses a control, or the right one within a field that has several. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  const inside = inOrder.map((selector) => field?.querySelector<HTMLElement>(selector) ?? null).find((found) => found !== null)
  const control = field?.matches(controls) === true ? field : (inside ?? field)
  control?.focus()
}
