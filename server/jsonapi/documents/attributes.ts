import { fieldsOf, kindOf, resourceTypes } from "#contract/content.ts"
import { unsetOf } from "#contract/field-types/field-types.ts"
import { baseFields, isRelationship, type AttributeField, type EntityType, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { may, type Viewer } from "#contract/permissions.ts"
import { showsValue } from "#server/content/visibility.ts"
import { fileAddress, type Entity, type LanguageState } from "#server/content/entities/entity.ts"
import { isJsonObject } from "#server/database/json.ts"

type Attributes = Readonly<Record<string, Json>>

/** Names, shapes and order are Drupal's. */
export function attributesOf(entity: Entity, viewer: Viewer): Attributes {
  return { ...baseAttributes[kindOf(entity.type).entityType](entity, viewer), ...declaredAttributes(entity, viewer) }
}

const baseAttributes: Readonly<Record<EntityType, (entity: Entity, viewer: Viewer) => Attributes>> = {
  node: nodeAttributes,
  taxonomy_term: termAttributes,
  user: userAttributes,
  file: fileAttributes,
}

function nodeAttributes(entity: Entity, viewer: Viewer): Attributes {
  return {
    drupal_internal__nid: entity.id,
    drupal_internal__vid: entity.vid,
    langcode: entity.langcode,
    revision_timestamp: drupalTime(entity.revision.created),
    ...(may.readDrafts(viewer) ? { revision_log: entity.revision.log } : {}),
    status: entity.status,
    title: entity.label,
    created: drupalTime(entity.created),
    changed: drupalTime(entity.changed),
    promote: entity.fields.promote === true,
    sticky: false,
    ...languageFacts(entity),
    path: pathOf(entity),
    body: richText(entity.fields.body, true),
  }
}

function termAttributes(entity: Entity): Attributes {
  return {
    drupal_internal__tid: entity.id,
    drupal_internal__revision_id: entity.vid,
    langcode: entity.langcode,
    revision_created: drupalTime(entity.changed),
    status: entity.status,
    name: entity.label,
    description: richText(entity.fields.description, false),
    weight: entity.fields.weight ?? 0,
    changed: drupalTime(entity.changed),
    ...languageFacts(entity),
    path: pathOf(entity),
  }
}

function languageFacts({ isOriginal, source, outdated, affected, languages }: Entity): Attributes {
  return {
    default_langcode: isOriginal,
    revision_translation_affected: affected ? true : null,
    content_translation_source: source ?? "und",
    content_translation_outdated: outdated,
    translations: languages.filter(({ isVisible }) => isVisible).map(translation),
  }
}

// Drupal has no such attribute; our module adds it.
function translation({ langcode, label, status, changed, alias, isOriginal, outdated, confirmedVid }: LanguageState): Json {
  const confirmed_vid = isOriginal ? null : confirmedVid
  return { langcode, title: label, status, changed: drupalTime(changed), alias, is_original: isOriginal, outdated, confirmed_vid }
}

function userAttributes({ id, langcode, label, status, created, changed, lastLogin, fields }: Entity): Attributes {
  return {
    display_name: label,
    drupal_internal__uid: id,
    langcode,
    preferred_langcode: fields.preferred_langcode ?? langcode,
    preferred_admin_langcode: null,
    name: label,
    mail: fields.mail ?? null,
    timezone: "Europe/Brussels",
    status,
    created: drupalTime(created),
    changed: drupalTime(changed),
    login: lastLogin === null ? null : drupalTime(lastLogin),
    default_langcode: true,
  }
}

function fileAttributes({ id, langcode, label, status, created, changed, fields }: Entity): Attributes {
  const uri = typeof fields.uri === "string" ? fields.uri : ""
  return {
    drupal_internal__fid: id,
    langcode,
    filename: label,
    uri: { value: uri, url: fileAddress(uri.replace(/^public:\/\//, "")) },
    filemime: fields.filemime ?? null,
    filesize: fields.filesize ?? null,
    status,
    created: drupalTime(created),
    changed: drupalTime(changed),
  }
}

function declaredAttributes({ type, fields }: Entity, viewer: Viewer): Attributes {
  const visibleFields = declared.get(type)?.filter(([, field]) => showsValue(viewer, fields, field)) ?? []
  return Object.fromEntries(visibleFields.map(([name, field]) => [name, valueOf(field, fields[name])]))
}

type DeclaredFields = readonly (readonly [string, AttributeField])[]

const declared = new Map(resourceTypes.map((type) => [type, sortedAttributes(type)]))

function sortedAttributes(type: ResourceType): DeclaredFields {
  const base = baseFields[kindOf(type).entityType]
  const own = Object.entries(fieldsOf(type)).flatMap(([name, field]): DeclaredFields => {
    return Object.hasOwn(base, name) || isRelationship(field) ? [] : [[name, field]]
  })
  return own.toSorted(([one], [other]) => (one < other ? -1 : 1))
}

function valueOf(field: AttributeField, storedValue: Json | undefined): Json {
  if (storedValue === undefined) return unsetOf(field)
  return field.type === "text_with_summary" ? richText(storedValue, field.hasSummary === true) : storedValue
}

function pathOf({ alias, pid, langcode }: Entity): Json {
  return { alias, pid, langcode }
}

// The text was filtered when it was saved, so `processed` is the same.
function richText(storedValue: Json | undefined, hasSummary: boolean): Json {
  if (storedValue === undefined || !isJsonObject(storedValue)) return null
  const { value = "", format = null, summary = "" } = storedValue
  return { value, format, processed: value, ...(hasSummary ? { summary } : {}) }
}

export function drupalTime(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}+00:00`
}
