/** Values as back ends spell them, in the spelling of the database. */
import { fieldsOf } from "#contract/content.ts"
import { dayIn, holdsDays, midnightOf } from "#contract/agenda/all-day.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { fieldTypes, unsetOf } from "#contract/field-types/field-types.ts"
import { toSeconds, fromSeconds } from "#contract/agenda/brussels.ts"
import { isRelationship, targetOf, type Field, type RelationshipField, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { textFormat } from "#contract/text-format.ts"
import { roleId } from "#server/content/entities/configuration.ts"
import { isJsonObject } from "#server/database/json.ts"

export type Values = Readonly<Record<string, Json>>
export type ItemLink = { readonly uuid: string; readonly meta: Values }

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

/** The attributes that a Drupal needs beside the address of its own files. */
const drupalMarks = /\s+data-entity-(?:type|uuid)="[^"]*"/gi

/** `all` are the values of all fields, since the flag of an event decides the form of its times. */
export function tidyValue(field: Field, value: Json, all: Values): Json {
  if (value === null || isRelationship(field)) return unsetOf(field)
  if (!Array.isArray(value)) return tidyOne(field, value, all) ?? unsetOf(field)
  const list: readonly Json[] = value
  return list.map((one) => tidyOne(field, one, all)).filter((one) => one !== null)
}

function tidyOne(field: Field, value: Json, all: Values): Json {
  switch (field.type) {
    case "datetime":
      return typeof value === "string" ? timeOf(value, holdsDays(field, all)) : null
    case "text_with_summary":
      return isJsonObject(value) ? richTextOf(value, field.hasSummary === true) : null
    case "integer":
      // Drupal gives a term without a weight the weight 0.
      return field.label === "Weight" && Number(value) === 0 ? null : fieldTypes.integer.toStored(value)
    case "link": {
      const link = fieldTypes.link.toStored(value)
      return isJsonObject(link) ? { ...link, options: [] } : link
    }
    default:
      return fieldTypes[field.type].toStored(value)
  }
}

/** Drupal answers the day of an event that lasts whole days as its midnight. */
function timeOf(value: string, isWholeDay: boolean): string {
  if (isWholeDay) return dayIn(value) ?? value
  const seconds = toSeconds(value)
  return seconds === null ? value : fromSeconds(seconds)
}

function richTextOf({ value, summary }: Values, hasSummary: boolean): Json {
  const [html, words] = [value, summary].map((part) => (typeof part === "string" ? part.replaceAll("\r\n", "\n") : ""))
  if (html === "" && (words === "" || !hasSummary)) return null
  return { value: html?.replaceAll(drupalMarks, "") ?? "", format: textFormat, ...(hasSummary ? { summary: words ?? "" } : {}) }
}

/** Returns the words of a reference to a file. Its size is that of the file. */
export function linkMeta(field: RelationshipField, { alt, title, display, description }: Values): Values {
  if (field.type === "image") return { alt: typeof alt === "string" ? alt : null, title: typeof title === "string" ? title : "" }
  if (field.type !== "file") return {}
  return {
    display: display !== false && display !== 0 && display !== "0",
    description: typeof description === "string" ? description : "",
  }
}

function sentValue(field: Field, value: Json, fileAt: Writing["fileAt"]): Json {
  if (Array.isArray(value)) {
    const list: readonly Json[] = value
    return list.map((one) => sentValue(field, one, fileAt))
  }
  // A Drupal has no days in fields of times: it gets the midnight of Brussels.
  if (field.type === "datetime" && fileAt !== null && typeof value === "string") return midnightOf(value)
  if (field.type === "integer" && field.label === "Weight") return value ?? 0
  if (field.type === "link" && isJsonObject(value)) return { uri: value.uri ?? "", title: value.title ?? "" }
  if (field.type !== "text_with_summary" || !isJsonObject(value) || typeof value.value !== "string") return value
  const marked = value.value.replaceAll(/<img\b[^>]*?(?=\ssrc="([^"]*)")/gi, (start, address: string) => {
    const uuid = fileAt?.(address)
    return uuid === undefined ? start : `${start} data-entity-type="file" data-entity-uuid="${uuid}"`
  })
  return { ...value, value: marked }
}

export type Writing = {
  readonly roleIds: ReadonlyMap<string, string>
  /** The UUID of a Drupal's file by its address; null for a server of this project. */
  readonly fileAt: ((address: string) => string | undefined) | null
}

type Subject = { readonly type: ResourceType; readonly id: string; readonly pid: number | null }
type Parts = { readonly attributes: Record<string, Json>; readonly relationships: Record<string, Json> }

export function documentWith({ type, id, pid }: Subject, values: Values, { roleIds, fileAt }: Writing): Json {
  const { attributes, relationships }: Parts = { attributes: {}, relationships: {} }
  for (const [name, value] of Object.entries(values)) {
    const field = fieldNamed(type, name)
    if (name === "uid") relationships.uid = { data: identifiers("user--user", value)[0] ?? null }
    else if (name === "roles") relationships.roles = { data: rolesOf(value, roleIds) }
    else if (name === "created") attributes.created = fromSeconds(Number(value))
    // A Drupal keeps the former alias beside a new one unless the number says which is meant.
    else if (name === "path") attributes.path = { alias: value, ...(pid === null ? {} : { pid }) }
    else if (field === undefined) attributes[name] = value
    else if (!isRelationship(field)) attributes[name] = sentValue(field, value, fileAt)
    else {
      const data = identifiers(targetOf(field), value)
      relationships[name] = { data: field.many === true ? data : (data[0] ?? null) }
    }
  }
  return { data: { type, id, attributes, relationships } }
}

function identifiers(type: string, value: Json): readonly Json[] {
  return linksIn(value).map(({ uuid, meta }) => ({ type, id: uuid, ...(Object.keys(meta).length === 0 ? {} : { meta }) }))
}

function rolesOf(value: Json, roleIds: ReadonlyMap<string, string>): readonly Json[] {
  const names: readonly Json[] = Array.isArray(value) ? value : []
  return names.map((name) => {
    const role = textOf(name)
    return { type: "user_role--user_role", id: roleIds.get(role) ?? roleId(role), meta: { drupal_internal__target_id: role } }
  })
}
