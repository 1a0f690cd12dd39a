/** Leaves out parameters without a value: `?q=school`; empty without any. */
export function searchOf(parameters: Readonly<Record<string, string | null>>): string {
  const filled = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return filled.length === 0 ? "" : `?${new URLSearchParams(filled).toString()}`
}
