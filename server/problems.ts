/** The one place where a failure becomes an answer. */
import { isNativeError } from "node:util/types"
import { mediaType } from "#contract/jsonapi.ts"
import { filesPath, isApiPath, jsonapiPath } from "#contract/paths.ts"
import type { Refusal } from "#server/content/refusal.ts"
import { uncacheable } from "#server/http/caching.ts"
import { refusalDocument, surpriseDocument } from "#server/jsonapi/errors.ts"
import { askedOf } from "#server/jsonapi/respond.ts"
import type { Log } from "./log.ts"

/** Says why a request isn't answered: as JSON:API where that is spoken, as JSON or text elsewhere. */
export function refuse(refusal: Refusal, request: Request, origin?: string): Response {
  const isRead = request.method === "GET" || request.method === "HEAD"
  const mayBeKept = refusal.status === 400 || refusal.status === 403 || refusal.status === 404
  const isAnonymous = !request.headers.has("authorization")
  return say(request, refusal.status, {
    jsonapi: () => refusalDocument(refusal, askedOf(request, origin)),
    message: refusal.message,
    headers: { "Cache-Control": isRead && mayBeKept && isAnonymous ? "max-age=300, public" : uncacheable, ...refusal.headers },
  })
}

/** Says that the server failed, and no more; the log has the rest under the same request id. */
export function surprise(error: unknown, request: Request, requestId: string, log: Log): Response {
  const { pathname: path } = new URL(request.url)
  const known = isNativeError(error) ? { message: error.message, stack: error.stack } : { message: String(error) }
  log({ level: "error", event: "request failed", requestId, method: request.method, path, ...known })
  return say(request, 500, {
    jsonapi: () => surpriseDocument(requestId),
    message: `The server failed. The operator finds the cause in its log under the request id ${requestId}.`,
    headers: { "Cache-Control": uncacheable },
  })
}

type Saying = { readonly jsonapi: () => object; readonly message: string; readonly headers: Readonly<Record<string, string>> }

function say(request: Request, status: number, { jsonapi, message, headers }: Saying): Response {
  const { pathname } = new URL(request.url)
  const [type, body] = pathname.startsWith(jsonapiPath)
    ? [mediaType, JSON.stringify(jsonapi())]
    : isApiPath(pathname) && !pathname.startsWith(filesPath)
      ? ["application/json", JSON.stringify({ message })]
      : ["text/plain; charset=utf-8", `${message}\n`]
  const bytes = new TextEncoder().encode(body)
  return new Response(request.method === "HEAD" ? null : bytes, {
    status,
    headers: { ...headers, "Content-Type": type, "Content-Length": String(bytes.length) },
  })
}
