import { fieldsOf, kindOf } from "#contract/content.ts"
import { dayIn, holdsDays } from "#contract/agenda/all-day.ts"
import { isText, textOf } from "#contract/field-types/field-type.ts"
import { listOf, readValue, type FieldValue } from "#contract/field-types/field-types.ts"
import { isRelationship, type Field, type ResourceType } from "#contract/fields.ts"
import { isPublic } from "#contract/permissions.ts"
import { isLanguage } from "#contract/languages.ts"
import { identifiersIn, linkedOf, referencesOf, type Resource } from "./document.ts"
import type { Item } from "./item.ts"
import { languagesOf, pathOfAlias } from "./languages.ts"
import { numberName } from "./requests.ts"
import type { Values } from "./values.ts"

export function itemOf(type: ResourceType, resource: Resource, included: readonly Resource[]): Item {
  const { attributes, id } = resource
  const isPublished = attributes.status === true
  const revisers = identifiersIn(resource, "revision_uid")
  const [changedBy] = referencesOf(revisers, included)
  const uid = revisers[0]?.meta.drupal_internal__target_id
  return {
    type,
    id,
    number: numberIn(type, resource),
    version: versionIn(resource),
    changed: textOf(attributes.changed) || null,
    changedBy: changedBy === undefined || changedBy.label === "" ? null : changedBy.label,
    changedByUid: typeof uid === "number" ? uid : null,
    isPublished,
    publicPath: isPublished ? publicPathOf(type, resource) : null,
    values: valuesOf(type, resource, included),
    hidden: hiddenOf(type, resource),
    languages: languagesOf(type, attributes),
  }
}

/** nid, tid, uid or fid. */
export function numberIn(type: ResourceType, { attributes }: Resource): number | null {
  const number = attributes[numberName(type)]
  return typeof number === "number" ? number : null
}

/** Nodes and terms have revisions. A user's version is an addition of the embedded server. */
export function versionIn({ attributes, meta }: Resource): string | null {
  const version = attributes.drupal_internal__vid ?? attributes.drupal_internal__revision_id ?? meta.version
  return typeof version === "number" ? String(version) : null
}

function valuesOf(type: ResourceType, resource: Resource, included: readonly Resource[]): Values {
  const values: Record<string, FieldValue> = {}
  for (const [name, field] of Object.entries(fieldsOf(type))) {
    const rawValue = isRelationship(field) ? linkedOf(identifiersIn(resource, name), included) : resource.attributes[name]
    values[name] = readField(field, rawValue, resource)
  }
  values.langcode = textOf(resource.attributes.langcode) || "en"
  const { entityType, publicPath } = kindOf(type)
  if (publicPath !== null) values.path = slugOf(type, aliasIn(resource))
  if (entityType === "node") values.uid = referencesOf(identifiersIn(resource, "uid"), included)[0] ?? null
  if (entityType === "user") values.roles = identifiersIn(resource, "roles").map(({ meta }) => textOf(meta.drupal_internal__target_id))
  return values
}

/** A Drupal sends moments for an event of whole days, and a form has days. */
function readField(field: Field, rawValue: unknown, { attributes }: Resource): FieldValue {
  const value = readValue(field, rawValue)
  if (!holdsDays(field, attributes)) return value
  const days = listOf(value).flatMap((time) => (isText(time) ? (dayIn(time) ?? []) : []))
  return field.many === true ? days : (days[0] ?? "")
}

/** The back end hides these fields from the viewer, such as the roles of a user on a Drupal. */
function hiddenOf(type: ResourceType, { attributes, relationships }: Resource): readonly string[] {
  const { entityType } = kindOf(type)
  const names = [...Object.keys(fieldsOf(type)), ...(entityType === "node" ? ["uid"] : []), ...(entityType === "user" ? ["roles"] : [])]
  return names.filter((name) => !Object.hasOwn(attributes, name) && !Object.hasOwn(relationships, name))
}

function aliasIn({ attributes: { path } }: Pick<Resource, "attributes">): string {
  return typeof path === "object" && path !== null && "alias" in path ? textOf(path.alias) : ""
}

/** Leaves out the kind's public path. A Drupal's alias elsewhere stays whole and begins with a slash. */
function slugOf(type: ResourceType, alias: string): string {
  const { publicPath } = kindOf(type)
  return publicPath !== null && alias.startsWith(publicPath) ? alias.slice(publicPath.length).replace(/\/$/, "") : alias
}

/** Items get the page at this path once they are published. */
export function publicPathOf(type: ResourceType, resource: Pick<Resource, "attributes">): string | null {
  const publicPath = isPublic(type, resource.attributes) ? kindOf(type).publicPath : null
  const alias = aliasIn(resource)
  if (publicPath === null || alias === "" || !alias.startsWith(publicPath)) return null
  const { langcode } = resource.attributes
  return pathOfAlias(isLanguage(langcode) ? langcode : "en", alias)
}
