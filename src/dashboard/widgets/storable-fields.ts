import { storable } from "#contract/field-types/storable.ts"

/** Removes invisible control characters from fields before React reads them, and joins the decomposed letters of macOS. */
export function keepFieldsStorable(): () => void {
  document.addEventListener("input", clean, true)
  return () => document.removeEventListener("input", clean, true)
}

function clean(event: Event): void {
  const { target } = event
  const isText =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && /^(text|search|tel|url|email)$/.test(target.type))
  if (!isText || (event instanceof InputEvent && event.isComposing)) return
  const hasLines = target instanceof HTMLTextAreaElement
  const text = storable(target.value, hasLines)
  if (text === target.value) return
  const before = storable(target.value.slice(0, target.selectionStart ?? undefined), hasLines).length
  const hasCursor = target.selectionStart !== null
  // React overwrites the element's own setter and would miss the change, so this uses the prototype's.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), "value")?.set?.call(target, text)
  if (hasCursor) target.setSelectionRange(before, before)
}
