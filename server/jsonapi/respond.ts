import { linksHeader, mediaType } from "#contract/jsonapi.ts"
import type { Viewer } from "#contract/permissions.ts"
import { changeStamp } from "#server/content/changes.ts"
import type { Database } from "#server/database/open.ts"
import { answer, send } from "#server/http/answers/answer.ts"
import { answerCache } from "#server/http/answers/answer-cache.ts"
import { cacheControlFor } from "#server/http/answers/cache-control.ts"
import { languageOf } from "#server/http/path.ts"
import type { Address } from "./address.ts"
import type { RequestUrl } from "#server/jsonapi/documents/links.ts"
import { withoutIgnored } from "#server/jsonapi/query/query.ts"
import { parseParameters, writeParameters, type Parameters } from "#server/jsonapi/query/query-string.ts"
import { readDocument } from "./read-resources.ts"

export type JsonapiSource = { readonly db: Database; readonly origin?: string | undefined; readonly now: () => Date }
export type Responder = (request: Request, viewer: Viewer, address: Address | undefined) => Promise<Response>

/** Public answers are cached until this process or another changes the database. */
export function jsonapi({ db, origin, now }: JsonapiSource): Responder {
  const cache = answerCache()
  return async (request, viewer, address) => {
    const wholeUrl = requestUrl(request, origin)
    // Each unknown name would otherwise add an answer to the cache, and push others out.
    const url = { ...wholeUrl, parameters: withoutIgnored(wholeUrl.parameters) }
    const render = () => {
      const headers = { "Content-Type": mediaType, "Cache-Control": cacheControlFor(viewer), "Last-Modified": now().toUTCString() }
      const { document, version } = readDocument({ db, viewer, ...url }, address)
      return answer({ headers, body: JSON.stringify(document), version })
    }
    if (viewer.uid !== 0) return send(request, render())
    const stamp = changeStamp(db)
    const key = `${url.origin}${url.path}?${writeParameters(url.parameters)}`
    const cached = cache.get(key, stamp)
    if (cached !== undefined) return send(request, cached)
    const rendered = render()
    cache.set(key, stamp, rendered)
    return send(request, rendered)
  }
}

/** Links get `origin`, else the origin of the request. */
export function requestUrl(request: Request, origin?: string): RequestUrl {
  const url = new URL(request.url)
  const { pathname: path, search } = url
  const linkOrigin = origin === undefined || request.headers.get(linksHeader) === "asked" ? url.origin : origin
  const parameters: Parameters = search === "" ? new Map() : parseParameters(search)
  return { origin: linkOrigin, path, language: languageOf(request), parameters }
}
