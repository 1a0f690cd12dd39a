type Listener = (event: PopStateEvent) => void

let hold: Listener | null = null

// Chromium calls listeners of `popstate` in the order of their addition. gatsby-browser.tsx imports this file, so this listens before the router and
// can keep a move from it.
if (typeof window !== "undefined") window.addEventListener("popstate", (event) => hold?.(event))

/** `onMove` hears of moves through the history before the router. Returns a function that ends it. */
export function holdHistoryMoves(onMove: Listener): () => void {
  hold = onMove
  return () => {
    if (hold === onMove) hold = null
  }
}
