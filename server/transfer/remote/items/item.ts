/**
 * An item in a form that is the same on both sides: it names other items by their UUID here, in references, links and texts, and has no
 * numbers and addresses of its own side.
 */
import { createHash } from "node:crypto"
import { fieldsOf, kindOf } from "#contract/content.ts"
import { normalOf, readValue } from "#contract/field-types/field-types.ts"
import { isRelationship, type EntityType, type Field, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { isJsonObject } from "#server/database/json.ts"

export type Values = Readonly<Record<string, Json>>

export type Item = {
  readonly type: ResourceType
  readonly uuid: string
  readonly label: string
  /** Unix seconds. */
  readonly changed: number
  /** By the name of the field. References are lists of `{ uuid, meta }`. */
  readonly values: Values
}

export type ItemLink = { readonly uuid: string; readonly meta: Values }

/** The fields beside those of the model. `uid` is the author. */
const ownFields: Readonly<Record<EntityType, readonly string[]>> = {
  node: ["langcode", "created", "path", "uid"],
  taxonomy_term: ["langcode"],
  user: ["roles"],
  file: [],
}

export function fieldNames(type: ResourceType): readonly string[] {
  return [...Object.keys(fieldsOf(type)), ...ownFields[kindOf(type).entityType]]
}

export function fieldNamed(type: ResourceType, name: string): Field | undefined {
  const fields = fieldsOf(type)
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

export function linksIn(value: Json | undefined): readonly ItemLink[] {
  const list: readonly Json[] = Array.isArray(value) ? value : []
  return list.flatMap((link) => {
    if (!isJsonObject(link) || typeof link.uuid !== "string") return []
    return [{ uuid: link.uuid, meta: link.meta !== undefined && isJsonObject(link.meta) ? link.meta : {} }]
  })
}

export type Prints = Readonly<Record<string, string>>

/** A short hash of each value. Values that mean the same have the same one, in whichever spelling a back end returns them. */
export function printsOf({ type, values }: Pick<Item, "type" | "values">): Prints {
  return Object.fromEntries(fieldNames(type).map((name) => [name, printOf(fieldNamed(type, name), values[name] ?? null)]))
}

function printOf(field: Field | undefined, value: Json): string {
  const isPlain = field === undefined || isRelationship(field)
  const normal = JSON.stringify(isPlain ? value : normalOf(field, readValue(field, value)))
  return createHash("sha256").update(normal).digest("base64url").slice(0, 12)
}

/** The names of the fields in which two items differ, among those that both sides have. */
export function differingFields(one: Item, other: Item, isShared: (name: string) => boolean): readonly string[] {
  const [here, there] = [printsOf(one), printsOf(other)]
  return fieldNames(one.type).filter((name) => isShared(name) && here[name] !== there[name])
}
