export function afterInWindow(milliseconds: number, work: () => void): () => void {
  const timer = window.setTimeout(work, milliseconds)
  return () => window.clearTimeout(timer)
}

export function isPageVisible(): boolean {
  return document.visibilityState === "visible"
}

export function onPageVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener)
  return () => document.removeEventListener("visibilitychange", listener)
}
