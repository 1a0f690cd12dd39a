/** Each key of an item in a content file has a function that reads it and one that writes it. */
import * as v from "valibot"
import { fieldsOf } from "#contract/content.ts"
import { isRelationship, type AttributeField, type Langcode, type RelationshipField, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import type { FormerAlias, StoredEntity, StoredReference } from "#server/content/entities/entity.ts"
import type { Path } from "#server/transfer/transfer-problems.ts"

export type FolderObject = Readonly<Record<string, unknown>>

export type FolderFile = {
  readonly entity: StoredEntity
  /** Is relative to the files folder. */
  readonly path: string
  /** The import copies the bytes from this path. */
  readonly source: string
  readonly isPicture: boolean
  readonly alts: Readonly<Partial<Record<Langcode, string | undefined>>>
  readonly width: number | null
  readonly height: number | null
}

/** A key sets these parts of an entity in one language. null empties a field; an absent field gets its default. */
export type Patch = {
  readonly label?: string
  readonly status?: boolean
  readonly created?: number
  readonly changed?: number
  readonly author?: number | null
  readonly outdated?: boolean
  readonly source?: Langcode
  /** The alias takes precedence over the route, and the route over the slug. */
  readonly addresses?: { readonly alias?: string | null; readonly route?: string; readonly slug?: string }
  readonly formerAliases?: readonly FormerAlias[]
  readonly summary?: string
  readonly html?: string
  readonly fields?: Readonly<Record<string, Json>>
  readonly references?: Readonly<Record<string, readonly StoredReference[]>>
}

/** Keys find other items and report problems through this context. */
export type ReadContext = {
  readonly type: ResourceType
  readonly item: FolderObject
  /** Each language of an item is read by itself. */
  readonly langcode: Langcode
  /** The original's language also holds the fields that all languages share. */
  readonly original: Langcode
  /** The item has a title in these languages. */
  readonly languages: readonly Langcode[]
  /** Returns the context of a value one level deeper in the same item, so that problems name its path. */
  readonly into: (key: string | number) => ReadContext
  /** `at` is the path from this value to the wrong part. */
  readonly fail: (message: string, at?: Path) => void
  readonly parse: <Schema extends v.GenericSchema>(schema: Schema, value: unknown) => { readonly value: v.InferOutput<Schema> } | undefined
  /** Reports that a value is left out, because the content model has no field for it. */
  readonly drop: (what: string) => void
  readonly find: {
    readonly byId: (type: ResourceType, id: number) => string | undefined
    readonly byKey: (type: ResourceType, key: string) => string | undefined
    /** Messages name the file and keys that `byId` and `byKey` search. */
    readonly choices: (type: ResourceType) => { readonly file: string; readonly keys: readonly string[] }
    readonly picture: (name: string) => FolderFile | undefined
    readonly fileAt: (path: string) => boolean
    readonly attachment: (name: string) => FolderFile | { readonly problem: string }
    /** `path` leads to the item, whose address in the language it returns. */
    readonly address: (path: string, language: Langcode) => string
  }
}

/** Items refer to each other by these numbers, keys and names. */
export type ItemNames = {
  readonly idOf: (uuid: string) => number
  readonly keyOf: (uuid: string) => string
  readonly fileName: (uuid: string) => string
  readonly altOf: (uuid: string, langcode: Langcode) => string | undefined
  readonly pictureAt: (path: string) => { readonly name: string; readonly width: number; readonly height: number } | undefined
}

export type Key = {
  /** An import also takes this name, which older folders have. */
  readonly formerName?: string
  /** A field that no key holds gets one of its own. */
  readonly fields: readonly string[]
  readonly read: (value: unknown, at: ReadContext) => Patch
  /** Writes one language of an entity. With `undefined`, an export leaves the key out. */
  readonly write?: (entity: StoredEntity, at: ItemNames) => Json | undefined
}
export type Keys = Readonly<Record<string, Key>>

type Meaning<Value> = Partial<Pick<Key, "fields">> & Pick<Key, "write"> & { readonly read: (value: Value, at: ReadContext) => Patch }

/** A missing key changes nothing. */
export function key<Schema extends v.GenericSchema>(schema: Schema, { fields = [], read, ...write }: Meaning<v.InferOutput<Schema>>): Key {
  return {
    ...write,
    fields,
    read: (value, at) => {
      const parsed = value === undefined ? undefined : at.parse(schema, value)
      return parsed === undefined ? {} : read(parsed.value, at)
    },
  }
}

export function required(key: Key): Key {
  const read: Key["read"] = (value, at) => {
    if (value !== undefined && value !== null) return key.read(value, at)
    at.fail("is missing")
    return {}
  }
  return { ...key, read }
}

export function formerly(formerName: string, key: Key): Key {
  return { ...key, formerName }
}

/** The content model has no field for such a key. The import counts it, the export omits it. */
export function dropped(what: string): Key {
  return {
    fields: [],
    read: (value, at) => {
      if (value !== undefined && value !== null) at.drop(what)
      return {}
    },
  }
}

export function group(keys: Keys): Key {
  return key(v.nullable(v.record(v.string(), v.unknown())), {
    fields: fieldsOfKeys(keys),
    read: (value, at) => (value === null ? {} : readKeys(keys, value, at)),
    write: (entity, at) => {
      const content = writeKeys(keys, entity, at)
      return Object.keys(content).length === 0 ? undefined : content
    },
  })
}

export function fieldsOfKeys(keys: Keys): readonly string[] {
  return Object.values(keys).flatMap(({ fields }) => fields)
}

export function attribute(type: ResourceType, name: string): AttributeField {
  const field = fieldsOf(type)[name]
  if (field === undefined || isRelationship(field)) throw new TypeError(`${type} has no attribute "${name}".`)
  return field
}

export function relationship(type: ResourceType, name: string): RelationshipField {
  const field = fieldsOf(type)[name]
  if (field === undefined || !isRelationship(field)) throw new TypeError(`${type} has no relationship "${name}".`)
  return field
}

/** Reports unknown keys. */
export function readKeys(keys: Keys, value: FolderObject, at: ReadContext): Patch {
  const namedKeys = Object.entries(keys).map(([name, key]) => ({ name: givenName(name, key, value), key }))
  const names = new Set(namedKeys.map(({ name }) => name))
  for (const name of Object.keys(value).filter((each) => !names.has(each))) {
    at.into(name).fail(`is no key that is known here; known are ${Object.keys(keys).join(", ")}`)
  }
  return namedKeys.reduce<Patch>((all, { name, key: { read } }) => merge(all, read(value[name], at.into(name))), {})
}

function givenName(name: string, { formerName }: Key, value: FolderObject): string {
  return formerName !== undefined && !Object.hasOwn(value, name) && Object.hasOwn(value, formerName) ? formerName : name
}

export function writeKeys(keys: Keys, entity: StoredEntity, at: ItemNames): Readonly<Record<string, Json>> {
  const entries = Object.entries(keys).map(([name, { write }]) => [name, write?.(entity, at)] as const)
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])))
}

export function merge(all: Patch, patch: Patch): Patch {
  return {
    ...all,
    ...patch,
    addresses: { ...all.addresses, ...patch.addresses },
    fields: { ...all.fields, ...patch.fields },
    references: { ...all.references, ...patch.references },
  }
}
