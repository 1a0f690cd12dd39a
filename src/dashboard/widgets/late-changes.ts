/** Controls that tell the form of a change with a delay. They are asked before the form's values count: for a save, a merge or a draft. */
const controls = new Set<() => void>()

/** `report` tells the form at once. Returns a function that ends it. */
export function reportsLate(report: () => void): () => void {
  controls.add(report)
  return () => void controls.delete(report)
}

export function reportLateChanges(): void {
  for (const report of controls) report()
}
