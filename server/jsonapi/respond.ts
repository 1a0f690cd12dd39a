import { linksHeader, mediaType } from "#contract/jsonapi.ts"
import type { Viewer } from "#contract/permissions.ts"
import { changeStamp } from "#server/content/changes.ts"
import type { Database } from "#server/database/open.ts"
import { answer, send, type Answer } from "#server/http/answers/answer.ts"
import { answerCache } from "#server/http/answers/answer-cache.ts"
import { cacheControlFor } from "#server/http/answers/cache-control.ts"
import type { Address } from "./address.ts"
import type { Asked } from "#server/jsonapi/documents/links.ts"
import { parseParameters } from "#server/jsonapi/query/query-string.ts"
import { read } from "./routes.ts"

export type JsonapiSource = { readonly db: Database; readonly origin?: string | undefined; readonly now: () => Date }
/** Answers a read; without an address that nothing has it. */
export type Responder = (request: Request, viewer: Viewer, address: Address | undefined) => Response

/**
 * Answers requests below /jsonapi.
 *
 * What everyone sees is kept in memory until the database changes, by this process or another.
 */
export function jsonapi(source: JsonapiSource): Responder {
  const kept = answerCache()
  return (request, viewer, address) => {
    if (viewer.uid !== 0) return send(request, render(source, request, viewer, address))
    const stamp = changeStamp(source.db)
    const key = `${request.url} ${linkOrigin(request, source.origin)}`
    const known = kept.get(key, stamp)
    if (known !== undefined) return send(request, known)
    const made = render(source, request, viewer, address)
    kept.set(key, stamp, made)
    return send(request, made)
  }
}

function render({ db, origin, now }: JsonapiSource, request: Request, viewer: Viewer, address: Address | undefined): Answer {
  const document = read({ db, viewer, ...askedOf(request, origin) }, address)
  return answer({
    headers: { "Content-Type": mediaType, "Cache-Control": cacheControlFor(viewer), "Last-Modified": now().toUTCString() },
    body: JSON.stringify(document),
  })
}

/** What a request asks, with links to `origin` or to where it came in. */
export function askedOf(request: Request, origin?: string): Asked {
  const url = new URL(request.url)
  return { origin: linkOrigin(request, origin), path: url.pathname, parameters: parseParameters(url.search) }
}

/** What the links of an answer begin with. */
function linkOrigin(request: Request, origin?: string): string {
  return origin === undefined || request.headers.get(linksHeader) === "asked" ? new URL(request.url).origin : origin
}
