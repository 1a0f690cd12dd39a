import { mediaType, type Document } from "#contract/jsonapi.ts"
import type { Viewer } from "#contract/permissions.ts"
import { referrersOf } from "#server/content/entities/referrers.ts"
import { answer, send } from "#server/http/answers/answer.ts"
import { uncacheable } from "#server/http/answers/cache-control.ts"
import { noRoute } from "#server/http/refusal.ts"
import { listLinks } from "#server/jsonapi/documents/links.ts"
import { parseListQuery } from "#server/jsonapi/query/query.ts"
import type { RouteParameters } from "#server/http/path.ts"
import { resourceTypeOf } from "./address.ts"
import { jsonapiMember } from "./errors.ts"
import { requestUrl, type JsonapiSource } from "./respond.ts"
import { visibleEntity } from "./read-resources.ts"

type ReferenceSource = JsonapiSource & {
  /** Is set if the site has another address than the API. */
  readonly siteUrl?: string | undefined
}

/** Drupal's core has no address for referrers. */
export function referenceLists({ db, origin, siteUrl }: ReferenceSource) {
  return (request: Request, viewer: Viewer, parameters: RouteParameters): Promise<Response> => {
    const type = resourceTypeOf(parameters)
    if (type === undefined) throw noRoute("GET", request.url)
    const reading = { db, viewer, ...requestUrl(request, origin) }
    const entity = visibleEntity(reading, { type, uuid: parameters.id ?? "", route: "references" })
    const { offset, limit } = parseListQuery(type, reading.parameters)
    const hosts = [origin, siteUrl, request.url].flatMap((url) => (url !== undefined && URL.canParse(url) ? [new URL(url).host] : []))
    const { language } = reading
    const { referrers, count, hidden } = referrersOf(db, entity, { viewer, language, hosts: [...new Set(hosts)], offset, limit })
    const document: Document = {
      jsonapi: jsonapiMember,
      data: referrers.map(({ type, uuid, id, field, label, status, langcode, alias }) => {
        return { type, id: uuid, meta: { drupal_internal__target_id: id, field, label, status, langcode, path: alias } }
      }),
      // Visitors learn nothing of drafts, not even how many there are.
      meta: { count, ...(viewer.uid === 0 ? {} : { hidden }) },
      links: listLinks(reading, { offset, limit, hasNext: offset + limit < count }),
    }
    const headers = { "Content-Type": mediaType, "Cache-Control": uncacheable }
    return send(request, answer({ headers, body: JSON.stringify(document) }))
  }
}
