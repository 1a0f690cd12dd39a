/** The messages are Drupal's. */
import { fieldsOf, kindOf } from "#contract/content.ts"
import type { ValueType } from "#contract/field-types/field-type.ts"
import { fieldTypes } from "#contract/field-types/field-types.ts"
import { isRelationship, type AttributeField, type Field, type ResourceType } from "#contract/fields.ts"
import { columnOf, type Column } from "./columns.ts"
import { DomainError } from "#server/content/errors.ts"
import { relationshipOf, type RelationshipModel } from "#server/content/entities/relationships.ts"

export type Hop =
  | { readonly kind: "reference"; readonly field: string; readonly target: ResourceType }
  /** These relationships store the user's number. `identifierOnly` ends the path at the identifier, which is public. */
  | { readonly kind: "author" | "reviser"; readonly identifierOnly: boolean }
  | { readonly kind: "items"; readonly field: string; readonly isTranslatable?: true }

export type Leaf =
  | ({ readonly from: "entity"; readonly field?: AttributeField } & Column)
  /** "reference" reads columns of the table `reference`: alt, width, description. */
  | ({ readonly from: "reference" | "items" } & Column)

export type FieldPath = { readonly hops: readonly Hop[]; readonly leaf: Leaf }

type Place = Pick<FieldPath, "hops"> & {
  readonly type: ResourceType
  /** The names of the path that are still to be resolved. */
  readonly parts: readonly string[]
  readonly whole: string
  /** An operator that only asks for a value's presence needs no property after a relationship. */
  readonly isPresence: boolean
}

const mostHops = 5

export function isTranslatablePath({ hops: [hop], leaf }: FieldPath): boolean {
  if (hop === undefined) return leaf.isTranslatable === true
  return hop.kind === "author" || (hop.kind === "items" && hop.isTranslatable === true)
}

/** @throws DomainError if the model has no such path */
export function resolveFieldPath(type: ResourceType, path: string, isPresence = false): FieldPath {
  if (path === "") throw badQuery("No field name was provided for the filter.")
  return resolve({ type, parts: path.split("."), whole: path, hops: [], isPresence })
}

function resolve(place: Place): FieldPath {
  const [name = "", ...rest] = place.parts
  if (place.hops.length > mostHops) throw badQuery(`The path \`${place.whole}\` leads over too many relationships.`)
  const relationship = relationshipOf(place.type, name)
  if (relationship !== undefined) return resolveRelationship(place, relationship)
  const column = columnOf(place.type, name)
  if (column !== undefined) return single(place, { from: "entity", ...column })
  if (name === "path" && kindOf(place.type).entityType !== "user") throw pathIsComputed(place, rest)
  if (name === "uri" && place.type === "file--file") return resolveUri(place, rest)
  const fields = fieldsOf(place.type)
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (field === undefined || isRelationship(field))
    throw wrongPath(`The field \`${name}\`, given in the path \`${place.whole}\`, does not exist.`)
  return resolveAttribute(place, field)
}

function resolveRelationship(place: Place, relationship: RelationshipModel): FieldPath {
  const [, first = "", ...others] = place.parts
  const [next, ...further] = first === "meta" || first === "entity" ? others : place.parts.slice(1)
  if (next === undefined && !place.isPresence) throw incomplete(relationship.name, place.whole, specifiersOf(relationship))
  const identifier = next === undefined || next === "id" || next === "drupal_internal__target_id"
  const internal = next === "drupal_internal__target_id"
  if (relationship.kind === "roles") return rolePath(place, next)
  if (relationship.kind === "fixed") throw badQuery(`The field \`${relationship.name}\` can't be filtered or sorted by.`)
  if (relationship.kind === "bundle") return bundlePath(place, internal)
  const { kind, name, target } = relationship
  const hop: Hop = kind === "field" ? { kind: "reference", field: name, target } : { kind, identifierOnly: identifier }
  const hops = [...place.hops, hop]
  const meta = metaType(relationship, next)
  if (meta !== undefined)
    return { hops, leaf: { from: "reference", sql: (alias) => `json_extract(${alias}.meta, '$.${next}')`, type: meta } }
  if (identifier) return { hops, leaf: identifierLeaf(internal) }
  return resolve({ ...place, type: target, parts: [next, ...further], hops })
}

function identifierLeaf(internal: boolean): Leaf {
  return internal
    ? { from: "entity", sql: (alias) => `${alias}.id`, type: "number" }
    : { from: "entity", sql: (alias) => `${alias}.uuid`, type: "exact" }
}

function bundlePath({ type, hops }: Place, internal: boolean): FieldPath {
  if (!internal) throw badQuery("Filter by `meta.drupal_internal__target_id` here: bundles have no resource of their own.")
  return { hops, leaf: { from: "entity", sql: () => `'${kindOf(type).bundle}'`, type: "exact" } }
}

