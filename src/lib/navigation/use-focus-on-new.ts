import { useEffect, useRef, type RefObject } from "react"

/** "Show more" takes the reader to the first item that it adds, which may come later. The link of each item is in its heading. */
export function useFocusOnNew<Place extends HTMLElement>(): readonly [place: RefObject<Place>, awaitItem: (index: number) => void] {
  const place = useRef<Place>(null)
  const awaited = useRef<{ readonly index: number; readonly focus: Element | null }>()
  useEffect(() => {
    if (awaited.current === undefined) return
    const { index, focus } = awaited.current
    const link = place.current?.querySelectorAll<HTMLElement>(":is(h2, h3) a")[index]
    // A button that is gone leaves the focus to the body. A reader who is elsewhere by now stays there.
    const isElsewhere = document.activeElement !== focus && document.activeElement !== document.body
    if (link === undefined && !isElsewhere) return
    if (!isElsewhere) link?.focus()
    awaited.current = undefined
  })
  return [place, (index) => (awaited.current = { index, focus: document.activeElement })]
}
