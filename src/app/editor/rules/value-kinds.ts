/** Tells which kind of value a field holds: the types of values.ts at run time. */
import type { Field } from "#contract/fields.ts"
import type { FieldValue, FileValue, LinkValue, PersonValue, ReferenceValue } from "#app/resources/values.ts"
import { isFileValue, isLink, isPerson, isReference, isRichText, isText, listOf } from "#app/resources/value-kinds.ts"

function isListOf<One>(isOne: (value: unknown) => value is One) {
  return (value: unknown): value is readonly One[] => Array.isArray(value) && value.every(isOne)
}

function orNull<One>(isOne: (value: unknown) => value is One) {
  return (value: unknown): value is One | null => value === null || isOne(value)
}

export const isTexts = isListOf<string>(isText)
export const isLinks = isListOf<LinkValue>(isLink)
export const isPeople = isListOf<PersonValue>(isPerson)
export const isReferences = isListOf<ReferenceValue>(isReference)
export const isFiles = isListOf<FileValue>(isFileValue)
export const isLinkOrNull = orNull<LinkValue>(isLink)
export const isReferenceOrNull = orNull<ReferenceValue>(isReference)
export const isFileOrNull = orNull<FileValue>(isFileValue)

/** Tells whether a field holds nothing, so that a required one is missing. */
export function isEmpty(value: FieldValue | undefined): boolean {
  if (isText(value)) return value.trim() === ""
  if (isLink(value)) return value.uri.trim() === ""
  if (isRichText(value)) return value.value.trim() === ""
  return listOf(value).length === 0
}

/** What a field holds before anything was typed. */
export function emptyValueOf(field: Field): FieldValue {
  if (field.many === true) return []
  switch (field.type) {
    case "boolean":
      return field.default
    case "text_with_summary":
      return { value: "", summary: "" }
    case "link":
    case "image":
    case "file":
    case "entity_reference":
    case "person":
      return null
    default:
      return ""
  }
}
