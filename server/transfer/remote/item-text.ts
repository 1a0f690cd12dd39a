/** Local and remote texts have the same spelling here, that of the database. */
import { isDeepStrictEqual } from "node:util"
import { dayIn, holdsDays } from "#contract/agenda/all-day.ts"
import { fromSeconds, toSeconds } from "#contract/agenda/brussels.ts"
import { fieldsOf, kindOf, resourceTypes } from "#contract/content.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { fieldTypes, isSameValue, readValue, unsetOf } from "#contract/field-types/field-types.ts"
import {
  isRelationship,
  labelFields,
  type AttributeField,
  type Field,
  type Langcode,
  type RelationshipField,
  type ResourceType,
} from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { defaultLanguage } from "#contract/languages.ts"
import { textFormat } from "#contract/text-format.ts"
import { isLangcode, type Fields, type StoredReference } from "#server/content/entities/entity.ts"
import { isJsonObject } from "#server/database/json.ts"
import type { View } from "#server/transfer/format/views.ts"
import { identifiersIn, type RemoteResource } from "./http/client.ts"

type Links = Readonly<Record<string, readonly StoredReference[]>>

export type ItemText = {
  readonly type: ResourceType
  readonly uuid: string
  readonly langcode: Langcode
  readonly values: Fields
  /** Includes the author as `uid`. */
  readonly links: Links
}

/** Most references lead to earlier kinds: terms come first, then accounts and members. */
export const itemTypes: readonly ResourceType[] = resourceTypes
  .filter((type) => kindOf(type).entityType !== "file")
  .toSorted((one, other) => rankOf(one) - rankOf(other))

function rankOf(type: ResourceType): number {
  return type === "node--member" ? 2 : { taxonomy_term: 0, user: 1, node: 3, file: 4 }[kindOf(type).entityType]
}

/** When the original is saved, the back end sets this field in all its translations. */
export const outdatedField = "content_translation_outdated"

/** Returns the fields that a push compares. A translation leaves out the shared ones. */
export function fieldNames(type: ResourceType, isOriginal: boolean): readonly string[] {
  const declared = Object.entries(fieldsOf(type)).filter(([, field]) => isOriginal || field.translatable === true)
  const own = { node: ["created", "path", "uid"], taxonomy_term: [], user: ["roles"], file: [] }[kindOf(type).entityType]
  return [...declared.map(([name]) => name), ...own, ...(isOriginal ? [] : [outdatedField])]
}

