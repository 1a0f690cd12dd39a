/** jsdom lays nothing out, so it lacks what an editor asks before it scrolls or pastes. */
export function fakeTextBoxes(): void {
  const none = () => Object.assign([], { item: () => null })
  const box = () => ({ top: 0, right: 0, bottom: 0, left: 0, width: 0, height: 0 })
  if (!("ClipboardEvent" in globalThis)) Object.assign(globalThis, { ClipboardEvent: Event })
  Object.assign(Range.prototype, { getClientRects: none, getBoundingClientRect: box })
  Object.assign(Element.prototype, { getClientRects: none, scrollIntoView: () => undefined })
  Object.assign(document, { elementFromPoint: () => null })
  Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/\W/g, "\\$&") } })
}
