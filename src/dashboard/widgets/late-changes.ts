/** Controls that report changes to the form with a delay. Before a save, a merge or a draft the form calls `reportLateChanges`. */
const controls = new Set<() => void>()

/** Registers a function that reports a control's changes at once. Returns a function that removes it. */
export function reportsLate(report: () => void): () => void {
  controls.add(report)
  return () => void controls.delete(report)
}

export function reportLateChanges(): void {
  for (const report of controls) report()
}
