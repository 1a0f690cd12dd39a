/** Which field an upload goes to, and whether who sends it may bring a file there. */
import { fieldsOf, isResourceType, kindOf } from "#contract/content.ts"
import { isRelationship, type RelationshipField, type ResourceType } from "#contract/fields.ts"
import { collectionPath } from "#contract/paths.ts"
import { mayUpload, type Viewer } from "#contract/permissions.ts"
import { findEntity } from "#server/content/entities/read.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { Database } from "#server/database/open.ts"
import { isFile } from "#server/http/limits/body-reader.ts"

export type FileField = Exclude<RelationshipField, { type: "entity_reference" }>

export type UploadTarget = {
  readonly type: ResourceType
  /** Of what the file is attached to at once; null where a later save will refer to it. */
  readonly uuid: string | null
  readonly name: string
  readonly field: FileField
}

/** A request that brings a file, and what the router found in its address: entityType, bundle, id and field. */
export type SentFile = { readonly request: Request; readonly parameters: Readonly<Record<string, string | undefined>> }

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * The file field that a POST names.
 *
 * @throws Refusal 403, 404, 405, 415; 400 for a field that takes no files
 */
export function uploadTarget(db: Database, { request, parameters }: SentFile, viewer: Viewer): UploadTarget {
  const { pathname, origin } = new URL(request.url)
  const { entityType = "", bundle = "", id: uuid = null, field: name = "" } = parameters
  const type = `${entityType}--${bundle}`
  if (!isResourceType(type)) throw new Refusal(404, `No route found for "POST ${origin}${pathname}"`)
  if (!hasFileField(type) || uuidPattern.test(name)) throw notAllowedHere(origin + pathname)
  refuseOtherTypes(request)
  if (uuid !== null && findEntity(db, entityType, uuid, viewer)?.type !== type) throw noSuchEntity(type, name)
  const field = fileField(type, name)
  if (!mayUpload(viewer, uuid === null ? { type } : { type, uuid: uuid.toLowerCase() }, name))
    throw new Refusal(403, "The current user is not permitted to upload a file for this field. ")
  return { type, uuid: uuid?.toLowerCase() ?? null, name, field }
}

function hasFileField(type: ResourceType): boolean {
  return Object.values(kindOf(type).fields).some((field) => field.type === "image" || field.type === "file")
}

function refuseOtherTypes({ headers }: Request): void {
  if (!isFile(headers)) throw new Refusal(415, `No route found that matches "Content-Type: ${headers.get("content-type") ?? ""}"`)
}

function fileField(type: ResourceType, name: string): FileField {
  const fields = fieldsOf(type)
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (field === undefined) throw new Refusal(404, `Field "${name.slice(0, 100)}" does not exist.`)
  if (!isRelationship(field) || field.type === "entity_reference") throw new Refusal(400, `The field "${name}" takes no files.`)
  return field
}

function noSuchEntity(type: ResourceType, name: string): Refusal {
  const path = `${collectionPath(type)}/{entity}/${name}`
  return new Refusal(404, `The "entity" parameter was not converted for the path "${path}" (route name: "jsonapi.${type}.${name}")`)
}

const allow = "GET, HEAD, DELETE, PATCH"

function notAllowedHere(address: string): Refusal {
  const detail = `No route found for "POST ${address}": Method Not Allowed (Allow: ${allow})`
  return new Refusal(405, detail, { headers: { Allow: allow } })
}
