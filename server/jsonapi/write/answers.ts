/** What a write is answered with. Nobody keeps these answers. */
import { mediaType, type Document } from "#contract/jsonapi.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Entity } from "#server/content/entities/entity.ts"
import { readEntity } from "#server/content/entities/read.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { Removed } from "#server/content/validation/sent.ts"
import type { Database } from "#server/database/open.ts"
import { uncacheable } from "#server/http/answers/cache-control.ts"
import { individual, type ReadRequest } from "#server/jsonapi/documents/documents.ts"
import { resourceLink } from "#server/jsonapi/documents/links.ts"
import { noEntity } from "../routes.ts"
import { versionOf } from "#server/jsonapi/documents/resource.ts"

/** The resource that was saved, with what its texts lost to their format. */
export function saved(
  reading: ReadRequest,
  entity: Entity,
  { status, removed }: { status: 200 | 201; removed: readonly Removed[] },
): Response {
  const document: Document = { ...individual(reading, entity, {}), ...(removed.length > 0 ? { meta: { removed } } : {}) }
  const location = resourceLink(reading.origin, entity.type, entity.uuid, versionOf(entity)).href
  return json(document, status, status === 201 ? { Location: location } : {})
}

/** A write that leaves nothing to say. */
export function nothingToSay(): Response {
  return new Response(null, { status: 204, headers: { "Cache-Control": uncacheable } })
}

/** A document as the answer to a write. */
export function json(document: object, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(document), {
    status,
    headers: { "Content-Type": mediaType, "Cache-Control": uncacheable, ...headers },
  })
}

/** What is written to, as the caller sees it. */
export type Asked = { readonly type: ResourceType; readonly uuid: string; readonly route: string }

/** @throws Refusal 404 with Drupal's words */
export function currentEntity(db: Database, viewer: Viewer, { type, uuid, route }: Asked): Entity {
  const entity = readEntity(db, type, uuid, viewer)
  if (entity?.type === type) return entity
  throw noEntity(type, route)
}
