/** Makes the document of an item in one language, as the site that gets it would have it. */
import { midnightOf } from "#contract/agenda/all-day.ts"
import { fromSeconds } from "#contract/agenda/brussels.ts"
import { fieldsOf, kindOf } from "#contract/content.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { unsetOf } from "#contract/field-types/field-types.ts"
import { isRelationship, labelFields, targetOf, type AttributeField, type RelationshipField } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { decodePath } from "#server/content/entities/entity.ts"
import { isJsonObject } from "#server/database/json.ts"
import type { View } from "#server/transfer/format/views.ts"
import type { Resource } from "./http/client.ts"
import type { Mapping } from "./mapping.ts"
import { linkMeta, outdatedField, tidyValue } from "./values.ts"

/** References to what the site doesn't have yet are left out. */
export function documentOf(view: View, mapping: Mapping): Resource {
  const { type, uuid, langcode, created, alias, outdated = false } = view
  const author = mapping.accountOf(view.uid)
  const declared = Object.entries(fieldsOf(type))
  const attributes = declared.flatMap(([name, field]) =>
    isRelationship(field) ? [] : [[name, sentValue(field, storedValue(view, name, field), mapping)] as const],
  )
  const references = declared.flatMap(([name, field]) =>
    isRelationship(field) ? [[name, { data: referencesOf(view, { name, field }, mapping) }] as const] : [],
  )
  return {
    type,
    id: mapping.idOf(uuid),
    attributes: { langcode, created: fromSeconds(created), path: { alias }, [outdatedField]: outdated, ...Object.fromEntries(attributes) },
    relationships: {
      uid: { data: author === undefined || !mapping.isThere(author) ? null : { type: "user--user", id: author, meta: {} } },
      roles: { data: rolesOf(view, mapping) },
      ...Object.fromEntries(references),
    },
  }
}

function storedValue({ type, langcode, label, status, fields }: View, name: string, field: AttributeField): Json {
  if (name === labelFields[kindOf(type).entityType]) return label
  if (name === "status") return status
  // An account without a language has that of its entity, as the API says.
  return tidyValue(field, fields[name] ?? (name === "preferred_langcode" ? langcode : unsetOf(field)), fields)
}

type NamedRelationship = { readonly name: string; readonly field: RelationshipField }

function referencesOf({ references }: View, { name, field }: NamedRelationship, { idOf, isThere }: Mapping) {
  const all = (references[name] ?? []).map(({ uuid, meta }) => ({ type: targetOf(field), id: idOf(uuid), meta: linkMeta(field, meta) }))
  const list = all.filter(({ id }) => isThere(id))
  return field.many === true ? list : (list[0] ?? null)
}

function rolesOf({ fields }: View, { roleIdOf }: Mapping) {
  const names: readonly Json[] = Array.isArray(fields.roles) ? fields.roles : []
  return names.map(textOf).map((role) => ({ type: "user_role--user_role", id: roleIdOf(role), meta: { drupal_internal__target_id: role } }))
}

function sentValue(field: AttributeField, value: Json, mapping: Mapping): Json {
  if (Array.isArray(value)) {
    const list: readonly Json[] = value
    return list.map((one) => sentValue(field, one, mapping))
  }
  // A Drupal has no days in fields of times: it gets the midnight of Brussels.
  if (field.type === "datetime" && mapping.isDrupal && typeof value === "string") return midnightOf(value)
  if (field.type === "integer" && field.label === "Weight") return value ?? 0
  if (!isJsonObject(value)) return value
  if (field.type === "link") return { uri: uriThere(textOf(value.uri), mapping) ?? "internal:/", title: value.title ?? "" }
  if (field.type !== "text_with_summary") return value
  const html = htmlThere(textOf(value.value), mapping)
  return { ...value, value: mapping.isDrupal ? withMarks(html, mapping) : html }
}

/** Names the file of each picture, without which a Drupal deletes the file after a while. */
function withMarks(html: string, { fileAt }: Mapping): string {
  return html.replaceAll(/<img\b[^>]*?(?=\ssrc="([^"]*)")/gi, (start, address: string) => {
    const uuid = fileAt(address)
    return uuid === undefined ? start : `${start} data-entity-type="file" data-entity-uuid="${uuid}"`
  })
}

const tags = /<(?:img|a)\b[^>]*(?:>|$)/gi
const addresses = /(\s(?:src|href)=")([^"?#]*)/gi

/** Gives pictures and links to files and to numbers of nodes the addresses that these have at the site. */
export function htmlThere(html: string, { addressOf, numberOf }: Pick<Mapping, "addressOf" | "numberOf">): string {
  return html.replace(tags, (tag) =>
    tag.replace(addresses, (_, start: string, path: string) => {
      const file = addressOf(decodePath(path))
      if (file !== undefined) return start + file.replaceAll("&", "&amp;")
      const [, digits] = /^\/node\/(\d+)\/?$/.exec(path) ?? []
      const number = digits === undefined ? undefined : numberOf(Number(digits))
      return start + (number === undefined ? path : number === null ? "#" : `/node/${number}`)
    }),
  )
}

/** Returns the target of a link or a redirect; null while the site doesn't have it. */
export function uriThere(uri: string, { numberOf }: Pick<Mapping, "numberOf">): string | null {
  const [, scheme, digits, rest = ""] = /^(entity:|internal:\/)node\/(\d+)(?=$|[/?#])(.*)$/s.exec(uri) ?? []
  const number = digits === undefined ? undefined : numberOf(Number(digits))
  if (number === undefined || scheme === undefined) return uri
  return number === null ? null : `${scheme}node/${number}${rest}`
}
