import { fieldsOf, kindOf, resourceTypes } from "#contract/content.ts"
import { isRelationship, langcodes, type EntityType, type Langcode, type RelationshipField, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { filesPath } from "#contract/paths.ts"
import { ContentError } from "#server/content/errors.ts"

export type Fields = Readonly<Record<string, Json>>

export type StoredReference = { readonly uuid: string; readonly meta: Fields }

export type FormerAlias = { readonly alias: string; readonly langcode: Langcode }

/** What the database keeps of an entity, with names of the content model and other entities by UUID. */
export type StoredEntity = {
  readonly type: ResourceType
  readonly uuid: string
  /** nid, tid, uid or fid; `null` takes the next free one. An entity that exists keeps the one it has. */
  readonly id: number | null
  readonly langcode: Langcode
  readonly status: boolean
  /** Title of a node, name of a term or user, filename of a file. */
  readonly label: string
  /** Unix seconds. */
  readonly created: number
  /** Unix seconds; stored only where something else differs. */
  readonly changed: number
  /** User id of the author or owner. */
  readonly uid: number | null
  /** The declared attributes that have no column, and `roles` of a user, `uri` of a file. */
  readonly fields: Fields
  readonly references: Readonly<Record<string, readonly StoredReference[]>>
  /** `/post/ten-points`, without trailing slash. */
  readonly alias: string | null
  /** Addresses that it had before and that still lead to it. Storing adds them, and takes none away. */
  readonly formerAliases?: readonly FormerAlias[]
}

export type Reference = StoredReference & {
  readonly pk: number
  readonly type: ResourceType
  readonly id: number
  readonly isVisible: boolean
}

export type UserReference = { readonly pk: number; readonly uuid: string; readonly id: number }

/** A stored entity as one viewer reads it; `isVisible` tells whether they see it, or what it refers to. */
export type Entity = Omit<StoredEntity, "id" | "references"> & {
  readonly pk: number
  readonly id: number
  /** The revision of a node. */
  readonly vid: number | null
  readonly isVisible: boolean
  /** The number of its alias. */
  readonly pid: number | null
  /** The last sign-in of a user who ever signed in, in Unix seconds. */
  readonly lastLogin: number | null
  readonly author: UserReference | null
  /** `created` in Unix seconds. */
  readonly revision: { readonly created: number; readonly log: string | null; readonly author: UserReference | null }
  readonly references: Readonly<Record<string, readonly Reference[]>>
}

/** The references of a field that the viewer sees. */
export function visibleReferences({ references }: Pick<Entity, "references">, field: string): readonly Reference[] {
  return Object.hasOwn(references, field) ? (references[field] ?? []).filter(({ isVisible }) => isVisible) : []
}

export function isLangcode(value: unknown): value is Langcode {
  return typeof value === "string" && Object.hasOwn(langcodes, value)
}

const columns: Readonly<Record<EntityType, readonly string[]>> = {
  node: ["title", "status"],
  taxonomy_term: ["name", "status"],
  user: ["name", "status"],
  file: ["filename", "status"],
}

/** Attributes that the API treats in its own way, so that the model doesn't declare them. */
const undeclared: Readonly<Record<EntityType, readonly string[]>> = { node: [], taxonomy_term: [], user: ["roles"], file: ["uri"] }

type Shape = { readonly attributes: ReadonlyMap<string, { readonly isList: boolean }>; readonly relationships: readonly Relationship[] }
type Relationship = readonly [name: string, field: RelationshipField]

// Worked out once: every entity that is stored asks for it.
const shapes = new Map(resourceTypes.map((type) => [type, shapeOf(type)]))

function shapeOf(type: ResourceType): Shape {
  const { entityType } = kindOf(type)
  const fields = Object.entries(fieldsOf(type)).filter(([name]) => !columns[entityType].includes(name))
  const declared = fields.flatMap(([name, field]) => (isRelationship(field) ? [] : [[name, { isList: field.many === true }] as const]))
  const own = undeclared[entityType].map((name) => [name, { isList: name === "roles" }] as const)
  const relationships = fields.flatMap(([name, field]) => (isRelationship(field) ? [[name, field] as const] : []))
  return { attributes: new Map([...declared, ...own]), relationships }
}

/** The relationship fields of a kind with their declarations, in the model's order. */
export function declaredRelationships(type: ResourceType): readonly Relationship[] {
  return shapes.get(type)?.relationships ?? []
}

/**
 * The entity's fields as they are stored: in the model's order, and only those that hold something.
 *
 * @throws ContentError where a name isn't in the model or a list stands for one value
 */
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

/**
 * The files that the entity's rich texts show, as `public://` addresses in the order of the text, each once.
 */
export function filesInTexts({ type, fields }: StoredEntity): readonly string[] {
  const texts = Object.entries(fieldsOf(type)).flatMap(([name, field]) => (field.type === "text_with_summary" ? [fields[name]] : []))
  const sources = texts.flatMap((text) => {
    const value = text !== null && typeof text === "object" && "value" in text ? text.value : ""
    // Tag by tag, so that none is looked through twice.
    const tags = (typeof value === "string" ? value : "").match(/<img\b[^>]*>/g) ?? []
    return tags.map((tag) => /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? "")
  })
  const own = sources.filter((source) => source.startsWith(`${filesPath}/`))
  return [...new Set(own.map((source) => `public://${decodePath(source.slice(filesPath.length + 1))}`))]
}

/** A path as the files folder has it: `a%20b.jpg` is `a b.jpg`. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll("&amp;", "&"))
  } catch {
    // A stray percent sign: such a file name is written as it is.
    return path
  }
}
