import { useEffect, useRef, type RefObject } from "react"

/** "Show more" takes the reader to the first item that it adds, which may come later. The link of each item is in its heading. */
export function useFocusOnNew<Place extends HTMLElement>(): readonly [place: RefObject<Place>, awaitItem: (index: number) => void] {
  const place = useRef<Place>(null)
  const awaited = useRef<number>()
  const button = useRef<Element | null>(null)
  useEffect(() => {
    const link = place.current?.querySelectorAll<HTMLElement>(":is(h2, h3) a")[awaited.current ?? -1]
    if (!link) return
    awaited.current = undefined
    // A button that is gone leaves the focus to the body. A reader who is elsewhere by now stays there.
    if ([button.current, document.body].includes(document.activeElement)) link.focus()
  })
  return [
    place,
    (index) => {
      awaited.current = index
      button.current = document.activeElement
    },
  ]
}
