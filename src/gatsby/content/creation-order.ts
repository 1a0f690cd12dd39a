import type { Entity } from "./entity.ts"

/** Sorts by creation time. Node numbers can't be used: a move to another back end numbers items anew. */
export function byCreation(one: Entity, other: Entity): number {
  return compare(one.created, other.created) || compare(one.uuid, other.uuid)
}

/** Compares dates of one format, or ids. `localeCompare` takes ten times as long. */
export function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
