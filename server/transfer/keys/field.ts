import * as v from "valibot"
import { mailPattern, type AttributeField, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { isLinkable } from "#contract/link.ts"
import { isDay } from "#server/content/agenda/brussels.ts"
import { isJsonObject, type JsonObject } from "#server/database/json.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { attribute, key, textIn, textMap, type Key, type ReadContext } from "./key.ts"

const url = v.pipe(v.string(), v.check(isLinkable, "is no web address: write it as https://www.example.org/"))

function single(field: AttributeField): v.GenericSchema<unknown, Json> {
  switch (field.type) {
    case "string":
    case "telephone":
    case "email": {
      const pattern = new RegExp(field.pattern ?? "")
      const most = field.maxLength ?? 255
      return v.pipe(
        v.string(),
        v.nonEmpty("is empty: leave it out, or write null"),
        v.maxLength(most, `is longer than ${most} characters`),
        v.check((text) => pattern.test(text), `doesn't have the form ${pattern.source}`),
        v.check((text) => field.type !== "email" || mailPattern.test(text), "is no e-mail address"),
      )
    }
    case "boolean":
      return v.boolean()
    case "integer":
    case "decimal": {
      const { min = -Infinity, max = Infinity } = field
      const number = field.type === "integer" ? v.pipe(v.number(), v.integer("is no whole number")) : v.number()
      return v.pipe(number, v.minValue(min, `is less than ${min}`), v.maxValue(max, `is more than ${max}`))
    }
    case "date":
      return v.pipe(v.string(), v.check(isDay, "is no date: write it as 2026-10-06"))
    case "list_string":
      return v.picklist(Object.keys(field.allowed))
    case "datetime":
    case "text_with_summary":
    case "link":
    case "person":
      throw new TypeError(`A value of type ${field.type} has a key of its own in a content file.`)
    default:
      return field satisfies never
  }
}

/** A missing key means the default, so null stands for an empty value of an attribute with a default. */
function storedValue({ type, fields }: StoredEntity, name: string): Json | undefined {
  const field = attribute(type, name)
  return fields[name] ?? ("default" in field && field.default !== "today" ? null : undefined)
}

export function plain(name: string): Key {
  return {
    fields: [name],
    read: (value, at) => {
      if (value === undefined) return {}
      const field = attribute(at.type, name)
      const parsed = at.parse(v.nullable(field.many === true ? v.array(single(field)) : single(field)), value)
      return parsed === undefined ? {} : { fields: { [name]: parsed.value } }
    },
    write: (entity) => storedValue(entity, name),
  }
}

export function text(name: string): Key {
  return key(v.nullable(textMap), {
    fields: [name],
    read: (map, at) => {
      const value = map === null ? null : textIn(map, at)
      return value === undefined ? {} : plain(name).read(value, at)
    },
    write: ({ fields, langcode }) => (fields[name] === undefined ? undefined : { [langcode]: fields[name] }),
  })
}

type Form<Schema extends v.GenericSchema> = {
  readonly schema: Schema
  readonly read: (value: v.InferOutput<Schema>, at: ReadContext) => Json
  readonly write: (stored: Json, entity: StoredEntity) => Json
}

function formed<Schema extends v.GenericSchema>(type: ResourceType, name: string, { schema, read, write }: Form<Schema>): Key {
  const own = { fields: [name] }
  if (attribute(type, name).many === true) {
    return key(v.array(schema), {
      ...own,
      read: (list, at) => ({ fields: { [name]: list.map((value, index) => read(value, at.into(index))) } }),
      write: (entity) => {
        const stored = entity.fields[name]
        return Array.isArray(stored) && stored.length > 0 ? stored.map((value: Json) => write(value, entity)) : undefined
      },
    })
  }
  return key(v.nullable(schema), {
    ...own,
    read: (value, at) => ({ fields: { [name]: value === null ? null : read(value, at) } }),
    write: (entity) => {
      const stored = entity.fields[name] ?? null
      return stored === null ? undefined : write(stored, entity)
    },
  })
}

const jsonObject = v.custom<JsonObject>(isJsonObject)
const options = v.optional(jsonObject)
const storedLink = v.object({ uri: v.string(), title: v.optional(v.string(), ""), options: v.optional(v.unknown()) })

/** PHP has one type for lists and objects, so Drupal's empty options are a list. */
function link(uri: string, title: string, given: JsonObject | undefined): Json {
  return { uri, title, options: given ?? [] }
}

function linkParts(stored: Json) {
  const { uri, title, options: given } = v.parse(storedLink, stored)
  return { uri, title, extra: v.is(jsonObject, given) ? { options: given } : {} }
}

export function links(type: ResourceType, name: string): Key {
  return formed(type, name, {
    schema: v.strictObject({ url, label: textMap, options }),
    read: ({ url: uri, label, options: given }, at) => link(uri, textIn(label, at.into("label")) ?? "", given),
    write: (stored, { langcode }) => {
      const { uri, title, extra } = linkParts(stored)
      return { url: uri, label: { [langcode]: title }, ...extra }
    },
  })
}

export function partners(type: ResourceType, name: string): Key {
  return formed(type, name, {
    schema: v.strictObject({ name: v.string(), url, options }),
    read: ({ name: title, url: uri, options: given }) => link(uri, title, given),
    write: (stored) => {
      const { uri, title, extra } = linkParts(stored)
      return { name: title, url: uri, ...extra }
    },
  })
}

/** A website is an address, or an object where it has a title. */
export function website(type: ResourceType, name: string): Key {
  return formed(type, name, {
    schema: v.union([url, v.strictObject({ url, title: v.optional(v.string(), ""), options })]),
    read: (value) => (typeof value === "string" ? link(value, "", undefined) : link(value.url, value.title, value.options)),
    write: (stored) => {
      const { uri, title, extra } = linkParts(stored)
      return title === "" && !("options" in extra) ? uri : { url: uri, title, ...extra }
    },
  })
}

const storedPerson = v.object({ name: v.string(), role: v.optional(v.string(), "") })

export function people(type: ResourceType, name: string): Key {
  return formed(type, name, {
    schema: v.strictObject({ name: v.pipe(v.string(), v.nonEmpty("is empty")), role: v.optional(textMap) }),
    read: ({ name: full, role }, at) => ({ name: full, role: role === undefined ? "" : (textIn(role, at.into("role")) ?? "") }),
    write: (stored, { langcode }) => {
      const { name: full, role } = v.parse(storedPerson, stored)
      return role === "" ? { name: full } : { name: full, role: { [langcode]: role } }
    },
  })
}
