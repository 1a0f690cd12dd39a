import { fieldsOf, isResourceType, kindOf } from "#contract/content.ts"
import { isFile, isRelationship, type RelationshipField, type ResourceType } from "#contract/fields.ts"
import { collectionPath, fileContentPath, jsonapiPath } from "#contract/paths.ts"
import { mayUpload, type Viewer } from "#contract/permissions.ts"
import { findEntity } from "#server/content/entities/read.ts"
import { methodNotAllowed, noRoute, Refusal } from "#server/http/refusal.ts"
import type { Database } from "#server/database/open.ts"
import { isFileBody } from "#server/http/limits/body-reader.ts"
import { pathOf, type RouteParameters } from "#server/http/path.ts"

export type FileField = Exclude<RelationshipField, { type: "entity_reference" }>

export type UploadTarget = {
  readonly type: ResourceType
  /** The file is attached to this entity; with null, a later save will refer to the file. */
  readonly uuid: string | null
  readonly name: string
  readonly field: FileField
}

export type UploadRequest = { readonly request: Request; readonly parameters: RouteParameters }

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const fieldPath = new RegExp(`^${jsonapiPath}/([^/]+)/([^/]+)(/[^/]+)?/([^/]+)$`)

/** Tells of a POST whether it uploads a file. Only uploads may be longer than a document. */
export function isUpload(request: Request): boolean {
  if (!isFileBody(request.headers)) return false
  const path = pathOf(request)
  const [, entityType = "", bundle = "", id = "", name = ""] = fieldPath.exec(path) ?? []
  if (path === fileContentPath(id.slice(1))) return true
  const type = `${entityType}--${bundle}`
  const fields = isResourceType(type) ? fieldsOf(type) : {}
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field !== undefined && isFile(field)
}

/** @throws Refusal 400, 403, 404, 405, 415 */
export function uploadTarget(db: Database, { request, parameters }: UploadRequest, viewer: Viewer): UploadTarget {
  const { pathname, origin } = new URL(request.url)
  const { entityType = "", bundle = "", id: uuid = null, field: name = "" } = parameters
  const type = `${entityType}--${bundle}`
  if (!isResourceType(type)) throw noRoute("POST", origin + pathname)
  const hasFiles = Object.values(kindOf(type).fields).some(isFile)
  if (!hasFiles || uuidPattern.test(name)) throw methodNotAllowed("POST", origin + pathname, "GET, HEAD, DELETE, PATCH")
  refuseOtherTypes(request)
  if (uuid !== null && findEntity(db, entityType, uuid, viewer)?.type !== type) throw noSuchEntity(type, name)
  const field = fileField(type, name)
  if (!mayUpload(viewer, uuid === null ? { type } : { type, uuid: uuid.toLowerCase() }, name))
    throw new Refusal(403, "The current user is not permitted to upload a file for this field. ")
  return { type, uuid: uuid?.toLowerCase() ?? null, name, field }
}

export function refuseOtherTypes({ headers }: Request): void {
  if (!isFileBody(headers)) throw new Refusal(415, `No route found that matches "Content-Type: ${headers.get("content-type") ?? ""}"`)
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
