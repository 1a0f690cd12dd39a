type Listener = (event: PopStateEvent) => void

let hold: Listener | null = null

// Chromium tells the window's listeners of `popstate` in the order in which they were added, whatever their phase. gatsby-browser.tsx imports
// this file, so that it listens before the router does and can keep a move from it.
if (typeof window !== "undefined") window.addEventListener("popstate", (event) => hold?.(event))

/** Lets a form with unsaved text see moves through the history before the router does. Returns a function that ends it. */
export function holdHistoryMoves(onMove: Listener): () => void {
  hold = onMove
  return () => {
    if (hold === onMove) hold = null
  }
}
