type Listener = (event: PopStateEvent) => void

let hold: Listener | null = null
let isListening = false

/**
 * Runs before the router starts. Chromium tells the window's listeners of `popstate` in the order in which they were added, whatever their
 * phase, so a listener that came after the router could not keep the event from it.
 */
export function listenBeforeRouter(): void {
  if (isListening) return
  isListening = true
  window.addEventListener("popstate", (event) => hold?.(event), true)
}

/** Lets a form with unsaved text see moves through the history before the router does. Returns a function that ends it. */
export function holdHistoryMoves(onMove: Listener): () => void {
  listenBeforeRouter()
  hold = onMove
  return () => {
    if (hold === onMove) hold = null
  }
}
