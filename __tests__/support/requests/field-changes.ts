/** A valid change for every field of every kind. */
import { fieldsOf, kindOf } from "#contract/content.ts"
import { isRelationship, type AttributeField, type Field, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { roleId } from "#server/content/entities/configuration.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { passwordFor } from "#support/accounts.ts"
import { aMember, anArticle, anEntity, anEvent, aPicture, aTag, showing } from "#support/entities.ts"

const occurrence = "2026-12-01T20:00:00+01:00"
const picture = aPicture("2026-11/shown.jpg")
const attachment = aPicture("2026-11/plan.pdf", { fields: { filemime: "application/pdf" } })
const author = anEntity("user--user", { label: "author", fields: { mail: "author@example.org" } })
const byType: Readonly<Partial<Record<ResourceType, StoredEntity>>> = {
  "node--article": anArticle({ references: { field_image: showing(picture), field_attachments: showing(attachment) } }),
  "node--member": aMember(),
  "node--agenda": anEvent({ fields: { field_event_start: occurrence, field_rrule: "FREQ=DAILY" } }),
  "taxonomy_term--tags": aTag("Brick"),
  "taxonomy_term--specialities": anEntity("taxonomy_term--specialities"),
  "taxonomy_term--event_categories": anEntity("taxonomy_term--event_categories"),
}

/** The targets of changed references, which everyone may see. */
export const targets: readonly StoredEntity[] = [picture, attachment, author, ...Object.values(byType)]

let made = 0

type Change = {
  readonly attributes?: Readonly<Record<string, Json>>
  readonly relationships?: Readonly<Record<string, { readonly data: Json }>>
}

/** The fields of an exception, which the server takes only together. */
const ofException = ["field_series", "field_recurrence_id"]

/** A change of a field. A change of one's own mail or password has the present password. */
export function changeOf(thing: StoredEntity, field: string, isTheirs: boolean): Change {
  const { type, label } = thing
  const declared = fieldsOf(type)[field]
  if (ofException.includes(field)) {
    const field_series = { data: linkageOf(type, "field_series") }
    return { attributes: { field_recurrence_id: occurrence }, relationships: { field_series } }
  }
  const isLinked = field === "uid" || field === "roles" || (declared !== undefined && isRelationship(declared))
  if (isLinked) return { relationships: { [field]: { data: linkageOf(type, field) } } }
  // The password stays the same, so that its owner can still sign in.
  const pass = { existing: passwordFor(label), value: passwordFor(label) }
  if (field === "pass") return { attributes: { pass: isTheirs ? pass : pass.value } }
  const value = declared === undefined ? undeclaredValue(type, field) : valueOf(thing, field, declared)
  return { attributes: { [field]: value, ...(isTheirs && field === "mail" ? { pass: { existing: pass.existing } } : {}) } }
}

function undeclaredValue(type: ResourceType, field: string): Json {
  const values: Readonly<Record<string, Json>> = {
    path: { alias: `${kindOf(type).publicPath ?? "/"}moved-${(made += 1)}` },
    langcode: "fr",
    created: "2020-01-01T00:00:00+00:00",
    revision_log: "Changed",
    sticky: true,
    display_name: "Somebody else",
    timezone: "Europe/Paris",
    login: "2020-01-01T00:00:00+00:00",
    default_langcode: false,
    content_translation_outdated: false,
  }
  return values[field] ?? 99_999
}

const patterned: Readonly<Record<string, string>> = {
  field_image_focus: "0.1 0.2",
  field_country: "FR",
  field_region: "FR-75",
  field_color: "#aabbcc",
  field_rrule: "FREQ=WEEKLY",
}

function valueOf(thing: StoredEntity, name: string, field: Field): Json {
  if (isRelationship(field)) throw new Error(`${name} is a relationship`)
  const value = oneOf(thing, name, field)
  return field.many === true ? [value] : value
}

function oneOf({ status, fields }: StoredEntity, name: string, field: AttributeField): Json {
  switch (field.type) {
    case "string":
      return patterned[name] ?? `Changed ${(made += 1)}`
    case "telephone":
      return `+32 2 555 01 ${10 + (made += 1)}`
    case "email":
      return `changed${(made += 1)}@example.org`
    case "text_with_summary":
      return { value: "<p>Changed.</p>", format: "g30_text", ...(name === "body" ? { summary: "" } : {}) }
    case "boolean":
      return name === "field_all_day" ? false : !(name === "status" ? status : (fields[name] ?? field.default))
    case "integer":
      return 1999
    case "decimal":
      return 4.35
    case "date":
      return "2026-01-02"
    case "datetime":
      return occurrence
    case "list_string":
      return Object.keys(field.allowed).at(-1) ?? ""
    case "link":
      return { uri: "https://example.org/", title: "Changed", options: [] }
    case "person":
      return { name: "Changed", role: "Architect" }
  }
}

/** A valid target of a relationship. */
export function linkageOf(type: ResourceType, name: string): Json {
  if (name === "roles") return [{ type: "user_role--user_role", id: roleId("contributor") }]
  if (name === "uid") return { type: "user--user", id: author.uuid }
  const field = fieldsOf(type)[name]
  if (field === undefined || !isRelationship(field)) throw new Error(`${type} has no relationship ${name}`)
  const target = field.type === "entity_reference" ? byType[field.target] : field.type === "image" ? picture : attachment
  if (target === undefined) throw new Error(`Nothing to refer to: ${name}`)
  const identifier = { type: target.type, id: target.uuid, ...(field.type === "image" ? { meta: { alt: "" } } : {}) }
  return field.many === true ? [identifier] : identifier
}
