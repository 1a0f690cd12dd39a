import { fieldsOf, kindOf, resourceTypes } from "#contract/content.ts"
import {
  labelFields,
  isRelationship,
  langcodes,
  type EntityType,
  type Langcode,
  type RelationshipField,
  type ResourceType,
} from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { filesPath } from "#contract/paths.ts"
import { ContentError } from "#server/content/errors.ts"

export type Fields = Readonly<Record<string, Json>>
export type StoredReference = { readonly uuid: string; readonly meta: Fields }
export type FormerAlias = { readonly alias: string; readonly langcode: Langcode }

/** An entity as it is stored. It names other entities by UUID. */
export type StoredEntity = {
  readonly type: ResourceType
  readonly uuid: string
  /** nid, tid, uid or fid. With `null` a new entity gets the next one; an existing one keeps its own. */
  readonly id: number | null
  readonly langcode: Langcode
  readonly status: boolean
  /** Title of a node, name of a term or user, filename of a file. */
  readonly label: string
  readonly created: number
  /** Unix seconds. Stored only if something else differs. */
  readonly changed: number
  readonly uid: number | null
  /** Declared attributes without a column, `roles` of a user and `uri` of a file. */
  readonly fields: Fields
  readonly references: Readonly<Record<string, readonly StoredReference[]>>
  readonly alias: string | null
  /** Storing adds former addresses and never removes one. */
  readonly formerAliases?: readonly FormerAlias[]
}

export type Reference = StoredReference & {
  readonly pk: number
  readonly type: ResourceType
  readonly id: number
  readonly isVisible: boolean
}

export type UserReference = { readonly pk: number; readonly uuid: string; readonly id: number }

export type Entity = Omit<StoredEntity, "id" | "references"> & {
  readonly pk: number
  readonly id: number
  /** The revision of a node, the version of a term or user; null for a file. */
  readonly vid: number | null
  readonly isVisible: boolean
  readonly pid: number | null
  readonly lastLogin: number | null
  readonly hasPassword: boolean
  /** Unix seconds, even in the past; null without an invitation to the present mail address. */
  readonly invitedUntil: number | null
  readonly author: UserReference | null
  readonly revision: { readonly created: number; readonly log: string | null; readonly author: UserReference | null }
  readonly references: Readonly<Record<string, readonly Reference[]>>
}

/** The number that `If-Match` takes. A file has no versions. */
export function versionNumber({ vid, id }: Pick<Entity, "vid" | "id">): number {
  return vid ?? id
}

export function visibleReferences({ references }: Pick<Entity, "references">, field: string): readonly Reference[] {
  return Object.hasOwn(references, field) ? (references[field] ?? []).filter(({ isVisible }) => isVisible) : []
}

export function isLangcode(value: unknown): value is Langcode {
  return typeof value === "string" && Object.hasOwn(langcodes, value)
}

const undeclared: Readonly<Record<EntityType, readonly string[]>> = { node: [], taxonomy_term: [], user: ["roles"], file: ["uri"] }
type Shape = { readonly attributes: ReadonlyMap<string, { readonly isList: boolean }>; readonly relationships: readonly Relationship[] }
type Relationship = readonly [name: string, field: RelationshipField]
const shapes = new Map(resourceTypes.map((type) => [type, shapeOf(type)]))

function shapeOf(type: ResourceType): Shape {
  const { entityType } = kindOf(type)
  const fields = Object.entries(fieldsOf(type)).filter(([name]) => name !== labelFields[kindOf(type).entityType] && name !== "status")
  const declared = fields.flatMap(([name, field]) => (isRelationship(field) ? [] : [[name, { isList: field.many === true }] as const]))
  const own = undeclared[entityType].map((name) => [name, { isList: name === "roles" }] as const)
  const relationships = fields.flatMap(([name, field]) => (isRelationship(field) ? [[name, field] as const] : []))
  return { attributes: new Map([...declared, ...own]), relationships }
}

export function declaredRelationships(type: ResourceType): readonly Relationship[] {
  return shapes.get(type)?.relationships ?? []
}

/** The fields in the model's order, without empty ones. @throws ContentError for an unknown field, or a list instead of a value */
export function canonicalFields({ type, fields }: Pick<StoredEntity, "type" | "fields">): Fields {
  const known = shapes.get(type)?.attributes ?? new Map<string, { isList: boolean }>()
  const unknown = Object.keys(fields).find((name) => !known.has(name))
  if (unknown !== undefined) throw new ContentError(`${type} has no attribute "${unknown}".`)
  const held = [...known].flatMap(([name, { isList }]) => {
    const value = fields[name] ?? null
    if (value === null || (Array.isArray(value) && value.length === 0)) return []
    if (Array.isArray(value) !== isList) throw new ContentError(`${type}: "${name}" holds ${isList ? "a list" : "one value"}.`)
    return [[name, value] as const]
  })
  return Object.fromEntries(held)
}

/** The `public://` addresses of the files that the entity's texts show or link to, in order. */
export function filesInTexts({ type, fields }: StoredEntity): readonly string[] {
  const texts = Object.entries(fieldsOf(type)).flatMap(([name, field]) => (field.type === "text_with_summary" ? [fields[name]] : []))
  const sources = texts.flatMap((text) => {
    const value = text !== null && typeof text === "object" && "value" in text ? text.value : ""
    const tags = (typeof value === "string" ? value : "").match(/<(?:img|a)\b[^>]*>/g) ?? []
    return tags.map((tag) => /\s(?:src|href)="([^"?#]*)/.exec(tag)?.[1] ?? "")
  })
  const own = sources.filter((source) => source.startsWith(`${filesPath}/`))
  return [...new Set(own.map((source) => `public://${decodePath(source.slice(filesPath.length + 1))}`))]
}

/** The address of a path below the files folder. */
export function fileAddress(path: string): string {
  return `${filesPath}/${path.split("/").map(encodeURIComponent).join("/")}`
}

/** `a%20b.jpg` becomes `a b.jpg`, as in the files folder. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll("&amp;", "&"))
  } catch {
    return path
  }
}
