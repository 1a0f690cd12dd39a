/** Reads the fields of a resource in the spelling of the database, whichever back end it is of. */
import { isDeepStrictEqual } from "node:util"
import { dayIn, holdsDays } from "#contract/agenda/all-day.ts"
import { fromSeconds, toSeconds } from "#contract/agenda/brussels.ts"
import { fieldsOf, isResourceType, kindOf, resourceTypes } from "#contract/content.ts"
import { fieldTypes, isSameValue, readValue, unsetOf } from "#contract/field-types/field-types.ts"
import { isRelationship, type Field, type RelationshipField, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { textFormat } from "#contract/text-format.ts"
import { isJsonObject } from "#server/database/json.ts"
import { identifiersIn, type Resource } from "./http/client.ts"

type Values = Readonly<Record<string, Json>>

/** Terms, then accounts and members, because most references lead to earlier kinds. */
export const itemTypes: readonly ResourceType[] = resourceTypes
  .filter((type) => kindOf(type).entityType !== "file")
  .toSorted((one, other) => rankOf(one) - rankOf(other))

function rankOf(type: ResourceType): number {
  return type === "node--member" ? 2 : { taxonomy_term: 0, user: 1, node: 3, file: 4 }[kindOf(type).entityType]
}

/** A save of the original sets it in all translations. */
export const outdatedField = "content_translation_outdated"

/** Returns the fields that a push compares; of a translation, those that it has for itself. */
export function fieldNames(type: ResourceType, isOriginal: boolean): readonly string[] {
  const declared = Object.entries(fieldsOf(type)).filter(([, field]) => isOriginal || field.translatable === true)
  const own = { node: ["created", "path", "uid"], taxonomy_term: [], user: ["roles"], file: [] }[kindOf(type).entityType]
  return [...declared.map(([name]) => name), ...own, ...(isOriginal ? [] : [outdatedField])]
}

export function fieldNamed(type: string, name: string): Field | undefined {
  const fields = isResourceType(type) ? fieldsOf(type) : {}
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** Tells whether a field means the same in two resources, in whichever spelling they have it. */
export function isSame(name: string, one: Resource, other: Resource): boolean {
  const field = fieldNamed(one.type, name)
  const [value, otherValue] = [valueOf(one, name), valueOf(other, name)]
  if (field === undefined || isRelationship(field)) return isDeepStrictEqual(value, otherValue)
  return isSameValue(field, readValue(field, value), readValue(field, otherValue))
}

/** Returns the value of a field. That of a relationship is a list of UUIDs with words. */
export function valueOf(resource: Resource, name: string): Json {
  const { type, attributes } = resource
  const field = fieldNamed(type, name)
  if (name === "created") return secondsIn(attributes.created)
  if (name === "path") return aliasIn(attributes.path)
  if (name === "uid") return authorsOf(resource)
  if (name === "roles") return rolesOf(resource).toSorted()
  if (field === undefined) return attributes[name] === true
  if (isRelationship(field)) return linksOf(resource, name, field)
  return tidyValue(field, attributes[name] ?? null, attributes)
}

/** Returns the references of a field, without Drupal's marks for what it doesn't know. */
export function linksOf(resource: Resource, name: string, field: RelationshipField) {
  const links = identifiersIn(resource, name).filter(({ id }) => id !== "missing" && id !== "virtual")
  return links.map(({ id, meta }) => ({ uuid: id, meta: linkMeta(field, meta) }))
}

/** Drupal's user 0 means no author. */
export function authorsOf(resource: Resource): readonly string[] {
  return identifiersIn(resource, "uid").flatMap(({ id, meta }) => (meta.drupal_internal__target_id === 0 ? [] : [id]))
}

/** Returns the names of an account's roles. */
export function rolesOf(resource: Resource): readonly string[] {
  return identifiersIn(resource, "roles").map(({ meta }) => String(meta.drupal_internal__target_id))
}

export function secondsIn(value: Json | undefined): number {
  return typeof value === "string" ? (toSeconds(value) ?? 0) : 0
}

function aliasIn(path: Json = null): string | null {
  return isJsonObject(path) && typeof path.alias === "string" && path.alias !== "" ? path.alias : null
}

/** The attributes that a Drupal needs beside the address of its own files. */
const drupalMarks = /\s+data-entity-(?:type|uuid)="[^"]*"/gi

/** `all` are the values of all fields, since the flag of an event decides the form of its times. */
export function tidyValue(field: Field, value: Json, all: Values): Json {
  if (value === null) return unsetOf(field)
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
export function linkMeta(field: RelationshipField, { alt, title, display, description }: Readonly<Record<string, unknown>>): Values {
  if (field.type === "image") return { alt: typeof alt === "string" ? alt : null, title: typeof title === "string" ? title : "" }
  if (field.type !== "file") return {}
  return {
    display: display !== false && display !== 0 && display !== "0",
    description: typeof description === "string" ? description : "",
  }
}
