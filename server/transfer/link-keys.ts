import * as v from "valibot"
import type { Json } from "#contract/jsonapi.ts"
import { isJsonObject, type JsonObject } from "#server/database/json.ts"
import { url } from "./field-schema.ts"
import { key, textIn, textMap } from "./keys.ts"
import type { Key } from "./item.ts"

const jsonObject = v.custom<JsonObject>(isJsonObject)
const options = v.optional(jsonObject)
type Options = JsonObject | undefined

function link(uri: string, title: string, given: Options): Json {
  // Drupal's empty options are a list, because PHP's empty array is.
  return { uri, title, options: given ?? [] }
}

type Stored = { readonly uri: string; readonly title: string; readonly options?: Options }

const stored = v.object({
  uri: v.string(),
  title: v.optional(v.string(), ""),
  options: v.optional(
    v.union([
      v.pipe(
        v.array(v.unknown()),
        v.transform(() => undefined),
      ),
      jsonObject,
    ]),
  ),
})

function storedLinks(value: Json | undefined): readonly Stored[] {
  const list = Array.isArray(value) ? value : value === undefined ? [] : [value]
  return list.map((element: unknown) => {
    const { uri, title, options: given } = v.parse(stored, element)
    return given === undefined ? { uri, title } : { uri, title, options: given }
  })
}

const extra = ({ options: given }: Stored) => (given === undefined ? {} : { options: given })

/** Partners: a name and an address each. */
export const partners: Key = key(
  v.array(v.strictObject({ name: v.string(), url, options })),
  (list) => ({ fields: { field_partners: list.map(({ name, url: uri, options: given }) => link(uri, name, given)) } }),
  ({ fields }) => {
    const written = storedLinks(fields.field_partners).map((found) => ({ name: found.title, url: found.uri, ...extra(found) }))
    return written.length === 0 ? undefined : written
  },
)

/** Links: an address and a label in the item's language each. */
export const links: Key = key(
  v.array(v.strictObject({ url, label: textMap, options })),
  (list, at) => {
    const found = list.map(({ url: uri, label, options: given }, index) =>
      link(uri, textIn(label, at.into(index).into("label")) ?? "", given),
    )
    return { fields: { field_links: found } }
  },
  ({ fields, langcode }) => {
    const written = storedLinks(fields.field_links).map((found) => ({
      url: found.uri,
      label: { [langcode]: found.title },
      ...extra(found),
    }))
    return written.length === 0 ? undefined : written
  },
)

/** A web address, or an object where it has a title. */
export const website: Key = key(
  v.nullable(v.union([url, v.strictObject({ url, title: v.optional(v.string(), ""), options })])),
  (value) => {
    if (value === null) return { fields: { field_website: null } }
    const { url: uri, title, options: given } = typeof value === "string" ? { url: value, title: "", options: undefined } : value
    return { fields: { field_website: link(uri, title, given) } }
  },
  ({ fields }) => {
    const [found] = storedLinks(fields.field_website)
    if (found === undefined) return undefined
    return found.title === "" && found.options === undefined ? found.uri : { url: found.uri, title: found.title, ...extra(found) }
  },
)

/** The people of a practice or a page: a name and a role in the item's language each. */
export const people: Key = key(
  v.array(v.strictObject({ name: v.pipe(v.string(), v.nonEmpty("is empty")), role: v.optional(textMap) })),
  (list, at) => {
    const found = list.map(({ name, role }, index) => ({
      name,
      role: role === undefined ? "" : (textIn(role, at.into(index).into("role")) ?? ""),
    }))
    return { fields: { field_people: found } }
  },
  ({ fields, langcode }) => {
    const stored = v.parse(v.array(v.object({ name: v.string(), role: v.optional(v.string(), "") })), fields.field_people ?? [])
    const written = stored.map(({ name, role }) => (role === "" ? { name } : { name, role: { [langcode]: role } }))
    return written.length === 0 ? undefined : written
  },
)
