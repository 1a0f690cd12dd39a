/** The keys of an item in a content file: each has a function that reads it and one that writes it. */
import * as v from "valibot"
import { fieldsOf } from "#contract/content.ts"
import { isRelationship, langcodes, type AttributeField, type Langcode, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import type { FormerAlias, StoredEntity, StoredReference } from "#server/content/entities/entity.ts"
import type { Path } from "#server/transfer/problems.ts"

export type JsonObject = Readonly<Record<string, unknown>>
export type TextMap = Readonly<Partial<Record<Langcode, string>>>

/** A picture or attachment of the folder, by the name that items use. */
export type FolderFile = {
  readonly uuid: string
  /** Address in rich texts. */
  readonly path: string
  readonly alt: TextMap
  readonly width: number | null
  readonly height: number | null
}

/** The values that a key gives the entity. `null` empties a field; an absent field gets its default. */
export type Patch = {
  readonly label?: string
  readonly status?: boolean
  readonly created?: number
  readonly changed?: number
  readonly author?: number | null
  readonly alias?: string | null
  readonly formerAliases?: readonly FormerAlias[]
  readonly summary?: string
  readonly html?: string
  readonly fields?: Readonly<Record<string, Json>>
  readonly references?: Readonly<Record<string, readonly StoredReference[]>>
}

/** The item around a key, the items and files that it may refer to, and functions that report problems. */
export type ReadContext = {
  readonly type: ResourceType
  readonly item: JsonObject
  readonly langcode: Langcode
  /** The same item, one key further in. */
  readonly into: (key: string | number) => ReadContext
  /** Reports that the value here is wrong. `at` leads further in. */
  readonly fail: (message: string, at?: Path) => void
  /** Parses the value here; reports what is wrong and answers undefined. */
  readonly parse: <Schema extends v.GenericSchema>(schema: Schema, value: unknown) => { readonly value: v.InferOutput<Schema> } | undefined
  /** Counts a value that the content model has no field for. */
  readonly drop: (what: string) => void
  readonly find: {
    readonly byId: (type: ResourceType, id: number) => string | undefined
    readonly byKey: (type: ResourceType, key: string) => string | undefined
    /** The file and keys that `byId` and `byKey` search, for messages. */
    readonly choices: (type: ResourceType) => { readonly file: string; readonly keys: readonly string[] }
    readonly picture: (name: string) => FolderFile | undefined
    readonly fileAt: (path: string) => boolean
    /** The file of an attachment. It keeps the first title that an item gives it. */
    readonly attachment: (name: string, title: string) => FolderFile | { readonly problem: string }
    /** The address that a root-relative link of a text leads to. */
    readonly address: (path: string) => string
  }
}

/** The numbers, keys and names by which items refer to each other, for writing them. */
export type WriteContext = {
  readonly idOf: (uuid: string) => number
  readonly keyOf: (uuid: string) => string
  readonly fileName: (uuid: string) => string
  /** The alt text that the index of pictures gives a picture in a language. */
  readonly altOf: (uuid: string, langcode: Langcode) => string | undefined
  /** The name and the measures of a picture, by its address in rich texts. */
  readonly pictureAt: (path: string) => { readonly name: string; readonly width: number; readonly height: number } | undefined
}

export type Key = {
  /** The declared fields that the key holds. A field that no key of a file holds gets a key of its own. */
  readonly fields: readonly string[]
  readonly read: (value: unknown, at: ReadContext) => Patch
  /** `undefined` leaves the key out. */
  readonly write: (entity: StoredEntity, at: WriteContext) => Json | undefined
}
export type Keys = Readonly<Record<string, Key>>

export const langcode = v.picklist(["en", "fr", "nl"])
export const textMap = v.pipe(
  v.strictObject({ en: v.exactOptional(v.string()), fr: v.exactOptional(v.string()), nl: v.exactOptional(v.string()) }),
  v.check((map) => Object.values(map).length > 0, `has no text: write one in ${Object.keys(langcodes).join(", ")}`),
)

type Meaning<Value> = {
  readonly fields?: readonly string[]
  readonly read: (value: Value, at: ReadContext) => Patch
  readonly write: Key["write"]
}

/** A key whose value a schema describes. A missing key changes nothing. */
export function key<Schema extends v.GenericSchema>(schema: Schema, { fields = [], read, write }: Meaning<v.InferOutput<Schema>>): Key {
  return {
    fields,
    read: (value, at) => {
      const parsed = value === undefined ? undefined : at.parse(schema, value)
      return parsed === undefined ? {} : read(parsed.value, at)
    },
    write,
  }
}

/** A key that an item must have. */
export function required({ fields, read, write }: Key): Key {
  return {
    fields,
    read: (value, at) => {
      if (value !== undefined && value !== null) return read(value, at)
      at.fail("is missing")
      return {}
    },
    write,
  }
}

/** A key that the content model has no field for: the import counts it, and the export leaves it out. */
export function dropped(what: string): Key {
  return {
    fields: [],
    read: (value, at) => {
      if (value !== undefined && value !== null) at.drop(what)
      return {}
    },
    write: () => undefined,
  }
}

/** An object whose keys are read and written one by one. */
export function group(keys: Keys): Key {
  return {
    fields: fieldsIn(keys),
    read: (value, at) => {
      if (value === undefined || value === null) return {}
      const parsed = at.parse(v.record(v.string(), v.unknown()), value)
      return parsed === undefined ? {} : readKeys(keys, parsed.value, at)
    },
    write: (entity, at) => {
      const written = writeKeys(keys, entity, at)
      return Object.keys(written).length === 0 ? undefined : written
    },
  }
}

/** The declared fields that some keys hold together. */
export function fieldsIn(keys: Keys): readonly string[] {
  return Object.values(keys).flatMap(({ fields }) => fields)
}

export function attribute(type: ResourceType, name: string): AttributeField {
  const field = fieldsOf(type)[name]
  if (field === undefined || isRelationship(field)) throw new TypeError(`${type} has no attribute "${name}".`)
  return field
}

/** The text of a map in the item's language; reports where there is none. */
export function textIn(map: TextMap, at: ReadContext): string | undefined {
  const text = map[at.langcode]
  if (Object.keys(map).length > 1) at.drop("texts in other languages than the item's (they stay in the folder)")
  if (text === undefined) at.fail(`has no text in "${at.langcode}", the language of the item`)
  return text
}

/** Reads every key of an object, and reports unknown ones. */
export function readKeys(keys: Keys, value: JsonObject, at: ReadContext): Patch {
  for (const name of Object.keys(value).filter((given) => !Object.hasOwn(keys, given))) {
    at.into(name).fail(`is no key that is known here; known are ${Object.keys(keys).join(", ")}`)
  }
  return merge(Object.entries(keys).map(([name, { read }]) => read(value[name], at.into(name))))
}

/** Writes the keys of an entity. */
export function writeKeys(keys: Keys, entity: StoredEntity, at: WriteContext): Readonly<Record<string, Json>> {
  const written = Object.entries(keys).map(([name, { write }]) => [name, write(entity, at)] as const)
  return Object.fromEntries(written.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])))
}

function merge(patches: readonly Patch[]): Patch {
  return patches.reduce<Patch>(
    (all, patch) => ({
      ...all,
      ...patch,
      fields: { ...all.fields, ...patch.fields },
      references: { ...all.references, ...patch.references },
    }),
    {},
  )
}
