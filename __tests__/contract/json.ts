/** Reads JSON whose shape is not known. */
import type { Json } from "#contract/jsonapi.ts"

export type Tree = Readonly<Record<string, Json>>

/** The object; an empty one for anything else. */
export function tree(value: Json | undefined): Tree {
  return isTree(value) ? value : {}
}

export function isTree(value: Json | undefined): value is Tree {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** The list; a single value is a list of one. */
export function list(value: Json | undefined): readonly Json[] {
  if (value === undefined || value === null) return []
  return isList(value) ? value : [value]
}

export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

/** The value with the members of all objects in one order, which JSON leaves free. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== "object" || value === null) return value
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(members.map(([name, member]: [string, unknown]) => [name, inOrder(member)]))
}

/** Our value with the recorded one in the place of each that is of the same kind: names and kinds count, not values. */
export function like(recorded: Json, ours: Json): Json {
  if (isList(recorded) && isList(ours)) return ours.map((item, index) => like(recorded[index] ?? null, item))
  if (isTree(recorded) && isTree(ours)) {
    return Object.fromEntries(Object.entries(ours).map(([name, value]) => [name, like(recorded[name] ?? null, value)]))
  }
  return typeof recorded === typeof ours && recorded !== null && ours !== null ? recorded : ours
}
