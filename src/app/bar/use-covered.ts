import { useEffect, type RefObject } from "react"

/** Marks the bar while the header stands over its words: the sign of the present section alone would be left under the header. */
export function useCovered(bar: RefObject<HTMLElement>): void {
  useEffect(() => {
    const look = () => {
      const { current } = bar
      const bottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0
      if (current === null) return
      const { top, height } = current.getBoundingClientRect()
      current.dataset.covered = String(bottom > top + height / 2)
    }
    const ending = new AbortController()
    const options = { passive: true, signal: ending.signal }
    window.addEventListener("scroll", look, options)
    // The header moves away, and comes back, a moment after the page.
    document.addEventListener("transitionend", look, options)
    return () => ending.abort()
  }, [bar])
}