function rolePath({ hops }: Place, next: string | undefined): FieldPath {
  if (next === "id") throw badQuery("Filter roles by `roles.meta.drupal_internal__target_id`: they have no resource of their own.")
  return { hops: [...hops, { kind: "items", field: "roles" }], leaf: { from: "items", sql: (alias) => `${alias}.value`, type: "exact" } }
}

function propertiesOf({ type }: Field): Readonly<Record<string, ValueType>> | undefined {
  const { compares } = fieldTypes[type]
  return typeof compares === "string" ? undefined : compares
}

function metaType(relationship: RelationshipModel, name: string | undefined): ValueType | undefined {
  if (relationship.kind !== "field" || name === undefined) return undefined
  const properties = propertiesOf(relationship.field) ?? {}
  return Object.hasOwn(properties, name) ? properties[name] : undefined
}

function specifiersOf(relationship: RelationshipModel): readonly string[] {
  const meta = relationship.kind === "field" ? Object.keys(propertiesOf(relationship.field) ?? {}) : []
  return ["id", "meta.drupal_internal__target_id", ...meta.map((name) => `meta.${name}`)]
}

function resolveAttribute(place: Place, field: AttributeField): FieldPath {
  const [name = "", ...rest] = place.parts
  const own = field.translatable === true ? ({ isTranslatable: true } as const) : {}
  const { compares: properties } = fieldTypes[field.type]
  if (typeof properties === "string") {
    const type = properties
    if (field.many !== true) return single(place, { from: "entity", field, ...own, sql: (alias) => attributeSql(alias, name, field), type })
    return single({ ...place, hops: [...place.hops, { kind: "items", field: name, ...own }] }, itemLeaf(undefined, type))
  }
  const [property] = rest
  if (property === undefined) throw incomplete(name, place.whole, Object.keys(properties))
  const type = Object.hasOwn(properties, property) ? properties[property] : undefined
  if (type === undefined || rest.length > 1) throw noProperty(rest.length > 1 ? rest.slice(1).join(".") : property, place.whole, properties)
  if (field.many === true) return { hops: [...place.hops, { kind: "items", field: name, ...own }], leaf: itemLeaf(property, type) }
  return { hops: place.hops, leaf: { from: "entity", field, ...own, sql: (alias) => inFields(alias, `${name}.${property}`), type } }
}

function resolveUri(place: Place, rest: readonly string[]): FieldPath {
  if (rest[0] !== "value") throw incomplete("uri", place.whole, ["value", "url"])
  return { hops: place.hops, leaf: { from: "entity", sql: (alias) => inFields(alias, "uri"), type: "exact" } }
}

function single(place: Place, leaf: Leaf): FieldPath {
  const rest = place.parts.slice(1)
  const [property] = rest
  if (property === undefined) return { hops: place.hops, leaf }
  const shorter = place.whole.slice(0, -rest.join(".").length - 1)
  const advice = `Filter by \`${shorter}\`, not \`${place.whole}\` (the JSON:API module elides property names from single-property fields).`
  throw wrongPath(`The property \`${property}\`, given in the path \`${place.whole}\`, does not exist. ${advice}`)
}

function itemLeaf(property: string | undefined, type: ValueType): Leaf {
  const sql = (alias: string) => (property === undefined ? `${alias}.value` : `json_extract(${alias}.value, '$.${property}')`)
  return { from: "items", sql, type }
}

function inFields(alias: string, path: string): string {
  return `json_extract(${alias}.fields, '$.${path}')`
}

// A boolean without a value is not stored.
function attributeSql(alias: string, name: string, field: AttributeField): string {
  return field.type === "boolean" ? `coalesce(${inFields(alias, name)}, ${field.default ? 1 : 0})` : inFields(alias, name)
}

function badQuery(detail: string): DomainError {
  return new DomainError("bad-query", detail)
}

function wrongPath(fault: string): DomainError {
  return badQuery(`Invalid nested filtering. ${fault}`)
}

function noProperty(name: string, path: string, properties: Readonly<Record<string, unknown>>): DomainError {
  const advice = `Must be one of the following property names: \`${Object.keys(properties).join("`, `")}\`.`
  return wrongPath(`The property \`${name}\`, given in the path \`${path}\`, does not exist. ${advice}`)
}

function incomplete(name: string, path: string, specifiers: readonly string[]): DomainError {
  const advice = `it must end with one of the following specifiers: \`${specifiers.join("`, `")}\`.`
  return wrongPath(`The field \`${name}\`, given in the path \`${path}\` is incomplete, ${advice}`)
}

/** Drupal answers 500 to `path.alias` and 400 to `path`. */
function pathIsComputed(place: Place, rest: readonly string[]): DomainError {
  if (rest.length === 0) return incomplete("path", place.whole, ["alias", "pid", "langcode"])
  return badQuery("`path` can't be filtered or sorted by. Resolve an alias with /router/translate-path?path=… instead.")
}
