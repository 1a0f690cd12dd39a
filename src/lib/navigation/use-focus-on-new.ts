import { useEffect, useRef, type RefObject } from "react"

/** "Show more" takes the reader to the first item that it adds, which may come later. The link of each item is in its heading. */
export function useFocusOnNew<Place extends HTMLElement>(): readonly [place: RefObject<Place>, awaitItem: (index: number) => void] {
  const place = useRef<Place>(null)
  const awaited = useRef(-1)
  useEffect(() => {
    const link = place.current?.querySelectorAll<HTMLElement>(":is(h2, h3) a")[awaited.current]
    if (link) awaited.current = -1
    link?.focus()
  })
  return [place, (index) => (awaited.current = index)]
}
