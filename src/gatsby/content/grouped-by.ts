/** A value with several keys is in several groups. */
export function groupedBy<Value>(
  values: readonly Value[],
  keysOf: (value: Value) => readonly string[],
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>()
  for (const value of values) {
    for (const key of new Set(keysOf(value))) {
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [value])
      else group.push(value)
    }
  }
  return groups
}
