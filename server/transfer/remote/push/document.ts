/** Documents that create and change items at a back end. */
import { kindOf } from "#contract/content.ts"
import { isRelationship, labelFields, targetOf, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { fromSeconds } from "#contract/agenda/brussels.ts"
import { roleId } from "#server/content/entities/configuration.ts"
import { fieldNamed, fieldNames, linksIn, type Item } from "../items/item.ts"
import { fromCommon, type Places } from "../items/texts.ts"
import { sentValue, type Taking } from "../items/values.ts"

export type Writing = Taking & {
  readonly places: Places
  /** The UUID there of a file or an account. */
  readonly toThere: (uuid: string) => string
  readonly roleIds: ReadonlyMap<string, string>
}

export type Subject = {
  readonly item: Item
  /** UUID there. */
  readonly id: string
  /** The number of its present alias there. */
  readonly pid: number | null
}

/** The document with the named fields of an item. */
export function documentWith({ item, id, pid }: Subject, names: readonly string[], writing: Writing): Json {
  const { type, values } = item
  const parts = names.map((name) => partOf({ type, name, value: values[name] ?? null }, writing, pid))
  const attributes = parts.flatMap(({ attribute }) => (attribute === undefined ? [] : [attribute]))
  const relationships = parts.flatMap(({ relationship }) => (relationship === undefined ? [] : [relationship]))
  return {
    data: {
      type,
      id,
      ...(attributes.length === 0 ? {} : { attributes: Object.fromEntries(attributes) }),
      ...(relationships.length === 0 ? {} : { relationships: Object.fromEntries(relationships) }),
    },
  }
}

type NamedValue = { readonly type: ResourceType; readonly name: string; readonly value: Json }
type Part = { readonly attribute?: readonly [string, Json]; readonly relationship?: readonly [string, Json] }

function partOf(named: NamedValue, writing: Writing, pid: number | null): Part {
  const { type, name, value } = named
  const field = fieldNamed(type, name)
  if (field !== undefined && isRelationship(field)) {
    const data = linksIn(value).map(({ uuid, meta }) => ({
      type: targetOf(field),
      id: writing.toThere(uuid),
      ...(Object.keys(meta).length === 0 ? {} : { meta }),
    }))
    return { relationship: [name, { data: field.many === true ? data : (data[0] ?? null) }] }
  }
  if (field !== undefined) return { attribute: [name, sentValue(field, fromCommon(field, value, writing.places), writing)] }
  if (name === "uid") {
    const [author] = linksIn(value)
    return { relationship: ["uid", { data: author === undefined ? null : { type: "user--user", id: writing.toThere(author.uuid) } }] }
  }
  if (name === "roles") return { relationship: ["roles", { data: rolesOf(value, writing.roleIds) }] }
  if (name === "created") return { attribute: ["created", fromSeconds(Number(value))] }
  // A Drupal keeps the former alias beside a new one unless the number says which is meant.
  if (name === "path") return { attribute: ["path", { alias: value, ...(pid === null ? {} : { pid }) }] }
  return { attribute: [name, value] }
}

function rolesOf(value: Json, roleIds: ReadonlyMap<string, string>): readonly Json[] {
  const names: readonly Json[] = Array.isArray(value) ? value : []
  return names.flatMap((name) =>
    typeof name === "string"
      ? [{ type: "user_role--user_role", id: roleIds.get(name) ?? roleId(name), meta: { drupal_internal__target_id: name } }]
      : [],
  )
}

/** What a new item needs sent: all that is not empty, since a back end fills in the rest. Fields with a default are sent in any case. */
export function creationFields({ type, values }: Item, isShared: (name: string) => boolean): readonly string[] {
  const label = labelFields[kindOf(type).entityType]
  return fieldNames({ type }).filter((name) => {
    if (!isShared(name)) return false
    const value = values[name] ?? null
    const field = fieldNamed(type, name)
    const hasDefault = field !== undefined && "default" in field
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
    return name === label || hasDefault || !isEmpty || name === "uid"
  })
}
