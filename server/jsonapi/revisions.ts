import { kindOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { mediaType, type Document } from "#contract/jsonapi.ts"
import { inLanguage } from "#contract/languages.ts"
import { individualPath } from "#contract/paths.ts"
import { mayWrite, type Viewer } from "#contract/permissions.ts"
import { seesOldRevisions } from "#server/content/visibility.ts"
import { versionNumber } from "#server/content/entities/entity.ts"
import type { Who } from "#server/content/caller.ts"
import { changeAs } from "#server/content/changes.ts"
import { revisionsOf } from "#server/content/entities/revisions.ts"
import { noRoute, Refusal } from "#server/http/refusal.ts"
import { restoreText, revisionText } from "#server/content/editing/restore-revision.ts"
import { answer, send } from "#server/http/answers/answer.ts"
import { uncacheable } from "#server/http/answers/cache-control.ts"
import { limits } from "#server/http/limits/limits.ts"
import type { RouteParameters } from "#server/http/path.ts"
import { resourceTypeOf } from "./address.ts"
import { individual, resourceDocument, type ReadRequest } from "#server/jsonapi/documents/documents.ts"
import { notAllowed } from "./errors.ts"
import { listLinks } from "#server/jsonapi/documents/links.ts"
import { parseListQuery } from "#server/jsonapi/query/query.ts"
import { requestUrl, type JsonapiSource } from "./respond.ts"
import { visibleEntity } from "./read-resources.ts"
import { currentEntity, json } from "./write/answers.ts"
import { editedIn } from "./write/permission.ts"
import { checkIfMatch, versionTag } from "#server/http/if-match.ts"

/** Drupal's core has no address for revisions of nodes. */
export function versionHistory(source: JsonapiSource) {
  return {
    list: (request: Request, viewer: Viewer, parameters: RouteParameters) => {
      const { type, uuid } = revisionAddress(request, parameters)
      const reading = { db: source.db, viewer, ...requestUrl(request, source.origin) }
      const headers = { "Content-Type": mediaType, "Cache-Control": uncacheable }
      return send(request, answer({ headers, body: JSON.stringify(listRevisions(reading, type, uuid)) }))
    },
    restore: (request: Request, who: Who, parameters: RouteParameters) =>
      restore(source, { request, who, ...revisionAddress(request, parameters) }),
  }
}

type RevisionAddress = { readonly type: ResourceType; readonly uuid: string; readonly vid: number }

function revisionAddress(request: Request, parameters: RouteParameters): RevisionAddress {
  const { id: uuid = "", vid = "0" } = parameters
  const type = resourceTypeOf(parameters)
  if (type === undefined || kindOf(type).entityType !== "node" || !/^\d{1,15}$/.test(vid)) throw noRoute(request.method, request.url)
  return { type, uuid: uuid.toLowerCase(), vid: Number(vid) }
}

function listRevisions(reading: ReadRequest, type: ResourceType, uuid: string): Document {
  const { db, viewer } = reading
  const entity = visibleEntity(reading, { type, uuid, route: "version-history" })
  if (!seesOldRevisions(viewer, entity)) throw new Refusal(403, notAllowed, { pointer: "/data" })
  const query = parseListQuery(type, reading.parameters)
  const { offset, limit } = query
  const range = { viewer, language: reading.language, offset, limit, bytes: limits.history }
  const { entities, changed, count, hasNext } = revisionsOf(db, entity, range)
  const links = listLinks(reading, { offset, limit, hasNext, pageLength: entities.length })
  return { ...resourceDocument(reading, entities, query), meta: { count, changed }, links }
}

type RestoreRequest = RevisionAddress & { readonly request: Request; readonly who: Who }

function restore({ db, origin, now }: JsonapiSource, { request, who, type, uuid, vid }: RestoreRequest): Response {
  const route = "version-history.restore"
  const url = requestUrl(request, origin)
  visibleEntity({ db, viewer: who(), language: url.language }, { type, uuid, route })
  const { language } = url
  const { removed, unset, viewer } = changeAs(db, who, (viewer) => {
    const current = currentEntity(db, viewer, { type, uuid, route })
    if (!mayWrite(viewer, "update", { type, uuid }))
      throw new Refusal(403, "The current user is not allowed to restore a revision of this item.")
    const edited = editedIn(language, current)
    const text = revisionText(db, edited, vid)
    checkIfMatch(request, versionNumber(current))
    return { ...restoreText({ db, viewer, now: now() }, edited, text), viewer }
  })
  const reading = { ...url, db, viewer, path: inLanguage(language, individualPath(type, uuid)) }
  const entity = visibleEntity(reading, { type, uuid, route })
  const meta = { ...(removed.length > 0 ? { removed } : {}), ...(unset > 0 ? { unset } : {}) }
  const document = { ...individual(reading, entity), ...(Object.keys(meta).length > 0 ? { meta } : {}) }
  return json(document, 200, { ETag: versionTag(versionNumber(entity)) })
}
