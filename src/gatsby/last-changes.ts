import type { ItemFields } from "./content/item-fields.ts"

/** Returns UTC, so that the texts of times sort as the times do: `2026-11-26T01:29:00Z`. */
export function changeOf({ entity }: ItemFields): string {
  return new Date(entity.changed).toISOString().replace(/\.\d+Z$/, "Z")
}

export function newest(times: readonly string[]): string | null {
  return times.toSorted().at(-1) ?? null
}
