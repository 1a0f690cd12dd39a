import type { Field } from "../fields.ts"
import type { Json } from "../jsonapi.ts"
import { attributeTypes } from "./attribute-types.ts"
import type { FieldType } from "./field-type.ts"
import { entity_reference, file, image } from "./relationships.ts"

const types = { ...attributeTypes, entity_reference, image, file }

type ValueOf<Type> = Type extends FieldType<infer Value> ? Value : never

/** One value as a form holds it. Numbers and dates are text, as the user types them; empty text is no value. */
export type SingleValue = ValueOf<(typeof types)[keyof typeof types]>
export type FieldValue = SingleValue | null | readonly SingleValue[]

export const fieldTypes: Readonly<Record<Field["type"], FieldType<SingleValue>>> = types

/** Types of which each value of a form has exactly one. */
const distinct: readonly FieldType<SingleValue>[] = [
  attributeTypes.string,
  attributeTypes.boolean,
  attributeTypes.text_with_summary,
  attributeTypes.link,
  attributeTypes.person,
  image,
  entity_reference,
]

/** Returns a value's type: that of its field, or one with such values if it has no declared field, as the author of a node. */
function typeOf(value: SingleValue, field?: Field): FieldType<SingleValue> {
  const own = field === undefined ? undefined : fieldTypes[field.type]
  return own?.is(value) === true ? own : (distinct.find((type) => type.is(value)) ?? attributeTypes.string)
}

export function listOf(value: FieldValue | undefined): readonly SingleValue[] {
  if (value === undefined || value === null || value === "") return []
  return [value].flat()
}

/** Returns the value of a field that nobody has set. */
export function unsetOf(field: Field): boolean | null | readonly never[] {
  if (field.many === true) return []
  return field.type === "boolean" ? field.default : null
}

export function emptyValueOf(field: Field): FieldValue {
  return unsetOf(field) ?? fieldTypes[field.type].empty
}

/** Returns the form's value for JSON of the API. JSON that is missing or has another shape becomes the empty value. */
export function readValue(field: Field, json: unknown): FieldValue {
  const values = [json].flat().flatMap((one) => fieldTypes[field.type].read(one) ?? [])
  return field.many === true ? values : (values[0] ?? emptyValueOf(field))
}

/** Returns a form's value as the API takes it. An empty value is null; empty entries of a list are left out. */
export function writeValue(field: Field, value: FieldValue): Json {
  const type = fieldTypes[field.type]
  const filled = listOf(value).filter((one) => !type.isEmpty(one))
  const values = filled.flatMap((one) => type.write(one, field) ?? [])
  return field.many === true ? values : (values[0] ?? unsetOf(field))
}

/** Tells whether a required field would be missing. A list with an empty entry is not empty. */
export function isEmptyValue(value: FieldValue | undefined): boolean {
  const list = listOf(value)
  return list.length === 0 || (!Array.isArray(value) && list.every((one) => typeOf(one).isEmpty(one)))
}

export function isSameValue(field: Field | undefined, one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return one === other || JSON.stringify(normalOf(field, one)) === JSON.stringify(normalOf(field, other))
}

/** Returns a value in a form that is the same for all spellings of it. */
export function normalOf(field: Field | undefined, value: FieldValue | undefined): readonly unknown[] {
  return listOf(value).flatMap((one) => {
    const type = typeOf(one, field)
    return type.isEmpty(one) ? [] : [type.normal(one)]
  })
}

/** Returns a value as plain text, with a line for each of its entries. */
export function wordsIn(value: FieldValue | undefined): string {
  return listOf(value)
    .map((one) => typeOf(one).words(one))
    .join("\n")
}
