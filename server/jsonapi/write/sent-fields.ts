import { isDeepStrictEqual } from "node:util"
import type { Json, ResourceIdentifier } from "#contract/jsonapi.ts"
import type { Target, Viewer } from "#contract/permissions.ts"
import type { Entity } from "#server/content/entities/entity.ts"
import { Refusal } from "#server/http/refusal.ts"
import { relationshipsOf } from "#server/content/entities/relationships.ts"
import { isJsonObject, type JsonObject } from "#server/database/json.ts"
import type { Sent, SentLinkage } from "#server/content/validation/sent.ts"
import { attributesOf } from "#server/jsonapi/documents/attributes.ts"
import { linkage } from "#server/jsonapi/documents/resource.ts"
import type { SentResource } from "./document.ts"
import { fieldRefusal, internalName, treatmentOfAttribute, treatmentOfRelationship } from "./writable.ts"

/** `current` is undefined for a new resource. */
export type FieldContext = { readonly viewer: Viewer; readonly target: Target; readonly current: Entity | undefined }

/** The sent fields that are to be stored. An unchanged field that the caller may not write is ignored. @throws Refusal 403, 422 */
export function writtenFields(context: FieldContext, { attributes, relationships, continuedBy }: SentResource): Sent {
  const { target, viewer, current } = context
  const named = Object.entries(attributes).map(([name, value]) => ({ name, value, treatment: treatmentOfAttribute(target, name) }))
  const linked = Object.entries(relationships).map(([name, value]) => ({ name, value, treatment: treatmentOfRelationship(target, name) }))
  const known: JsonObject = current === undefined ? {} : attributesOf(current, viewer)
  const kept = named.filter((field) =>
    isKept(context, field, () => current !== undefined && isSame(known[field.name] ?? null, field.value)),
  )
  const keptLinks = linked.filter((field) =>
    isKept(context, field, () => current !== undefined && isSameLinkage(current, field.name, field.value)),
  )
  return { attributes: byName(kept), relationships: byName(keptLinks), continuedBy }
}

type NamedValue<T> = { readonly name: string; readonly value: T }
type Field = NamedValue<unknown> & { readonly treatment: ReturnType<typeof treatmentOfAttribute> }

function byName<T>(fields: readonly NamedValue<T>[]): Readonly<Record<string, T>> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
}

function isKept({ viewer, target, current }: FieldContext, field: Field, isUnchanged: () => boolean): boolean {
  if (field.treatment === "ignored") return false
  const reason = fieldRefusal(viewer, target, field)
  if (reason === null) return true
  if (isUnchanged()) return false
  const verb = current === undefined ? "POST" : "PATCH"
  const name = internalName(field.name)
  const detail = `The current user is not allowed to ${verb} the selected field (${name}).${reason}`
  throw new Refusal(403, detail, { pointer: `/data/attributes/${name}` })
}

/** Ignores parts that were not sent, and the offsets of times. */
function isSame(current: Json, sent: Json): boolean {
  if (isJsonObject(current) && isJsonObject(sent)) {
    return Object.entries(sent).every(([part, value]) => Object.hasOwn(current, part) && isDeepStrictEqual(current[part], value))
  }
  return isDeepStrictEqual(current, sent) || (isTime(current) && isTime(sent) && Date.parse(current) === Date.parse(sent))
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
