/** The content of the database in the common form. */
import { fieldsOf, kindOf, resourceTypes } from "#contract/content.ts"
import { unsetOf } from "#contract/field-types/field-types.ts"
import { isRelationship, labelFields, type Field, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { decodePath, fileAddress, type Entity } from "#server/content/entities/entity.ts"
import { shownIn } from "#server/content/entities/languages.ts"
import { readEntities } from "#server/content/entities/read.ts"
import type { Database } from "#server/database/open.ts"
import { linkMeta, tidyValue } from "./values.ts"
import { outdatedField, translationKey, type Item, type Values } from "./item.ts"
import { toCommon, type Names } from "./texts.ts"

export type LocalFile = {
  readonly uuid: string
  /** Below the folder of files. */
  readonly path: string
  readonly label: string
  readonly size: number
  readonly changed: number
}

export type LocalContent = {
  readonly items: readonly Item[]
  readonly files: readonly LocalFile[]
  readonly names: Names
  /** Numbers of nodes by UUID. */
  readonly numbers: ReadonlyMap<string, number>
}

export const itemTypes: readonly ResourceType[] = resourceTypes.filter((type) => kindOf(type).entityType !== "file")

export function localContent(db: Database): LocalContent {
  const entities = itemTypes.flatMap((type) => readEntities(db, type))
  const files = readEntities(db, "file--file").map(fileOf)
  const nodes = entities.filter(({ type }) => kindOf(type).entityType === "node")
  const numbers = new Map(nodes.map(({ uuid, id }) => [uuid, id]))
  const byNumber = new Map(nodes.map(({ uuid, id }) => [id, uuid]))
  const byAddress = new Map(files.map(({ uuid, path }) => [decodePath(fileAddress(path)), uuid]))
  const names: Names = { fileAt: (address) => byAddress.get(address), nodeNumbered: (number) => byNumber.get(number) }
  return { items: entities.flatMap((entity) => itemsOf(entity, names)), files, names, numbers }
}

function fileOf({ uuid, label, changed, fields }: Entity): LocalFile {
  const { uri, filesize } = fields
  const path = typeof uri === "string" ? uri.replace(/^public:\/\//, "") : ""
  return { uuid, path, label, changed, size: typeof filesize === "number" ? filesize : 0 }
}

/** The original and its translations. */
function itemsOf(entity: Entity, names: Names): readonly Item[] {
  const translated = entity.translations.map(({ langcode }) => {
    const translation = { of: entity.uuid, langcode }
    return { ...itemOf(shownIn(entity, langcode), names), translation, uuid: translationKey(translation) }
  })
  return [itemOf(entity, names), ...translated]
}

function itemOf(entity: Entity, names: Names): Item {
  const { type, uuid, label, changed } = entity
  const declared = Object.entries(fieldsOf(type)).map(([name, field]) => [name, valueOf(entity, { name, field, names })] as const)
  return { type, uuid, label, changed, values: { ...Object.fromEntries(declared), ...ownValues(entity) } }
}

function ownValues({ type, langcode, created, alias, author, fields, outdated }: Entity): Values {
  const { entityType } = kindOf(type)
  const roles = Array.isArray(fields.roles) ? fields.roles.toSorted() : []
  const node = { created, path: alias, uid: author === null ? [] : [{ uuid: author.uuid, meta: {} }] }
  const users = entityType === "user" ? { roles } : {}
  return { langcode, [outdatedField]: outdated, ...(entityType === "node" ? node : {}), ...users }
}

type NamedField = { readonly name: string; readonly field: Field; readonly names: Names }

function valueOf(entity: Entity, { name, field, names }: NamedField): Json {
  const { type, langcode, label, status, fields, references } = entity
  if (name === labelFields[kindOf(type).entityType]) return label
  if (name === "status") return status
  if (isRelationship(field)) return (references[name] ?? []).map(({ uuid, meta }) => ({ uuid, meta: linkMeta(field, meta) }))
  // An account without a language has that of its entity, as the API says.
  const stored = fields[name] ?? (name === "preferred_langcode" ? langcode : unsetOf(field))
  return toCommon(field, tidyValue(field, stored, fields), names)
}
