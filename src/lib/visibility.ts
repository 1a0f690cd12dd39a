export function afterInWindow(milliseconds: number, work: () => void): () => void {
  const timer = window.setTimeout(work, milliseconds)
  return () => window.clearTimeout(timer)
}

export function isVisible(): boolean {
  return document.visibilityState === "visible"
}

export function onVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener)
  return () => document.removeEventListener("visibilitychange", listener)
}

/** Starts the work whenever the tab is visible; its signal ends it when the tab is hidden. Returns a function that ends it for good. */
export function whileVisible(work: (signal: AbortSignal) => void): () => void {
  let present: AbortController | null = null
  const turn = () => {
    if (!isVisible()) {
      present?.abort()
      present = null
    } else if (present === null) {
      present = new AbortController()
      work(present.signal)
    }
  }
  const stop = onVisibility(turn)
  turn()
  return () => {
    stop()
    present?.abort()
  }
}
