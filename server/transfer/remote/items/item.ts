/**
 * An item in a form that is the same on both sides: it names other items by their UUID here, in references, links and texts, and has no
 * numbers and addresses of its own side. Each translation is an item of its own, compared and sent by itself.
 */
import { createHash } from "node:crypto"
import { fieldsOf, kindOf } from "#contract/content.ts"
import { normalOf, readValue } from "#contract/field-types/field-types.ts"
import { isRelationship, labelFields, type EntityType, type Field, type Langcode, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { isJsonObject } from "#server/database/json.ts"

export type Values = Readonly<Record<string, Json>>

export type Item = {
  readonly type: ResourceType
  /** Of a translation, the UUID of the item and the language. */
  readonly uuid: string
  /** Undefined for the original. */
  readonly translation?: TranslationOf | undefined
  readonly label: string
  /** Unix seconds. */
  readonly changed: number
  /** By the name of the field. References are lists of `{ uuid, meta }`. */
  readonly values: Values
}

export type TranslationOf = { readonly of: string; readonly langcode: Langcode }

export function translationKey({ of, langcode }: TranslationOf): string {
  return `${of}/${langcode}`
}

export type ItemLink = { readonly uuid: string; readonly meta: Values }

/** The fields beside those of the model. `uid` is the author. */
const ownFields: Readonly<Record<EntityType, readonly string[]>> = {
  node: ["langcode", "created", "path", "uid"],
  taxonomy_term: ["langcode"],
  user: ["roles"],
  file: [],
}

/** Of the state of a translation; a save of the original changes it too. */
export const outdatedField = "content_translation_outdated"

/** The fields that each language has for itself, beside the translatable ones. */
const ownFieldsOfTranslation: Readonly<Record<EntityType, readonly string[]>> = {
  node: ["created", "path", "uid", outdatedField],
  taxonomy_term: [outdatedField],
  user: [],
  file: [],
}

export function fieldNames({ type, translation }: Pick<Item, "type" | "translation">): readonly string[] {
  const declared = Object.entries(fieldsOf(type)).filter(([, field]) => translation === undefined || field.translatable === true)
  const own = translation === undefined ? ownFields : ownFieldsOfTranslation
  return [...declared.map(([name]) => name), ...own[kindOf(type).entityType]]
}

export function hasTranslations(type: ResourceType): boolean {
  return fieldNamed(type, labelFields[kindOf(type).entityType])?.translatable === true
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
export function printsOf({ type, translation, values }: Pick<Item, "type" | "translation" | "values">): Prints {
  return Object.fromEntries(fieldNames({ type, translation }).map((name) => [name, printOf(fieldNamed(type, name), values[name] ?? null)]))
}

function printOf(field: Field | undefined, value: Json): string {
  const isPlain = field === undefined || isRelationship(field)
  const normal = JSON.stringify(isPlain ? value : normalOf(field, readValue(field, value)))
  return createHash("sha256").update(normal).digest("base64url").slice(0, 12)
}

/** The names of the fields in which two items differ, among those that both sides have. */
export function differingFields(one: Item, other: Item, isShared: (name: string) => boolean): readonly string[] {
  const [here, there] = [printsOf(one), printsOf(other)]
  return fieldNames(one).filter((name) => isShared(name) && here[name] !== there[name])
}
