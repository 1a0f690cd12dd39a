import { mediaType, type Document } from "#contract/jsonapi.ts"
import type { Viewer } from "#contract/permissions.ts"
import { versionNumber, type Entity } from "#server/content/entities/entity.ts"
import { readEntity } from "#server/content/entities/read.ts"
import type { Removed } from "#server/content/validation/write-document.ts"
import type { Database } from "#server/database/open.ts"
import { versionTag } from "#server/http/if-match.ts"
import { uncacheable, uncacheableHeaders } from "#server/http/answers/cache-control.ts"
import { individual, type ReadRequest } from "#server/jsonapi/documents/documents.ts"
import { resourceLink } from "#server/jsonapi/documents/links.ts"
import { noEntity, type EntityRoute } from "../read-resources.ts"
import { versionOf } from "#server/jsonapi/documents/resource.ts"

type SaveResult = {
  readonly status: 200 | 201
  readonly removed: readonly Removed[]
}

export function savedAnswer(reading: ReadRequest, entity: Entity, { status, removed }: SaveResult): Response {
  const document: Document = { ...individual(reading, entity), ...(removed.length > 0 && { meta: { removed } }) }
  const location = status === 201 && { Location: resourceLink(reading, entity, versionOf(entity)).href }
  return json(document, status, { ETag: versionTag(versionNumber(entity)), ...location })
}

export function noContent(): Response {
  return new Response(null, { status: 204, headers: uncacheableHeaders })
}

export function json(document: object, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  const own = { "Content-Type": mediaType, "Cache-Control": uncacheable }
  return new Response(JSON.stringify(document), { status, headers: { ...own, ...headers } })
}

export function currentEntity(db: Database, viewer: Viewer, { type, uuid, route }: EntityRoute): Entity {
  const entity = readEntity(db, type, uuid, viewer)
  if (entity?.type === type) return entity
  throw noEntity({ type, route })
}
