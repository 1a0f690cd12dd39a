/** What of a sent resource is to be stored: every field is known, and the caller may write it or sends it back as it was. */
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

/** Who writes to what; `current` is what is there, undefined where it is being made. */
export type Writer = { readonly viewer: Viewer; readonly target: Target; readonly current: Entity | undefined }

/** @throws Refusal 422 for an unknown field, 403 for one that the caller may not write */
export function writtenFields(writer: Writer, { attributes, relationships }: SentResource): Sent {
  const { target, viewer, current } = writer
  const named = Object.entries(attributes).map(([name, value]) => ({ name, value, treatment: treatmentOfAttribute(target, name) }))
  const linked = Object.entries(relationships).map(([name, value]) => ({ name, value, treatment: treatmentOfRelationship(target, name) }))
  const known: JsonObject = current === undefined ? {} : attributesOf(current, viewer)
  const kept = named.filter((field) => isKept(writer, field, () => current !== undefined && isSame(known[field.name] ?? null, field.value)))
  const led = linked.filter((field) => isKept(writer, field, () => current !== undefined && leadsThere(current, field.name, field.value)))
  return { attributes: byName(kept), relationships: byName(led) }
}

type Named<T> = { readonly name: string; readonly value: T }
type Field = Named<unknown> & { readonly treatment: ReturnType<typeof treatmentOfAttribute> }

function byName<T>(fields: readonly Named<T>[]): Readonly<Record<string, T>> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
}

function isKept({ viewer, target, current }: Writer, field: Field, isUnchanged: () => boolean): boolean {
  if (field.treatment === "ignored") return false
  const reason = fieldRefusal(viewer, target, field)
  if (reason === null) return true
  if (isUnchanged()) return false
  const verb = current === undefined ? "POST" : "PATCH"
  const name = internalName(field.name)
  const detail = `The current user is not allowed to ${verb} the selected field (${name}).${reason}`
  throw new Refusal(403, detail, { pointer: `/data/attributes/${name}` })
}

/** Whether a value says what is there: parts that weren't sent don't differ, and a time is the same with another offset. */
function isSame(current: Json, sent: Json): boolean {
  if (isJsonObject(current) && isJsonObject(sent)) {
    return Object.entries(sent).every(([part, value]) => Object.hasOwn(current, part) && isDeepStrictEqual(current[part], value))
  }
  return isDeepStrictEqual(current, sent) || (isTime(current) && isTime(sent) && Date.parse(current) === Date.parse(sent))
}

function isTime(value: Json): value is string {
  return typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value)
}

function leadsThere(current: Entity, name: string, { identifiers }: SentLinkage): boolean {
  const model = relationshipsOf(current.type).find((relationship) => relationship.name === name)
  const data = model === undefined ? null : linkage(current, model)
  const there: readonly ResourceIdentifier[] = data === null ? [] : "id" in data ? [data] : data
  return isDeepStrictEqual(
    there.map(({ type, id }) => [type, id]),
    identifiers.map(({ type, id }) => [type, id]),
  )
}
