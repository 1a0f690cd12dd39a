/** The one place where a failure becomes an answer. */
import { isNativeError } from "node:util/types"
import { mediaType } from "#contract/jsonapi.ts"
import { filesPath, isApiPath, jsonapiPath } from "#contract/paths.ts"
import { refusalOf, type Refusal } from "#server/http/refusal.ts"
import { ContentError } from "#server/content/errors.ts"
import { pathOf } from "#server/http/path.ts"
import { uncacheable } from "#server/http/answers/cache-control.ts"
import { refusalDocument, surpriseDocument } from "#server/jsonapi/errors.ts"
import { askedOf } from "#server/jsonapi/respond.ts"
import type { Log } from "./log.ts"
import { storageRefusal } from "#server/http/storage-failure.ts"

export type FailureContext = {
  readonly request: Request
  readonly requestId: string
  readonly origin?: string | undefined
  readonly log: Log
}

/** The answer to a request whose handling threw: why it is refused, that the disk failed, or that the server did. */
export function answerFailure(error: unknown, { request, requestId, origin, log }: FailureContext): Response {
  const refusal = refusalOf(error)
  if (refusal !== undefined) return refuse(refusal, request, origin)
  const storage = storageRefusal(error)
  if (storage === undefined) return surprise(error, request, requestId, log)
  note("storage failed", error, request, requestId, log)
  return refuse(storage, request, origin)
}

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
function surprise(error: unknown, request: Request, requestId: string, log: Log): Response {
  note("request failed", error, request, requestId, log)
  return say(request, 500, {
    jsonapi: () => surpriseDocument(requestId),
    message: `The server failed. The operator finds the cause in its log under the request id ${requestId}.`,
    headers: { "Cache-Control": uncacheable },
  })
}

function note(event: string, error: unknown, { url, method }: Request, requestId: string, log: Log): void {
  const { pathname: path } = new URL(url)
  log({ level: "error", event, requestId, method, path, ...describe(error) })
}

function describe(error: unknown): { readonly message: string; readonly stack?: string | undefined } {
  // Its message may quote the content: a name, an address.
  if (error instanceof ContentError) return { message: error.name, stack: error.stack?.replace(error.message, "") }
  return isNativeError(error) ? { message: error.message, stack: error.stack } : { message: String(error) }
}

type Message = { readonly jsonapi: () => object; readonly message: string; readonly headers: Readonly<Record<string, string>> }

function say(request: Request, status: number, { jsonapi, message, headers }: Message): Response {
  const pathname = pathOf(request)
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
