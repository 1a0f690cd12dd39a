import { flushSync } from "react-dom"

/** Draws another page. Browsers that can fade from the old page to the new one, unless the reader wants less motion. */
export function changeView(draw: () => void): void {
  if (!("startViewTransition" in document) || window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    window.requestAnimationFrame(draw)
    return
  }
  // A transition that is skipped draws all the same.
  document.startViewTransition(() => flushSync(draw)).ready.catch(() => undefined)
}
