import { fieldsOf } from "#contract/content.ts"
import { isSameValue as isSame } from "#contract/field-types/field-types.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { FieldValue, Values } from "./values.ts"

type Pair = readonly [FieldValue | undefined, FieldValue | undefined]

/** Whether two values of a field mean the same, in whichever spelling the back end returns them. */
export function isSameValue(type: ResourceType, name: string, [one, other]: Pair): boolean {
  return isSame(fieldsOf(type)[name], one, other)
}

/** The names of the fields in which two sets of values differ. */
export function changedFields(type: ResourceType, before: Values, after: Values): readonly string[] {
  return Object.keys(after).filter((name) => !isSameValue(type, name, [before[name], after[name]]))
}
