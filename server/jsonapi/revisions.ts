/** The revisions of a node: listed, and restored. Drupal's core has no address for either; contract/paths.ts names ours. */
import { kindOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { mediaType, type Document, type Links } from "#contract/jsonapi.ts"
import { individualPath } from "#contract/paths.ts"
import type { Viewer } from "#contract/permissions.ts"
import { seesOldRevisions } from "#server/content/access.ts"
import type { Who } from "#server/content/caller.ts"
import { revisionsOf } from "#server/content/entities/revisions.ts"
import { Refusal } from "#server/http/refusal.ts"
import { restoreRevision } from "#server/content/editing/restore.ts"
import { answer, send } from "#server/http/answers/answer.ts"
import { uncacheable } from "#server/http/answers/cache-control.ts"
import { resourceTypeOf, type RouteParameters } from "./address.ts"
import { individual, type ReadRequest } from "#server/jsonapi/documents/documents.ts"
import { jsonapiMember, notAllowed } from "./errors.ts"
import { includedEntities } from "#server/jsonapi/documents/included.ts"
import { pageLink, selfLink } from "#server/jsonapi/documents/links.ts"
import { parseListQuery } from "#server/jsonapi/query/query.ts"
import { resourceOf } from "#server/jsonapi/documents/resource.ts"
import { askedOf, type JsonapiSource } from "./respond.ts"
import { visibleEntity } from "./routes.ts"
import { checkIfMatch } from "#server/http/if-match.ts"

export type VersionHistory = {
  /** `GET …/{uuid}/version-history` */
  readonly list: (request: Request, viewer: Viewer, parameters: RouteParameters) => Response
  /** `POST …/{uuid}/version-history/{vid}/restore` */
  readonly restore: (request: Request, who: Who, parameters: RouteParameters) => Response
}

/** Answers requests for the revisions of a node. Who sees them: admins, and a member those of their own page. */
export function versionHistory(source: JsonapiSource): VersionHistory {
  return {
    list: (request, viewer, parameters) => {
      const { type, uuid } = addressed(request, parameters)
      const reading = { db: source.db, viewer, ...askedOf(request, source.origin) }
      const headers = { "Content-Type": mediaType, "Cache-Control": uncacheable }
      return send(request, answer({ headers, body: JSON.stringify(listed(reading, type, uuid)) }))
    },
    restore: (request, who, parameters) => restored(source, { request, who, ...addressed(request, parameters) }),
  }
}

type Addressed = { readonly type: ResourceType; readonly uuid: string; readonly vid: number }

/** @throws Refusal 404 where the address names no kind of node */
function addressed(request: Request, parameters: RouteParameters): Addressed {
  const { id: uuid = "", vid = "0" } = parameters
  const type = resourceTypeOf(parameters)
  if (type === undefined || kindOf(type).entityType !== "node" || !/^\d{1,15}$/.test(vid))
    throw new Refusal(404, `No route found for "${request.method} ${request.url}"`)
  return { type, uuid: uuid.toLowerCase(), vid: Number(vid) }
}

/** @throws Refusal 400, 403, 404 */
function listed(reading: ReadRequest, type: ResourceType, uuid: string): Document {
  const { db, viewer } = reading
  const entity = visibleEntity(reading, type, uuid, "version-history")
  if (!seesOldRevisions(viewer, entity)) throw new Refusal(403, notAllowed, { pointer: "/data" })
  const { fields, include, offset, limit } = parseListQuery(type, reading.parameters)
  const { entities, count, hasNext } = revisionsOf(db, entity, { viewer, offset, limit })
  const rendering = { origin: reading.origin, viewer, fields }
  const included = includedEntities(db, viewer, entities, include).map((other) => resourceOf(other, rendering))
  const back: Links = offset > 0 ? { prev: pageLink(reading, Math.max(0, offset - limit), limit) } : {}
  const next: Links = hasNext ? { next: pageLink(reading, offset + limit, limit) } : {}
  return {
    jsonapi: jsonapiMember,
    data: entities.map((revision) => resourceOf(revision, rendering)),
    ...(included.length > 0 ? { included } : {}),
    meta: { count },
    links: { ...next, ...back, self: selfLink(reading) },
  }
}

type RestoreRequest = Addressed & { readonly request: Request; readonly who: Who }

/** @throws Refusal, DomainError */
function restored({ db, origin, now }: JsonapiSource, { request, who, type, uuid, vid }: RestoreRequest): Response {
  const route = "version-history.restore"
  visibleEntity({ db, viewer: who() }, type, uuid, route)
  const checkVersion = (present: number) => {
    checkIfMatch(request, present)
  }
  const { removed, unset, viewer } = restoreRevision({ db, now }, who, { type, uuid, vid, checkVersion })
  const reading = { ...askedOf(request, origin), db, viewer, path: individualPath(type, uuid) }
  const entity = visibleEntity(reading, type, uuid, route)
  const said = { ...(removed.length > 0 ? { removed } : {}), ...(unset > 0 ? { unset } : {}) }
  const document = { ...individual(reading, entity, {}), ...(Object.keys(said).length > 0 ? { meta: said } : {}) }
  const headers = { "Content-Type": mediaType, "Cache-Control": uncacheable, ETag: `"${String(entity.vid)}"` }
  return new Response(JSON.stringify(document), { status: 200, headers })
}
