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

/** Names other entities by UUID. */
export type StoredEntity = {
  readonly type: ResourceType
  readonly uuid: string
  /** nid, tid, uid or fid. With `null` a new entity gets the next one, and an existing one keeps its own. */
  readonly id: number | null
  readonly langcode: Langcode
  readonly status: boolean
  /** Title of a node, name of a term or user, filename of a file. */
  readonly label: string
  readonly created: number
  /** Unix seconds. A time alone is no change, so it is stored only with another one. */
  readonly changed: number
  readonly uid: number | null
  /** Holds declared attributes without a column, `roles` of a user and `uri` of a file. */
  readonly fields: Fields
  readonly references: Readonly<Record<string, readonly StoredReference[]>>
  readonly alias: string | null
  /** Saving adds former addresses and never removes one. */
  readonly formerAliases?: readonly FormerAlias[]
  /** The entity itself is the original. Without this list the stored translations stay; an empty list removes them. */
  readonly translations?: readonly StoredTranslation[]
}

/** Holds only translatable fields and references; of pictures only their texts. */
export type StoredTranslation = Pick<
  StoredEntity,
  "langcode" | "status" | "label" | "created" | "changed" | "uid" | "fields" | "references" | "alias"
> & {
  readonly source: Langcode
  readonly outdated: boolean
  /** The translation was made or confirmed at this version. With null the stored one stays, and a new translation gets that of the save. */
  readonly confirmedVid: number | null
  /** The save then confirms the translation, which gets its version. */
  readonly isConfirmed?: boolean
}

export type Reference = StoredReference & {
  readonly pk: number
  readonly type: ResourceType
  readonly id: number
  readonly isVisible: boolean
}

export type UserReference = { readonly pk: number; readonly uuid: string; readonly id: number }

/** Only viewers who may see a language get its state. */
export type LanguageState = Pick<Entity, "langcode" | "label" | "status" | "changed" | "alias" | "pid" | "isVisible" | OfTranslation>

type OfTranslation = "isOriginal" | "outdated" | "confirmedVid"

export type Translation = Omit<StoredTranslation, "references" | "isConfirmed"> &
  Pick<Entity, "references" | "isVisible" | "pid" | "author" | "isOriginal" | "affected">

export type Entity = Omit<StoredEntity, "id" | "references" | "translations"> & {
  /** `shownIn` returns all translations here, too. */
  readonly translations: readonly Translation[]
  /** Includes the original; sorted by weight. */
  readonly languages: readonly LanguageState[]
  readonly isOriginal: boolean
  /** Is null for the original, as is `confirmedVid`. */
  readonly source: Langcode | null
  readonly outdated: boolean
  readonly confirmedVid: number | null
  /** Is true if the last save changed this language. */
  readonly affected: boolean
  readonly pk: number
  readonly id: number
  /** Is the revision of a node, the version of a term or user; null for a file. */
  readonly vid: number | null
  readonly isVisible: boolean
  readonly pid: number | null
  readonly lastLogin: number | null
  readonly hasPassword: boolean
  /** Unix seconds, even in the past. It is null without an invitation to the present mail address. */
  readonly invitedUntil: number | null
  readonly author: UserReference | null
  readonly revision: { readonly created: number; readonly log: string | null; readonly author: UserReference | null }
  readonly references: Readonly<Record<string, readonly Reference[]>>
}

/** `If-Match` takes this number. A file has no versions. */
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
type Attribute = { readonly isList: boolean; readonly isTranslatable: boolean }
type Shape = { readonly attributes: ReadonlyMap<string, Attribute>; readonly relationships: Relationships }
type Relationships = ReadonlyMap<string, RelationshipField>
const shapes = new Map(resourceTypes.map((type) => [type, shapeOf(type)]))

function shapeOf(type: ResourceType): Shape {
  const { entityType } = kindOf(type)
  const fields = Object.entries(fieldsOf(type)).filter(([name]) => name !== labelFields[kindOf(type).entityType] && name !== "status")
  const declared = fields.flatMap(([name, field]) =>
    isRelationship(field) ? [] : [[name, { isList: field.many === true, isTranslatable: field.translatable === true }] as const],
  )
  const own = undeclared[entityType].map((name) => [name, { isList: name === "roles", isTranslatable: false }] as const)
  const relationships = fields.flatMap(([name, field]) => (isRelationship(field) ? [[name, field] as const] : []))
  return { attributes: new Map([...declared, ...own]), relationships: new Map(relationships) }
}

export function declaredRelationships(type: ResourceType): Relationships {
  return shapes.get(type)?.relationships ?? new Map()
}

/** Sorts fields as the model does, and drops empty ones. @throws ContentError for an unknown field, or a list instead of a value */
export function canonicalFields({ type, fields }: Pick<StoredEntity, "type" | "fields">): Fields {
  const attributes = shapes.get(type)?.attributes ?? new Map<string, Attribute>()
  const unknown = Object.keys(fields).find((name) => !attributes.has(name))
  if (unknown !== undefined) throw new ContentError(`${type} has no attribute "${unknown}".`)
  const entries = [...attributes].flatMap(([name, { isList }]) => {
    const value = fields[name] ?? null
    if (value === null || (Array.isArray(value) && value.length === 0)) return []
    if (Array.isArray(value) !== isList) throw new ContentError(`${type}: "${name}" holds ${isList ? "a list" : "one value"}.`)
    return [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

export function fieldsIn(type: ResourceType, fields: Fields, which: "shared" | "translated"): Fields {
  const attributes = shapes.get(type)?.attributes
  const isTranslated = which === "translated"
  return Object.fromEntries(Object.entries(fields).filter(([name]) => (attributes?.get(name)?.isTranslatable === true) === isTranslated))
}

type References<Held> = Readonly<Record<string, readonly Held[]>>

/** Returns a translation's own references. Pictures are those of `shared`, with the translation's texts. */
export function ownReferences<Held extends StoredReference>(
  type: ResourceType,
  shared: References<Held>,
  own: References<Held>,
): References<Held> {
  const names = [...new Set([...Object.keys(shared), ...Object.keys(own)])].filter((name) => hasOwnReferences(type, name))
  const lists = names.map((name) => {
    const texts = own[name] ?? []
    return [name, sharesFiles(type, name) ? withTextsOf(shared[name] ?? [], texts) : texts] as const
  })
  return Object.fromEntries(lists)
}

/** Gives files the texts that `texts` has for the same file. Others keep their own. */
function withTextsOf<Held extends StoredReference>(files: readonly Held[], texts: readonly StoredReference[]): readonly Held[] {
  const remaining = [...texts]
  return files.map((file) => {
    const at = remaining.findIndex(({ uuid }) => uuid === file.uuid)
    const [text] = at < 0 ? [] : remaining.splice(at, 1)
    const { alt = "", title = "" } = text?.meta ?? {}
    return text === undefined ? file : { ...file, meta: { ...file.meta, alt, title } }
  })
}

/** All languages share the files of such a field, but each has its own texts. */
export function sharesFiles(type: ResourceType, name: string): boolean {
  return hasOwnReferences(type, name) && declaredRelationships(type).get(name)?.type === "image"
}

/** Each language has its own pictures' texts and its own attachments. */
export function hasOwnReferences(type: ResourceType, name: string): boolean {
  return declaredRelationships(type).get(name)?.translatable === true
}

export function fileAddress(path: string): string {
  return `${filesPath}/${path.split("/").map(encodeURIComponent).join("/")}`
}

export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll("&amp;", "&"))
  } catch {
    // A % without two digits stays as it is.
    return path
  }
}
