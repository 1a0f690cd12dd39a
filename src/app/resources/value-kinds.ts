/** Tells the kinds of a form's values apart. */
import type { FieldValue, FileValue, LinkValue, PersonValue, ReferenceValue, RichText } from "./values.ts"

type Single = Exclude<FieldValue, readonly unknown[]> | PersonValue

/** The value as a list: nothing for no value, one for a single one. */
export function listOf(value: FieldValue | undefined): readonly Single[] {
  if (value === undefined || value === null || value === "") return []
  return isList(value) ? value : [value]
}

// Array.isArray does not narrow unions with read-only lists.
function isList(value: FieldValue): value is Extract<FieldValue, readonly unknown[]> {
  return Array.isArray(value)
}

export function isRichText(value: unknown): value is RichText {
  return isObject(value) && "summary" in value
}

export function isLink(value: unknown): value is LinkValue {
  return isObject(value) && "uri" in value
}

export function isPerson(value: unknown): value is PersonValue {
  return isObject(value) && "role" in value
}

export function isFileValue(value: unknown): value is FileValue {
  return isObject(value) && "filename" in value
}

export function isReference(value: unknown): value is ReferenceValue {
  return isObject(value) && "label" in value
}

export function isNewTerm(value: unknown): value is ReferenceValue {
  return isReference(value) && value.isNew === true
}

export function isText(value: unknown): value is string {
  return typeof value === "string"
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null
}
