import { afterInWindow, whileVisible } from "#lib/visibility.ts"

const minute = 60_000

/** Looks at once, whenever the tab gets the focus, and every minute while it is visible. Never twice at a time, and never offline. */
export function watchSaves(look: () => Promise<void>): () => void {
  let isLooking = false
  const ask = async () => {
    if (isLooking || !navigator.onLine) return
    isLooking = true
    await look()
    isLooking = false
  }
  const onFocus = () => void ask()
  const stop = whileVisible((signal) => {
    let endWait: () => void = () => undefined
    const again = () => {
      void ask()
      endWait = afterInWindow(minute, again)
    }
    signal.addEventListener("abort", () => endWait())
    again()
  })
  window.addEventListener("focus", onFocus)
  return () => {
    stop()
    window.removeEventListener("focus", onFocus)
  }
}
