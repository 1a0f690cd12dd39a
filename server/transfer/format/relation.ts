import * as v from "valibot"
import { targetType, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { isLinkable } from "#contract/link.ts"
import { isJsonObject, type JsonObject } from "#server/database/json.ts"
import type { StoredEntity, StoredReference } from "#server/content/entities/entity.ts"
import { faultOf } from "./field.ts"
import { attribute, relationship, type ItemNames, type Key, type ReadContext } from "./key.ts"
import { fieldTextIn, textMap } from "./text-map.ts"

type Form<Schema extends v.GenericSchema, Stored> = {
  readonly schema: Schema
  readonly read: (value: v.InferOutput<Schema>, at: ReadContext) => Stored
  readonly write: (value: NonNullable<Stored>, entity: StoredEntity, at: ItemNames) => Json
}

/** Reads and writes one value, or the list of a field that has many. */
function listed<Schema extends v.GenericSchema, Stored>(isMany: boolean, { schema, read, write }: Form<Schema, Stored>) {
  return {
    read: (value: unknown, at: ReadContext): readonly Stored[] | undefined => {
      if (isMany) return at.parse(v.array(schema), value)?.value.map((one, index) => read(one, at.into(index)))
      const parsed = at.parse(schema, value)
      return parsed && [read(parsed.value, at)]
    },
    write: (stored: readonly NonNullable<Stored>[], entity: StoredEntity, at: ItemNames): Json | undefined => {
      const values = stored.map((one) => write(one, entity, at))
      return isMany && values.length > 0 ? values : values[0]
    },
  }
}

export function references<Schema extends v.GenericSchema>(name: string, form: Form<Schema, StoredReference | undefined>): Key {
  const listOf = (type: ResourceType) => listed(relationship(type, name).many === true, form)
  return {
    fields: [name],
    read: (value, at) => {
      const list = value === undefined || value === null ? undefined : listOf(at.type).read(value, at)
      return list === undefined ? {} : { references: { [name]: list.flatMap((one) => one ?? []) } }
    },
    write: (entity, at) => listOf(entity.type).write(entity.references[name] ?? [], entity, at),
  }
}

export function byId(name: string): Key {
  return references(name, {
    schema: v.number(),
    read: (id, at) => {
      const type = targetType(relationship(at.type, name))
      const uuid = at.find.byId(type, id)
      if (uuid !== undefined) return { uuid, meta: {} }
      at.fail(`no item of ${at.find.choices(type).file} has the id ${id}`)
      return undefined
    },
    write: ({ uuid }, _entity, at) => at.idOf(uuid),
  })
}

export function byKey(name: string): Key {
  return references(name, {
    schema: v.string(),
    read: (term, at) => {
      const type = targetType(relationship(at.type, name))
      const uuid = at.find.byKey(type, term)
      if (uuid !== undefined) return { uuid, meta: {} }
      const { file, keys } = at.find.choices(type)
      at.fail(`no item of ${file} has the key "${term}"; ${file} has: ${keys.join(", ")}`)
      return undefined
    },
    write: ({ uuid }, _entity, at) => at.keyOf(uuid),
  })
}

const url = v.pipe(v.string(), v.check(isLinkable, "is no web address: write it as https://www.example.org/"))

function values<Schema extends v.GenericSchema>(type: ResourceType, name: string, form: Form<Schema, Json>): Key {
  const field = attribute(type, name)
  const isMany = field.many === true
  const read: typeof form.read = (value, at) => {
    const result = form.read(value, at)
    const fault = faultOf(field, result)
    if (fault !== null) at.fail(fault)
    return result
  }
  const list = listed(isMany, { ...form, read })
  return {
    fields: [name],
    read: (value, at) => {
      if (value === undefined) return {}
      const stored = value === null && !isMany ? [null] : list.read(value, at)
      return stored === undefined ? {} : { fields: { [name]: isMany ? stored : (stored[0] ?? null) } }
    },
    write: (entity, at) => {
      const stored = [entity.fields[name] ?? []].flat().filter((one) => one !== null)
      return list.write(stored, entity, at)
    },
  }
}

const jsonObject = v.custom<JsonObject>(isJsonObject)
const options = v.optional(jsonObject)
const storedLink = v.object({ uri: v.string(), title: v.optional(v.string(), ""), options: v.optional(v.unknown()) })

/** PHP has one type for lists and objects, so Drupal's empty options are a list. */
function link(uri: string, title: string, options: JsonObject | undefined): Json {
  return { uri, title, options: options ?? [] }
}

function linkParts(value: Json) {
  const { uri, title, options: rawOptions } = v.parse(storedLink, value)
  return { uri, title, extra: v.is(jsonObject, rawOptions) ? { options: rawOptions } : {} }
}

export function links(type: ResourceType, name: string): Key {
  return values(type, name, {
    schema: v.strictObject({ url, label: textMap, options }),
    read: ({ url: uri, label, options: rawOptions }, at) => link(uri, fieldTextIn(label, name, at.into("label")) ?? "", rawOptions),
    write: (value, { langcode }) => {
      const { uri, title, extra } = linkParts(value)
      return { url: uri, label: { [langcode]: title }, ...extra }
    },
  })
}

export function partners(type: ResourceType, name: string): Key {
  return values(type, name, {
    schema: v.strictObject({ name: v.string(), url, options }),
    read: ({ name: title, url: uri, options: rawOptions }) => link(uri, title, rawOptions),
    write: (value) => {
      const { uri, title, extra } = linkParts(value)
      return { name: title, url: uri, ...extra }
    },
  })
}

/** The value is an address, or an object if it has a title. */
export function website(type: ResourceType, name: string): Key {
  return values(type, name, {
    schema: v.union([url, v.strictObject({ url, title: v.optional(v.string(), ""), options })]),
    read: (value) => (typeof value === "string" ? link(value, "", undefined) : link(value.url, value.title, value.options)),
    write: (value) => {
      const { uri, title, extra } = linkParts(value)
      return title === "" && !("options" in extra) ? uri : { url: uri, title, ...extra }
    },
  })
}

const storedPerson = v.object({ name: v.string(), role: v.optional(v.string(), "") })

export function people(type: ResourceType, name: string): Key {
  return values(type, name, {
    schema: v.strictObject({ name: v.string(), role: v.optional(textMap) }),
    read: ({ name: full, role }, at) => ({ name: full, role: role === undefined ? "" : (fieldTextIn(role, name, at.into("role")) ?? "") }),
    write: (value, { langcode }) => {
      const { name: full, role } = v.parse(storedPerson, value)
      return role === "" ? { name: full } : { name: full, role: { [langcode]: role } }
    },
  })
}
