/** The content of a back end in the common form. */
import { fieldsOf, isResourceType, kindOf } from "#contract/content.ts"
import { isRelationship, labelFields, type Field, type Langcode, type ResourceType } from "#contract/fields.ts"
import { defaultLanguage } from "#contract/languages.ts"
import type { Json } from "#contract/jsonapi.ts"
import { toSeconds } from "#contract/agenda/brussels.ts"
import { isLangcode } from "#server/content/entities/entity.ts"
import { isJsonObject } from "#server/database/json.ts"
import type { RemoteResource, SentIdentifier } from "../http/client.ts"
import { outdatedField, translationKey, type Item, type Values } from "./item.ts"
import { toCommon, type Names } from "./texts.ts"
import { linkMeta, tidyValue } from "./values.ts"

/** UUIDs of files and accounts there, which may have other ones here. */
export type Identities = { readonly toHere: (uuid: string) => string }

export type RemoteItem = {
  readonly item: Item
  /** UUID there. */
  readonly id: string
  /** nid, tid or uid. */
  readonly number: number
  /** Unix seconds. A term has no time of creation, so it is that of its change. */
  readonly created: number
  /** The number of the alias, without which a Drupal would add another alias. */
  readonly pid: number | null
}

/** The numbers of nodes come first: texts of one node name others. */
export function nodeNumbers(resources: readonly RemoteResource[]): ReadonlyMap<number, string> {
  return new Map(resources.filter(({ type }) => type.startsWith("node--")).map((resource) => [numberOf(resource), resource.id]))
}

export function remoteItem(resource: RemoteResource, names: Names, { toHere }: Identities): RemoteItem | null {
  const { type, id, attributes } = resource
  if (!isResourceType(type)) return null
  const label = attributes[labelFields[kindOf(type).entityType]]
  const reading = { resource, type, names, toHere }
  const declared = Object.entries(fieldsOf(type)).map(([name, field]) => [name, valueOf(reading, name, field)] as const)
  const path = attributes.path !== undefined && isJsonObject(attributes.path) ? attributes.path : {}
  const langcode = languageOf(resource)
  const translation = isTranslation(resource) ? { of: toHere(id), langcode } : undefined
  const item: Item = {
    type,
    uuid: translation === undefined ? toHere(id) : translationKey(translation),
    translation,
    label: typeof label === "string" ? label : "",
    changed: secondsIn(attributes.changed),
    values: { ...Object.fromEntries(declared), ...ownValues(reading, path) },
  }
  const created = secondsIn(attributes.created ?? attributes.changed)
  return { item, id, number: numberOf(resource), created, pid: typeof path.pid === "number" ? path.pid : null }
}

export function languageOf({ attributes: { langcode } }: Pick<RemoteResource, "attributes">): Langcode {
  return isLangcode(langcode) ? langcode : defaultLanguage
}

/** A back end without translations says nothing of an original. */
export function isTranslation({ attributes }: Pick<RemoteResource, "attributes">): boolean {
  return attributes.default_langcode === false
}

type Reading = {
  readonly resource: RemoteResource
  readonly type: ResourceType
  readonly names: Names
  readonly toHere: Identities["toHere"]
}

function ownValues({ resource, type, toHere }: Reading, path: Values): Values {
  const { attributes, relationships } = resource
  const { entityType } = kindOf(type)
  // Drupal's user 0 stands for no author.
  const authors = identifiersIn(relationships.uid?.data).filter(({ meta }) => meta.drupal_internal__target_id !== 0)
  const node = {
    created: secondsIn(attributes.created),
    path: typeof path.alias === "string" && path.alias !== "" ? path.alias : null,
    uid: authors.map(({ id }) => ({ uuid: toHere(id), meta: {} })),
  }
  return {
    langcode: languageOf(resource),
    [outdatedField]: attributes[outdatedField] === true,
    ...(entityType === "node" ? node : {}),
    ...(entityType === "user" ? { roles: rolesIn(relationships.roles?.data) } : {}),
  }
}

function rolesIn(data: RemoteResource["relationships"][string]["data"] | undefined): readonly string[] {
  const names = identifiersIn(data).map(({ meta }) => meta.drupal_internal__target_id)
  return names.filter((name) => typeof name === "string").toSorted()
}

function valueOf({ resource, names, toHere }: Reading, name: string, field: Field): Json {
  const { attributes, relationships } = resource
  if (isRelationship(field)) {
    const data = identifiersIn(relationships[name]?.data).filter(({ id }) => id !== "missing" && id !== "virtual")
    return data.map(({ id, meta }) => ({ uuid: toHere(id), meta: linkMeta(field, valuesIn(meta)) }))
  }
  const sent = attributes[name] ?? null
  return toCommon(field, tidyValue(field, sent, attributes), names)
}

function valuesIn(meta: Readonly<Record<string, unknown>>): Values {
  const known = Object.entries(meta).flatMap(([name, value]) =>
    value === null || ["string", "number", "boolean"].includes(typeof value) ? [[name, asJson(value)] as const] : [],
  )
  return Object.fromEntries(known)
}

function asJson(value: unknown): Json {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null
}

export function identifiersIn(data: RemoteResource["relationships"][string]["data"] | undefined): readonly SentIdentifier[] {
  if (data === null || data === undefined) return []
  return Array.isArray(data) ? data : [data]
}

export function numberOf({ type, attributes }: Pick<RemoteResource, "type" | "attributes">): number {
  const names = { node: "nid", taxonomy_term: "tid", user: "uid", file: "fid", redirect: "rid" } as const
  const short = Object.entries(names).find(([entityType]) => type.startsWith(`${entityType}--`))?.[1] ?? "id"
  const number = attributes[`drupal_internal__${short}`]
  return typeof number === "number" ? number : 0
}

export function secondsIn(value: Json | undefined): number {
  return typeof value === "string" ? (toSeconds(value) ?? 0) : 0
}
