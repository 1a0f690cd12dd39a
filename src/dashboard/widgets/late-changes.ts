/** Controls report changes with a delay, so the form calls `reportLateChanges` before a save, a merge or a draft. */
const controls = new Set<() => void>()

/** Returns a function that removes the registration. */
export function reportsLate(report: () => void): () => void {
  controls.add(report)
  return () => void controls.delete(report)
}

export function reportLateChanges(): void {
  for (const report of controls) report()
}
