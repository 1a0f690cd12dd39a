/** An item with its languages, as both sides have it: values by the names of fields, in the spelling of the database. */
import { isDeepStrictEqual } from "node:util"
import { fieldsOf, kindOf, resourceTypes } from "#contract/content.ts"
import { normalOf, readValue, unsetOf } from "#contract/field-types/field-types.ts"
import { isRelationship, labelFields, type Field, type Langcode, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { viewsOf, type View } from "#server/transfer/format/views.ts"
import { linkMeta, tidyValue, type Values } from "./values.ts"

/** One language. References are lists of `{ uuid, meta }`; `uid` is the author, as such a list. */
export type Text = { readonly langcode: Langcode; readonly values: Values }

export type Item = {
  readonly type: ResourceType
  readonly uuid: string
  /** nid, tid or uid. */
  readonly number: number
  readonly label: string
  /** The original first. */
  readonly texts: readonly Text[]
}

/** Terms, then accounts and members, because most references lead to earlier kinds. */
export const itemTypes: readonly ResourceType[] = resourceTypes
  .filter((type) => kindOf(type).entityType !== "file")
  .toSorted((one, other) => rankOf(one) - rankOf(other))

function rankOf(type: ResourceType): number {
  return type === "node--member" ? 2 : { taxonomy_term: 0, user: 1, node: 3, file: 4 }[kindOf(type).entityType]
}

/** A save of the original sets it in all translations. */
export const outdatedField = "content_translation_outdated"

/** Returns the fields that a side is told of an item; of a translation, those that it has for itself. */
export function fieldNames(type: ResourceType, isOriginal: boolean): readonly string[] {
  const declared = Object.entries(fieldsOf(type)).filter(([, field]) => isOriginal || field.translatable === true)
  const own = { node: ["created", "path", "uid"], taxonomy_term: [], user: ["roles"], file: [] }[kindOf(type).entityType]
  return [...declared.map(([name]) => name), ...own, ...(isOriginal ? [] : [outdatedField])]
}

/** Tells whether two values mean the same, in whichever spelling a back end returns them. */
export function isSame(field: Field | undefined, one: Json, other: Json): boolean {
  if (field === undefined || isRelationship(field)) return isDeepStrictEqual(one, other)
  return isDeepStrictEqual(normalOf(field, readValue(field, one)), normalOf(field, readValue(field, other)))
}

export function itemsOf(entities: readonly StoredEntity[]): readonly Item[] {
  const accounts = new Map(entities.flatMap(({ type, id, uuid }) => (type === "user--user" ? [[id, uuid] as const] : [])))
  const author = (uid: number | null) => (uid === null ? undefined : accounts.get(uid))
  const items = entities.map((entity): Item => {
    const { type, uuid, id, label } = entity
    const texts = viewsOf(entity).map((view) => ({ langcode: view.langcode, values: valuesOf(view, author(view.uid)) }))
    return { type, uuid, number: id ?? 0, label, texts }
  })
  return items.toSorted((one, other) => itemTypes.indexOf(one.type) - itemTypes.indexOf(other.type))
}

function valuesOf(view: View, author: string | undefined): Values {
  const declared = Object.entries(fieldsOf(view.type)).map(([name, field]) => [name, valueOf(view, name, field)] as const)
  const roles = Array.isArray(view.fields.roles) ? view.fields.roles.toSorted() : []
  const own = { created: view.created, path: view.alias, uid: author === undefined ? [] : [{ uuid: author, meta: {} }], roles }
  return { ...Object.fromEntries(declared), ...own, [outdatedField]: view.outdated === true }
}

function valueOf({ type, langcode, label, status, fields, references }: View, name: string, field: Field): Json {
  if (name === labelFields[kindOf(type).entityType]) return label
  if (name === "status") return status
  if (isRelationship(field)) return (references[name] ?? []).map(({ uuid, meta }) => ({ uuid, meta: linkMeta(field, meta) }))
  // An account without a language has that of its entity, as the API says.
  return tidyValue(field, fields[name] ?? (name === "preferred_langcode" ? langcode : unsetOf(field)), fields)
}

/** Tells whether a new item needs the value in its request: a back end fills in empty ones. Fields with a default are always sent. */
export function isNeeded(type: ResourceType, name: string, value: Json): boolean {
  const { [name]: field } = fieldsOf(type)
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
  return !isEmpty || name === "uid" || (field !== undefined && "default" in field)
}
