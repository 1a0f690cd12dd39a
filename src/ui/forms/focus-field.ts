const controls = 'input, textarea, select, button, [contenteditable="true"]'

/** In a field of several controls the faulty one takes the focus, else the one to type in, else the chosen one, else the first. */
const inOrder = [
  '[aria-invalid="true"], [data-missing="true"]',
  '[contenteditable="true"]',
  "input:checked",
  'input:not([type="file"], [disabled]), textarea, select',
  "button, a[href]",
]

export function focusField(id: string): void {
  const field = document.getElementById(id)
  const inside = inOrder.map((selector) => field?.querySelector<HTMLElement>(selector) ?? null).find((element) => element !== null)
  const control = field?.matches(controls) === true ? field : (inside ?? field)
  control?.focus()
}
