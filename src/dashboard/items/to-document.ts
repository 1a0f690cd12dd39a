/** docs/drupal-contract.md describes this document. */
import { holdsDays, midnightOf } from "#contract/agenda/all-day.ts"
import { fieldsOf, kindOf } from "#contract/content.ts"
import { isEmptyValue, listOf, writeValue } from "#contract/field-types/field-types.ts"
import { entity_reference } from "#contract/field-types/relationships.ts"
import { isRelationship, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import type { Viewer } from "#contract/permissions.ts"
import { mayEditField, type Item } from "./item.ts"
import { type FieldValue, type Values, isText } from "./values.ts"

export type SaveDocument = {
  readonly data: {
    readonly type: ResourceType
    readonly id: string
    readonly attributes: Readonly<Record<string, Json>>
    readonly relationships: Readonly<Record<string, { readonly data: Json }>>
  }
}

export type WriteContext = {
  /** Names fields that differ from the item. A new item sends all its values. */
  readonly changed: readonly string[]
  readonly viewer: Viewer
  /** Drupal requires the UUIDs of roles; the embedded server takes their names. */
  readonly roleIds?: Readonly<Record<string, string>>
  readonly confirms?: boolean | undefined
}

export function documentOf(item: Item, values: Values, context: WriteContext): SaveDocument {
  const { type, id } = item
  const attributes: Record<string, Json> = {}
  const relationships: Record<string, { readonly data: Json }> = {}
  for (const name of sentFields(item, values, context)) {
    const value = values[name] ?? null
    const field = fieldsOf(type)[name]
    if (name === "roles")
      relationships[name] = {
        data: listOf(value)
          .filter(isText)
          .map(roleWith(context.roleIds ?? {})),
      }
    else if (name === "uid") relationships[name] = { data: entity_reference.write(value, {}) }
    else if (name === "path") attributes[name] = { alias: aliasOf(type, value) }
    else if (field === undefined) attributes[name] = isText(value) ? value : null
    else if (isRelationship(field)) relationships[name] = { data: writeValue(field, value) }
    else attributes[name] = writeValue(field, holdsDays(field, values) ? midnightsOf(value) : value)
  }
  if (context.confirms === true) attributes.content_translation_outdated = false
  return { data: { type, id, attributes, relationships } }
}

/** Drupal can't store days, so a day becomes a moment. Other values stay unchanged. */
function midnightsOf(value: FieldValue): FieldValue {
  const times = listOf(value).map((day) => (isText(day) ? midnightOf(day) : day))
  return Array.isArray(value) ? times : (times[0] ?? null)
}

/** A save sends fields that the viewer may write and the back end shows. */
export function sentFields(item: Item, values: Values, { changed, viewer }: WriteContext): readonly string[] {
  const { type, continues } = item
  const isNew = item.number === null
  // A new series must not inherit a value of the former one that the user has emptied.
  const isSent = (name: string) => !isEmptyValue(values[name]) || (continues !== undefined && Object.hasOwn(fieldsOf(type), name))
  const names = isNew ? writableNames(type).filter(isSent) : writableNames(type).filter((name) => changed.includes(name))
  return names.filter((name) => Object.hasOwn(values, name) && mayEditField(viewer, item, name))
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

/** Sends the alias alone, because Drupal refuses a stale `pid` beside it. With null the back end makes the address from the title. */
function aliasOf(type: ResourceType, value: FieldValue): string | null {
  const slug = isText(value) ? value.trim() : ""
  if (slug === "") return null
  return slug.startsWith("/") ? slug : `${kindOf(type).publicPath ?? "/"}${slug}`
}

function roleWith(ids: Readonly<Record<string, string>>) {
  return (name: string): Json => ({
    type: "user_role--user_role",
    id: ids[name] ?? name,
    meta: { drupal_internal__target_id: name },
  })
}
