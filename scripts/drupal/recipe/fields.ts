/** A field has a storage, by name and type of entity, and settings for each kind. */
import { kindOf, resourceTypes, type ResourceType } from "#contract/content.ts"
import { baseFields, isFile, isRelationship, targetType, type Field, type Kind } from "#contract/fields.ts"
import { bundleConfigOf } from "./bundles.ts"
import { configEntity, type DrupalConfig } from "./config.ts"
import { drupalTypeOf } from "./field-types.ts"
import { syncSettings } from "./translation-settings.ts"
import type { YamlMap } from "./yaml.ts"

/** Drupal mails nobody about late changes of events, so a profile must not offer these fields. */
export const leftOut = ["field_mail_changes"]

/** Drupal has the field `body` as a field of its own kinds too, so the recipe makes it. */
const ownOf: Readonly<Record<Kind["entityType"], Readonly<Record<string, Field>>>> = {
  node: { body: baseFields.node.body },
  taxonomy_term: {},
  user: {},
  file: {},
}

export const isOfModule = (field: Field) => drupalTypeOf(field).module === "g30"

export type NamedField = readonly [name: string, field: Field]

/** Our module must be installed. Fields that Drupal brings itself, such as the title, are left out. */
export function drupalFieldsOf(type: ResourceType): readonly NamedField[] {
  const { entityType, fields } = kindOf(type)
  return Object.entries({ ...ownOf[entityType], ...fields }).filter(([name]) => !leftOut.includes(name))
}

export function fieldConfig(isWanted: (field: Field) => boolean): DrupalConfig {
  const entries = resourceTypes.flatMap((type) => {
    const recipeFields = drupalFieldsOf(type).filter(([, field]) => isWanted(field))
    return recipeFields.flatMap(([name, field]): [string, YamlMap][] => {
      const { entityType } = kindOf(type)
      return [
        [storageName(entityType, name), storage(entityType, name, field)],
        [fieldName(kindOf(type), name), instance(kindOf(type), name, field)],
      ]
    })
  })
  return Object.fromEntries(entries)
}

function storageName(entityType: string, name: string): string {
  return `field.storage.${entityType}.${name}`
}

export function fieldName({ entityType, bundle }: Pick<Kind, "entityType" | "bundle">, name: string): string {
  return `field.field.${entityType}.${bundle}.${name}`
}

function storage(entityType: string, name: string, field: Field): YamlMap {
  const { type, module, storage: settings } = drupalTypeOf(field)
  const target = isRelationship(field) ? kindOf(targetType(field)).entityType : null
  const modules = [
    entityType,
    module,
    ...(isFile(field) ? ["file"] : []),
    ...(target === "node" || target === "taxonomy_term" ? [target] : []),
  ]
  return configEntity(
    { module: modules.map(moduleOf).filter((one) => one !== "core") },
    {
      id: `${entityType}.${name}`,
      field_name: name,
      entity_type: entityType,
      type,
      settings,
      module,
      locked: false,
      cardinality: field.many === true ? -1 : 1,
      translatable: true,
      indexes: {},
      // Drupal declares its own `body` in the same way.
      persist_with_no_fields: name === "body",
      custom_storage: false,
    },
  )
}

function moduleOf(entityType: string): string {
  return entityType === "taxonomy_term" ? "taxonomy" : entityType
}

function instance(kind: Kind, name: string, field: Field): YamlMap {
  const { type, module, settings } = drupalTypeOf(field)
  const sync = syncSettings(field)
  const targets = isRelationship(field) && !isFile(field) ? [kindOf(targetType(field))] : []
  const needed = [kind, ...targets].flatMap((one) => bundleConfigOf(one) ?? [])
  const modules = [
    ...(module === "core" ? [] : [module]),
    ...(kind.entityType === "user" ? ["user"] : []),
    ...(sync === null ? [] : ["content_translation"]),
  ]
  return configEntity(
    { config: [storageName(kind.entityType, name), ...needed], module: modules },
    {
      ...(sync === null ? {} : { third_party_settings: { content_translation: { translation_sync: sync } } }),
      id: `${kind.entityType}.${kind.bundle}.${name}`,
      field_name: name,
      entity_type: kind.entityType,
      bundle: kind.bundle,
      label: field.label,
      description: field.help ?? "",
      required: field.required === true,
      translatable: field.translatable === true,
      default_value: defaultOf(field),
      default_value_callback: "",
      settings,
      field_type: type,
    },
  )
}

/** Drupal keeps a new item's value in the field's configuration. */
function defaultOf(field: Field): readonly YamlMap[] {
  if (!("default" in field)) return []
  if (field.default === "today") return [{ default_date_type: "now", default_date: "now" }]
  return [{ value: typeof field.default === "boolean" ? Number(field.default) : field.default }]
}
