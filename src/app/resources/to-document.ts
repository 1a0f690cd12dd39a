/** Makes the JSON:API document of a save, with what a Drupal wants to be sent (docs/drupal-contract.md). */
import { fieldsOf, kindOf } from "#contract/content.ts"
import { isRelationship, type Field, type ResourceType } from "#contract/fields.ts"
import type { Json, Relationship, ResourceIdentifier } from "#contract/jsonapi.ts"
import { mayWriteField, type Target, type Viewer } from "#contract/permissions.ts"
import type { Item } from "./item.ts"
import { isFileValue, isReference, isText, listOf } from "./value-kinds.ts"
import type { FieldValue, FileValue, ReferenceValue, Values } from "./values.ts"
import { attributeOf } from "./fields/write-value.ts"

export type SaveDocument = {
  readonly data: {
    readonly type: ResourceType
    readonly id: string
    readonly attributes: Readonly<Record<string, Json>>
    readonly relationships: Readonly<Record<string, Relationship>>
    readonly meta?: { readonly continued_by: string }
  }
}

export type WriteContext = {
  /** Names of the fields that differ from the item. A new item sends all its values. */
  readonly changed: readonly string[]
  readonly viewer: Viewer
  /** UUIDs of roles by their names, which a Drupal wants; the embedded server takes the names. */
  readonly roleIds?: Readonly<Record<string, string>>
  readonly continuedBy?: string | undefined
}

export function documentOf(item: Item, values: Values, context: WriteContext): SaveDocument {
  const { type, id } = item
  const attributes: Record<string, Json> = {}
  const relationships: Record<string, Relationship> = {}
  for (const name of sentFields(item, values, context)) {
    const value = values[name] ?? null
    const field = fieldsOf(type)[name]
    if (name === "roles")
      relationships[name] = {
        data: listOf(value)
          .filter(isText)
          .map(roleWith(context.roleIds ?? {})),
      }
    else if (name === "uid") relationships[name] = { data: isReference(value) ? identify(value) : null }
    else if (name === "path") attributes[name] = { alias: aliasOf(type, value) }
    else if (field === undefined) attributes[name] = isText(value) ? value : null
    else if (isRelationship(field)) relationships[name] = { data: linkageOf(field, value) }
    else attributes[name] = attributeOf(field, { name, value })
  }
  const meta = context.continuedBy === undefined ? {} : { meta: { continued_by: context.continuedBy } }
  return { data: { type, id, attributes, relationships, ...meta } }
}

/** The names of the fields that a save sends: those that the viewer may write and the back end shows. */
export function sentFields(item: Item, values: Values, { changed, viewer }: WriteContext): readonly string[] {
  const { type, id, number, hidden = [] } = item
  const isNew = number === null
  const target: Target = { type, uuid: id, uid: number }
  const names = isNew
    ? writableNames(type).filter((name) => !isEmpty(values[name]))
    : writableNames(type).filter((name) => changed.includes(name))
  return names.filter((name) => !hidden.includes(name) && Object.hasOwn(values, name) && mayWriteField(viewer, target, name))
}

function writableNames(type: ResourceType): readonly string[] {
  const { entityType, publicPath } = kindOf(type)
  const others = { node: ["uid"], user: ["roles"], taxonomy_term: [], file: [] }[entityType]
  return [
    ...Object.keys(fieldsOf(type)),
    ...(entityType === "user" ? [] : ["langcode"]),
    ...(publicPath === null ? [] : ["path"]),
    ...others,
  ]
}

function isEmpty(value: FieldValue | undefined): boolean {
  if (value === undefined || value === null || value === "") return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === "object" && "summary" in value && value.value === "" && value.summary === ""
}

/** The alias alone: Drupal refuses a stale `pid` beside it. Null has the address made from the title. */
function aliasOf(type: ResourceType, value: FieldValue): string | null {
  const slug = isText(value) ? value.trim() : ""
  if (slug === "") return null
  return slug.startsWith("/") ? slug : `${kindOf(type).publicPath ?? "/"}${slug}`
}

function linkageOf(field: Field, value: FieldValue): Relationship["data"] {
  const files = listOf(value).filter(isFileValue)
  const identifiers =
    field.type === "entity_reference" ? listOf(value).filter(isReference).map(identify) : files.flatMap(fileIdentifier(field))
  return field.many === true ? identifiers : (identifiers[0] ?? null)
}

function identify({ type, id }: ReferenceValue): ResourceIdentifier {
  return { type, id }
}

function fileIdentifier({ type }: Field) {
  return ({ id, alt, title, description }: FileValue): readonly ResourceIdentifier[] => {
    if (id === null) return []
    return [{ type: "file--file", id, meta: type === "image" ? { alt, title } : { description } }]
  }
}

function roleWith(ids: Readonly<Record<string, string>>) {
  return (name: string): ResourceIdentifier => ({
    type: "user_role--user_role",
    id: ids[name] ?? name,
    meta: { drupal_internal__target_id: name },
  })
}
