import * as v from "valibot"
import { fieldsOf } from "#contract/content.ts"
import { isRelationship, langcodes, type AttributeField, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { fieldSchema } from "./field-schema.ts"
import type { JsonObject, Key, Keys, Patch, ReadContext, TextMap, WriteContext } from "./item.ts"
import { merge } from "./item.ts"

export const langcode = v.picklist(["en", "fr", "nl"])
export const textMap = v.pipe(
  v.strictObject({ en: v.exactOptional(v.string()), fr: v.exactOptional(v.string()), nl: v.exactOptional(v.string()) }),
  v.check((map) => Object.values(map).length > 0, `has no text: write one in ${Object.keys(langcodes).join(", ")}`),
)

/** A key whose value has a form of its own. A key that is left out says nothing. */
export function key<Schema extends v.GenericSchema>(
  schema: Schema,
  read: (value: v.InferOutput<Schema>, at: ReadContext) => Patch,
  write: Key["write"],
): Key {
  return {
    read: (value, at) => {
      const parsed = value === undefined ? undefined : at.parse(schema, value)
      return parsed === undefined ? {} : read(parsed.value, at)
    },
    write,
  }
}

/** A key that an item must have. */
export function required({ read, write }: Key): Key {
  return {
    read: (value, at) => {
      if (value !== undefined && value !== null) return read(value, at)
      at.fail("is missing")
      return {}
    },
    write,
  }
}

/** A key that the content model has no place for: what it held is counted, and not written again. */
export function dropped(what: string): Key {
  return {
    read: (value, at) => {
      if (value !== undefined && value !== null) at.drop(what)
      return {}
    },
    write: () => undefined,
  }
}

export function attribute(type: ResourceType, name: string): AttributeField {
  const field = fieldsOf(type)[name]
  if (field === undefined || isRelationship(field)) throw new TypeError(`${type} has no attribute "${name}".`)
  return field
}

/** The stored value of an attribute; `null` says that it is empty where leaving it out would mean its default. */
export function storedValue({ type, fields }: StoredEntity, name: string): Json | undefined {
  const field = attribute(type, name)
  return fields[name] ?? ("default" in field && field.default !== "today" ? null : undefined)
}

/** A key that holds an attribute as it is. */
export function plain(name: string): Key {
  return {
    read: (value, at) => {
      const parsed = value === undefined ? undefined : at.parse(fieldSchema(attribute(at.type, name)), value)
      return parsed === undefined ? {} : { fields: { [name]: parsed.value } }
    },
    write: (entity) => storedValue(entity, name),
  }
}

/** The text of a map in the item's language; reports where there is none. */
export function textIn(map: TextMap, at: ReadContext): string | undefined {
  const text = map[at.langcode]
  if (Object.keys(map).length > 1) at.drop("texts in other languages than the item's (they stay in the folder)")
  if (text === undefined) at.fail(`has no text in "${at.langcode}", the language of the item`)
  return text
}

/** A text map whose text is an attribute. */
export function text(name: string): Key {
  return key(
    v.nullable(textMap),
    (map, at) => {
      const value = map === null ? null : textIn(map, at)
      return value === undefined ? {} : plain(name).read(value, at)
    },
    ({ fields, langcode: language }) => (fields[name] === undefined ? undefined : { [language]: fields[name] }),
  )
}

/** An object whose keys are read and written one by one. */
export function group(keys: Keys): Key {
  return {
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

/** Reads every key of an object, and reports those that aren't known. */
export function readKeys(keys: Keys, value: JsonObject, at: ReadContext): Patch {
  for (const name of Object.keys(value).filter((given) => !Object.hasOwn(keys, given))) {
    at.into(name).fail(`is no key that is known here; known are ${Object.keys(keys).join(", ")}`)
  }
  return merge(Object.entries(keys).map(([name, { read }]) => read(value[name], at.into(name))))
}

/** Writes every key that has something to say. */
export function writeKeys(keys: Keys, entity: StoredEntity, at: WriteContext): Readonly<Record<string, Json>> {
  const written = Object.entries(keys).map(([name, { write }]) => [name, write(entity, at)] as const)
  return Object.fromEntries(written.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])))
}
