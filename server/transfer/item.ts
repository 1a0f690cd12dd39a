import type * as v from "valibot"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import type { FormerAlias, StoredEntity, StoredReference } from "#server/content/entities/entity.ts"
import type { Path } from "./json-line.ts"

export type JsonObject = Readonly<Record<string, unknown>>
export type TextMap = Readonly<Partial<Record<Langcode, string>>>

/** A picture or attachment of the folder, by the name under which items speak of it. */
export type FolderFile = {
  readonly uuid: string
  /** Address in rich texts. */
  readonly path: string
  readonly alt: TextMap
  readonly width: number | null
  readonly height: number | null
}

/** What an item's key says about the entity that the item becomes. A field that is `null` is empty; one that is left out gets its default. */
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

/** An item while it is read: what else it says, what it may refer to, and where to report. */
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
  /** Counts something that the content model has no place for. */
  readonly drop: (what: string) => void
  readonly find: {
    readonly byId: (type: ResourceType, id: number) => string | undefined
    readonly byKey: (type: ResourceType, key: string) => string | undefined
    /** What `byId` or `byKey` would have found, for messages. */
    readonly choices: (type: ResourceType) => { readonly file: string; readonly keys: readonly string[] }
    readonly picture: (name: string) => FolderFile | undefined
    readonly fileAt: (path: string) => boolean
    /** The file of an attachment; it is made known to the import with the title that it has here. */
    readonly attachment: (name: string, title: string) => FolderFile | { readonly problem: string }
    /** The address that a root-relative link of a text leads to. */
    readonly address: (path: string) => string
  }
}

/** What turns an entity back into an item. */
export type WriteContext = {
  readonly idOf: (uuid: string) => number
  readonly keyOf: (uuid: string) => string
  readonly fileName: (uuid: string) => string
  /** The alt text that the index of pictures gives a picture in a language. */
  readonly altOf: (uuid: string, langcode: Langcode) => string | undefined
  /** The name and the measures of a picture, by its address in rich texts. */
  readonly pictureAt: (path: string) => { readonly name: string; readonly width: number; readonly height: number } | undefined
}

/** One key of an item: how it is read, and how it is written again. `write` leaves the key out by `undefined`. */
export type Key = {
  readonly read: (value: unknown, at: ReadContext) => Patch
  readonly write: (entity: StoredEntity, at: WriteContext) => Json | undefined
}
export type Keys = Readonly<Record<string, Key>>

/** Puts together what the keys of an item say. */
export function merge(patches: readonly Patch[]): Patch {
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