export function fieldNamed(type: ResourceType, name: string): Field | undefined {
  const fields = fieldsOf(type)
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

export function isSame(name: string, one: ItemText, other: ItemText): boolean {
  const field = fieldNamed(one.type, name)
  const [value = null, otherValue = null] = [one.values[name], other.values[name]]
  if (field !== undefined && !isRelationship(field)) return isSameValue(field, readValue(field, value), readValue(field, otherValue))
  return isDeepStrictEqual([value, one.links[name] ?? []], [otherValue, other.links[name] ?? []])
}

/** `author` is the UUID of the account that wrote the text. */
export function textOfView(view: View, author: string | undefined): ItemText {
  const { type, uuid, langcode, label, status, created, alias, fields, references, outdated = false } = view
  // An account without a language has that of its entity, as the API says.
  const attributes = { preferred_langcode: langcode, ...fields, [labelFields[kindOf(type).entityType]]: label, status }
  const roles = Array.isArray(fields.roles) ? fields.roles.map(textOf).toSorted() : []
  const own = { created, path: alias, roles, [outdatedField]: outdated }
  return tidyText(
    { type, uuid, langcode, values: attributes, links: { ...references, uid: author === undefined ? [] : [{ uuid: author, meta: {} }] } },
    own,
  )
}

export function textOfResource(type: ResourceType, resource: RemoteResource): ItemText {
  const { id: uuid, attributes, relationships } = resource
  const { langcode, created, path = null, [outdatedField]: outdated } = attributes
  const linksIn = (name: string) => identifiersIn(resource, name).map(({ id, meta }) => ({ uuid: id, meta }))
  const own = {
    created: secondsIn(created),
    path: (isJsonObject(path) && textOf(path.alias)) || null,
    roles: linksIn("roles")
      .map(({ meta }) => textOf(meta.drupal_internal__target_id))
      .toSorted(),
    [outdatedField]: outdated === true,
  }
  const links = Object.fromEntries(Object.keys(relationships).map((name) => [name, linksIn(name)]))
  return tidyText({ type, uuid, langcode: isLangcode(langcode) ? langcode : defaultLanguage, values: attributes, links }, own)
}

/** Adds every field of the kind. `own` values stay unchanged. */
function tidyText({ values, links, ...text }: ItemText, own: Fields): ItemText {
  const declared = Object.entries(fieldsOf(text.type))
  const tidyValues = declared.flatMap(([name, field]) =>
    isRelationship(field) ? [] : [[name, tidyValue(field, values[name] ?? null, values)] as const],
  )
  const tidyLinks = declared.flatMap(([name, field]) =>
    isRelationship(field) ? [[name, linksOf(links[name]).map(({ uuid, meta }) => ({ uuid, meta: linkMeta(field, meta) }))] as const] : [],
  )
  return {
    ...text,
    values: { ...Object.fromEntries(tidyValues), ...own },
    links: { ...Object.fromEntries(tidyLinks), uid: linksOf(links.uid).map(({ uuid }) => ({ uuid, meta: {} })) },
  }
}

/** Drops Drupal's marks for unknown targets, and its user 0, which means no author. */
function linksOf(links: readonly StoredReference[] = []): readonly StoredReference[] {
  return links.filter(({ uuid, meta }) => uuid !== "missing" && uuid !== "virtual" && meta.drupal_internal__target_id !== 0)
}

export function secondsIn(value: Json | undefined): number {
  return typeof value === "string" ? (toSeconds(value) ?? 0) : 0
}

/** A Drupal needs these attributes beside the address of its own files. */
const drupalMarks = /\s+data-entity-(?:type|uuid)="[^"]*"/gi

/** `all` are the values of all fields, because the flag of an event decides the form of its times. */
function tidyValue(field: AttributeField, value: Json, all: Fields): Json {
  if (value === null) return unsetOf(field)
  if (!Array.isArray(value)) return tidyOne(field, value, all) ?? unsetOf(field)
  const list: readonly Json[] = value
  return list.map((one) => tidyOne(field, one, all)).filter((one) => one !== null)
}

function tidyOne(field: AttributeField, value: Json, all: Fields): Json {
  switch (field.type) {
    case "datetime": {
      // Drupal answers the day of an event that lasts whole days as its midnight.
      const day = typeof value === "string" && holdsDays(field, all) ? dayIn(value) : null
      return day ?? (typeof value === "string" ? timeOf(value) : null)
    }
    case "text_with_summary":
      return isJsonObject(value) ? richTextOf(value, field.hasSummary === true) : null
    case "integer":
      // Drupal gives a term without a weight the weight 0.
      return field.label === "Weight" && Number(value) === 0 ? null : fieldTypes.integer.toStored(value)
    case "link": {
      const link = fieldTypes.link.toStored(value)
      return isJsonObject(link) ? { ...link, options: [] } : link
    }
    case "boolean":
    case "date":
    case "decimal":
    case "email":
    case "list_string":
    case "person":
    case "string":
    case "telephone":
      return fieldTypes[field.type].toStored(value)
  }
}

function timeOf(value: string): string {
  const seconds = toSeconds(value)
  return seconds === null ? value : fromSeconds(seconds)
}

function richTextOf({ value, summary }: Fields, hasSummary: boolean): Json {
  const [html = "", words = ""] = [value, summary].map((part) => textOf(part).replaceAll("\r\n", "\n"))
  if (html === "" && (words === "" || !hasSummary)) return null
  return { value: html.replaceAll(drupalMarks, ""), format: textFormat, ...(hasSummary ? { summary: words } : {}) }
}

/** Leaves out the size, which is that of the file. */
function linkMeta({ type }: RelationshipField, { alt, title, display, description }: Fields): Fields {
  if (type === "image") return { alt: typeof alt === "string" ? alt : null, title: textOf(title) }
  if (type !== "file") return {}
  return { display: display !== false && display !== 0 && display !== "0", description: textOf(description) }
}
