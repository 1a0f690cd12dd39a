/** jsdom lays nothing out, so it lacks what an editor asks before it scrolls or pastes. */
export function fakeTextBoxes(): void {
  const none = () => Object.assign([], { item: () => null })
  const box = () => new DOMRect()
  if (!("ClipboardEvent" in globalThis)) Object.assign(globalThis, { ClipboardEvent: class extends Event {} })
  if (!("DOMRect" in globalThis)) Object.assign(globalThis, { DOMRect: class {} })
  Object.assign(Range.prototype, { getClientRects: none, getBoundingClientRect: box })
  Object.assign(Element.prototype, { getClientRects: none })
  Object.assign(document, { elementFromPoint: () => null })
  Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/\W/g, "\\$&") } })
}
