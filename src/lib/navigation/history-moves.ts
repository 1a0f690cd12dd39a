type Listener = (event: PopStateEvent) => void

let hold: Listener | null = null

// Chromium calls the window's listeners of `popstate` in the order in which they were added, whatever their phase. gatsby-browser.tsx imports
// this file, so that it listens before the router does and can keep a move from it.
if (typeof window !== "undefined") window.addEventListener("popstate", (event) => hold?.(event))

/** Calls `onMove` for moves through the history before the router sees them. Returns a function that ends it. */
export function holdHistoryMoves(onMove: Listener): () => void {
  hold = onMove
  return () => {
    if (hold === onMove) hold = null
  }
}
