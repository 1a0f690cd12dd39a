import { isDeepStrictEqual } from "node:util"
import type { Json, ResourceIdentifier } from "#contract/jsonapi.ts"
import { type Target, type Viewer, mayWriteField } from "#contract/permissions.ts"
import type { Entity } from "#server/content/entities/entity.ts"
import { Refusal } from "#server/http/refusal.ts"
import { relationshipsOf } from "#server/content/entities/relationships.ts"
import { isJsonObject, type JsonObject } from "#server/database/json.ts"
import type { WriteDocument, SentLinkage } from "#server/content/validation/write-document.ts"
import { attributesOf } from "#server/jsonapi/documents/attributes.ts"
import { linkage } from "#server/jsonapi/documents/resource.ts"
import { fieldsOf, kindOf } from "#contract/content.ts"
import { isRelationship, type EntityType } from "#contract/fields.ts"

/** `current` is undefined for a new resource. */
export type FieldContext = { readonly viewer: Viewer; readonly target: Target; readonly current: Entity | undefined }

/** Ignores an unchanged field that the caller may not write. @throws Refusal 403, 422 */
export function writtenFields(context: FieldContext, { attributes, relationships }: WriteDocument): WriteDocument {
  const { target, viewer, current } = context
  const namedFields = Object.entries(attributes).map(([name, value]) => ({ name, value, treatment: treatmentOfAttribute(target, name) }))
  const linked = Object.entries(relationships).map(([name, value]) => ({ name, value, treatment: treatmentOfRelationship(target, name) }))
  let currentFields: JsonObject | undefined
  const isUnchanged = ({ name, value }: NamedValue<Json>) => {
    currentFields ??= current === undefined ? ofOriginals : attributesOf(current, viewer)
    return (current !== undefined || name in ofOriginals) && isSame(currentFields[name] ?? null, value)
  }
  const keptFields = namedFields.filter((field) => isKept(context, field, () => isUnchanged(field)))
  const keptLinks = linked.filter((field) =>
    isKept(context, field, () => current !== undefined && isSameLinkage(current, field.name, field.value)),
  )
  return { attributes: byName(keptFields), relationships: byName(keptLinks) }
}

/** Every new item has these values. */
const ofOriginals: JsonObject = { default_langcode: true, content_translation_source: "und" }

type NamedValue<T> = { readonly name: string; readonly value: T }
type Field = NamedValue<unknown> & { readonly treatment: ReturnType<typeof treatmentOfAttribute> }

function byName<T>(fields: readonly NamedValue<T>[]): Readonly<Record<string, T>> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
}

function isKept({ viewer, target, current }: FieldContext, field: Field, isUnchanged: () => boolean): boolean {
  if (field.treatment === "ignored") return false
  if (field.treatment === "written" && mayWriteField(viewer, target, field.name)) return true
  if (isUnchanged()) return false
  const verb = current === undefined ? "POST" : "PATCH"
  const name = internalName(field.name)
  const detail = `The current user is not allowed to ${verb} the selected field (${name}).${refusalReason(target, field.name)}`
  throw new Refusal(403, detail, { pointer: `/data/attributes/${name}` })
}

/** Ignores parts that were not sent, and the offsets of times. */
function isSame(current: Json, input: Json): boolean {
  if (isJsonObject(current) && isJsonObject(input)) {
    return Object.entries(input).every(([part, value]) => Object.hasOwn(current, part) && isDeepStrictEqual(current[part], value))
  }
  return isDeepStrictEqual(current, input) || (isTime(current) && isTime(input) && Date.parse(current) === Date.parse(input))
}

function isTime(value: Json): value is string {
  return typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value)
}

function isSameLinkage(current: Entity, name: string, { identifiers }: SentLinkage): boolean {
  const model = relationshipsOf(current.type).find((relationship) => relationship.name === name)
  const data = model === undefined ? null : linkage(current, model)
  const there: readonly ResourceIdentifier[] = data === null ? [] : "id" in data ? [data] : data
  return isDeepStrictEqual(
    there.map(({ type, id }) => [type, id]),
    identifiers.map(({ type, id }) => [type, id]),
  )
}

/** `written` is stored, `ignored` is accepted and dropped, `fixed` must be the present value. */
type Treatment = (typeof treatments)[number]

const treatments = ["written", "ignored", "fixed"] as const

/** Drupal accepts and overwrites the fields that are ignored here. */
const baseFields: Readonly<Record<EntityType, Readonly<Record<Treatment, readonly string[]>>>> = {
  node: {
    written: ["created", "langcode", "path", "revision_log", "content_translation_outdated"],
    ignored: ["changed", "drupal_internal__vid", "revision_translation_affected", "translations"],
    fixed: ["drupal_internal__nid", "revision_timestamp", "sticky", "default_langcode", "content_translation_source"],
  },
  taxonomy_term: {
    written: ["langcode", "path", "content_translation_outdated"],
    ignored: ["changed", "drupal_internal__revision_id", "revision_translation_affected", "revision_log_message", "translations"],
    fixed: ["drupal_internal__tid", "revision_created", "default_langcode", "content_translation_source"],
  },
  user: {
    written: ["pass", "langcode"],
    ignored: ["changed"],
    fixed: ["drupal_internal__uid", "display_name", "preferred_admin_langcode", "timezone", "created", "login", "default_langcode"],
  },
  file: { written: [], ignored: [], fixed: [] },
}

function treatmentOfAttribute({ type }: Target, name: string): Treatment {
  const declared = fieldsOf(type)
  const field = Object.hasOwn(declared, name) ? declared[name] : undefined
  if (field !== undefined && !isRelationship(field)) return "written"
  const base = baseFields[kindOf(type).entityType]
  const treatment = treatments.find((one) => base[one].includes(name))
  if (treatment !== undefined) return treatment
  throw new Refusal(422, `The attribute ${name.slice(0, 200)} does not exist on the ${type} resource type.`)
}

function treatmentOfRelationship({ type }: Target, name: string): Treatment {
  const model = relationshipsOf(type).find((relationship) => relationship.name === name)
  if (model === undefined) throw new Refusal(422, `The relationship ${name.slice(0, 200)} does not exist on the ${type} resource type.`)
  const isAuthor = model.kind === "author" && kindOf(type).entityType === "node"
  return model.kind === "field" || model.kind === "roles" || isAuthor ? "written" : "fixed"
}

/** Returns Drupal's reason, which may be empty. Those about nodes don't fit an account, for which it gives none. */
function refusalReason({ type }: Target, name: string): string {
  const reason = Object.hasOwn(reasons, name) ? (reasons[name] ?? "") : ""
  return reason === administered && kindOf(type).entityType === "user" ? "" : reason
}

const administered = " The 'administer nodes' permission is required."
const originalsOnly = " A new item is an original; a translation is added to it at /api/translation."
const reasons: Readonly<Record<string, string>> = {
  drupal_internal__nid: " The entity ID cannot be changed.",
  drupal_internal__tid: " The entity ID cannot be changed.",
  drupal_internal__uid: " The entity ID cannot be changed.",
  node_type: " The entity type cannot be changed.",
  status: administered,
  promote: administered,
  sticky: " The content model has no such field.",
  created: administered,
  uid: administered,
  default_langcode: originalsOnly,
  content_translation_source: originalsOnly,
  path: " The following permissions are required: 'administer url aliases' OR 'create url aliases'.",
}

function internalName(name: string): string {
  return name.replace(/^drupal_internal__/, "")
}
