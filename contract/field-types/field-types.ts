import type { Field } from "../fields.ts"
import type { Json } from "../jsonapi.ts"
import { attributeTypes } from "./attribute-types.ts"
import type { FieldType } from "./field-type.ts"
import { entity_reference, file, image } from "./relationships.ts"

const types = { ...attributeTypes, entity_reference, image, file }

type ValueOf<Type> = Type extends FieldType<infer Value> ? Value : never

/** Forms hold numbers and dates as the typed text. Empty text is no value. */
export type SingleValue = ValueOf<(typeof types)[keyof typeof types]>
export type FieldValue = SingleValue | null | readonly SingleValue[]

export const fieldTypes: Readonly<Record<Field["type"], FieldType<SingleValue>>> = types

const distinct: readonly FieldType<SingleValue>[] = [
  attributeTypes.string,
  attributeTypes.boolean,
  attributeTypes.text_with_summary,
  attributeTypes.link,
  attributeTypes.person,
  image,
  entity_reference,
]

/** Finds the type from the value if the field isn't declared, as for the author of a node. */
function typeOf(value: SingleValue, field?: Field): FieldType<SingleValue> {
  const own = field === undefined ? undefined : fieldTypes[field.type]
  return own?.is(value) === true ? own : (distinct.find((type) => type.is(value)) ?? attributeTypes.string)
}

export function listOf(value: FieldValue | undefined): readonly SingleValue[] {
  if (value === undefined || value === null || value === "") return []
  return [value].flat()
}

export function unsetOf(field: Field): boolean | null | readonly never[] {
  if (field.many === true) return []
  return field.type === "boolean" ? field.default : null
}

export function emptyValueOf(field: Field): FieldValue {
  return unsetOf(field) ?? fieldTypes[field.type].empty
}

/** Reads the API's JSON. Missing JSON, or JSON of another shape, becomes the empty value. */
export function readValue(field: Field, json: unknown): FieldValue {
  const values = [json].flat().flatMap((one) => fieldTypes[field.type].read(one) ?? [])
  return field.many === true ? values : (values[0] ?? emptyValueOf(field))
}

/** Writes an empty value as null, and leaves out empty entries of a list. */
export function writeValue(field: Field, value: FieldValue): Json {
  const type = fieldTypes[field.type]
  const filled = listOf(value).filter((one) => !type.isEmpty(one))
  const values = filled.flatMap((one) => type.write(one, field) ?? [])
  return field.many === true ? values : (values[0] ?? unsetOf(field))
}

/** Tells whether a required field is missing. A list with an empty entry is not empty. */
export function isEmptyValue(value: FieldValue | undefined): boolean {
  const list = listOf(value)
  return list.length === 0 || (!Array.isArray(value) && list.every((one) => typeOf(one).isEmpty(one)))
}

export function isSameValue(field: Field | undefined, one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return one === other || JSON.stringify(normalOf(field, one)) === JSON.stringify(normalOf(field, other))
}

export function normalOf(field: Field | undefined, value: FieldValue | undefined): readonly unknown[] {
  return listOf(value).flatMap((one) => {
    const type = typeOf(one, field)
    return type.isEmpty(one) ? [] : [type.normal(one)]
  })
}

export function wordsIn(value: FieldValue | undefined): string {
  return listOf(value)
    .map((one) => typeOf(one).words(one))
    .join("\n")
}
