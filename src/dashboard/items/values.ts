/** A field's machine name in Drupal leads to its value. */
import { isSameValue as isSame, type FieldValue } from "#contract/field-types/field-types.ts"
import { attributeTypes } from "#contract/field-types/attribute-types.ts"
import { entity_reference, image, type ReferenceValue } from "#contract/field-types/relationships.ts"
import { fieldsOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"

export { isText } from "#contract/field-types/field-type.ts"
export type { LinkValue, PersonValue } from "#contract/field-types/records.ts"
export type { FileValue, ReferenceValue } from "#contract/field-types/relationships.ts"
export { shownHtml, type RichText } from "#contract/field-types/rich-text.ts"
export type { FieldValue }

/**
 * Besides the model's fields: `langcode`, `path` (the slug; empty means that the title gives it), `uid` (a ReferenceValue or null), `roles`
 * (string[]).
 */
export type Values = Readonly<Record<string, FieldValue>>

export const isFlag = attributeTypes.boolean.is
export const isRichText = attributeTypes.text_with_summary.is
export const isLink = attributeTypes.link.is
export const isPerson = attributeTypes.person.is
export const isReference = entity_reference.is
export const isFileValue = image.is

export function isNewTerm(value: unknown): value is ReferenceValue {
  return isReference(value) && value.isNew === true
}

export function isListOf<One>(isOne: (value: unknown) => value is One) {
  return (value: unknown): value is readonly One[] => Array.isArray(value) && value.every(isOne)
}

export function orNull<One>(isOne: (value: unknown) => value is One) {
  return (value: unknown): value is One | null => value === null || isOne(value)
}

export const isTexts = isListOf(attributeTypes.string.is)

type Pair = readonly [FieldValue | undefined, FieldValue | undefined]

/** Back ends may return a value in several spellings. */
export function isSameFieldValue(type: ResourceType, name: string, [one, other]: Pair): boolean {
  return isSame(fieldsOf(type)[name], one, other)
}

export function changedFields(type: ResourceType, before: Values, after: Values): readonly string[] {
  return Object.keys(after).filter((name) => !isSameFieldValue(type, name, [before[name], after[name]]))
}
