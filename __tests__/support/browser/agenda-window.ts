/** What the agenda asks of a window, which jsdom lacks; its reader is in Great Britain, where weeks begin on Monday. */
export function fakeAgendaWindow(): void {
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
    CSS: { escape: (text: string) => text },
  })
  jest.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"])
}
