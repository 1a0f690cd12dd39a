/** Puts a text on the clipboard and tells whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No clipboard outside of a secure context, or the reader has forbidden it: the older way may still do.
    return copySelection(text)
  }
}

function copySelection(text: string): boolean {
  const field = document.createElement("textarea")
  field.value = text
  field.style.position = "fixed"
  document.body.append(field)
  const focused = document.activeElement
  field.select()
  try {
    return document.execCommand("copy")
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
