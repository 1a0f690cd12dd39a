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
