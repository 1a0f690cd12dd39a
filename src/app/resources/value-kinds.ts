/** Tells the kinds of a form's values apart. */
import { attributeTypes } from "#contract/field-types/attribute-types.ts"
import { entity_reference, image } from "#contract/field-types/relationships.ts"
import type { FileValue, LinkValue, ReferenceValue } from "./values.ts"

export const isText = attributeTypes.string.is
export const isFlag = attributeTypes.boolean.is
export const isRichText = attributeTypes.text_with_summary.is
export const isLink = attributeTypes.link.is
export const isPerson = attributeTypes.person.is
export const isReference = entity_reference.is
export const isFileValue = image.is

export function isNewTerm(value: unknown): value is ReferenceValue {
  return isReference(value) && value.isNew === true
}

function isListOf<One>(isOne: (value: unknown) => value is One) {
  return (value: unknown): value is readonly One[] => Array.isArray(value) && value.every(isOne)
}

function orNull<One>(isOne: (value: unknown) => value is One) {
  return (value: unknown): value is One | null => value === null || isOne(value)
}

export const isTexts = isListOf<string>(isText)
export const isLinks = isListOf<LinkValue>(isLink)
export const isReferences = isListOf<ReferenceValue>(isReference)
export const isFiles = isListOf<FileValue>(isFileValue)
export const isLinkOrNull = orNull<LinkValue>(isLink)
export const isReferenceOrNull = orNull<ReferenceValue>(isReference)
export const isFileOrNull = orNull<FileValue>(isFileValue)
