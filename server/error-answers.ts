import { englishText, metaOf, codedWords, type RefusalWords } from "#server/content/refusal-words.ts"
import { isNativeError } from "node:util/types"
import { mediaType } from "#contract/jsonapi.ts"
import { filesPath, isApiPath, jsonapiPath } from "#contract/paths.ts"
import { ContentError } from "#server/content/errors.ts"
import { uncacheable, uncacheableHeaders } from "#server/http/answers/cache-control.ts"
import { loggedPath, pathOf } from "#server/http/path.ts"
import { refusalOf, Refusal } from "#server/http/refusal.ts"
import { refusalDocument, surpriseDocument } from "#server/jsonapi/errors.ts"
import { requestUrl } from "#server/jsonapi/respond.ts"
import type { Log } from "#server/terminal/log.ts"
import { errorCode } from "./disk/file-access.ts"

export type FailureContext = {
  readonly request: Request
  readonly requestId: string
  readonly origin?: string | undefined
  readonly log: Log
}

export function answerFailure(error: unknown, context: FailureContext): Response {
  const refusal = refusalOf(error)
  if (refusal !== undefined) return answerRefusal(refusal, context)
  const storage = storageRefusal(error)
  logFailure(storage === undefined ? "request failed" : "storage failed", error, context)
  return storage === undefined ? answerSurprise(context) : answerRefusal(storage, context)
}

function answerRefusal(refusal: Refusal, { request, origin }: FailureContext): Response {
  const { status, words, headers } = refusal
  const isRead = request.method === "GET" || request.method === "HEAD"
  const isCacheable = isRead && [400, 403, 404].includes(status) && !request.headers.has("authorization")
  return answerWith(request, status, {
    jsonapi: () => refusalDocument(refusal, requestUrl(request, origin)),
    words,
    headers: { "Cache-Control": isCacheable ? "max-age=300, public" : uncacheable, ...headers },
  })
}

// The answer has only the request id, under which the log has the error.
function answerSurprise({ request, requestId }: FailureContext): Response {
  return answerWith(request, 500, {
    jsonapi: () => surpriseDocument(requestId),
    words: codedWords("server-failed", { requestId }),
    headers: uncacheableHeaders,
  })
}

function logFailure(event: string, error: unknown, { request, requestId, log }: FailureContext): void {
  log({ level: "error", event, requestId, method: request.method, path: loggedPath(request), ...describe(error) })
}

function describe(error: unknown): { readonly message: string; readonly stack?: string | undefined } {
  // The message may quote the content: a name, an address.
  if (error instanceof ContentError) return { message: error.name, stack: error.stack?.replace(error.message, "") }
  return isNativeError(error) ? { message: error.message, stack: error.stack } : { message: String(error) }
}

type Message = { readonly jsonapi: () => object; readonly words: RefusalWords; readonly headers: Readonly<Record<string, string>> }

/** Answers in JSON:API, JSON or text, as the routes of that address do. */
function answerWith(request: Request, status: number, { jsonapi, words, headers }: Message): Response {
  const pathname = pathOf(request)
  const [type, body] = pathname.startsWith(jsonapiPath)
    ? [mediaType, JSON.stringify(jsonapi())]
    : isApiPath(pathname) && !pathname.startsWith(filesPath)
      ? ["application/json", JSON.stringify({ message: englishText(words), ...metaOf(words) })]
      : ["text/plain; charset=utf-8", `${englishText(words)}\n`]
  const bytes = new TextEncoder().encode(body)
  return new Response(request.method === "HEAD" ? null : bytes, {
    status,
    headers: { ...headers, "Content-Type": type, "Content-Length": String(bytes.length) },
  })
}

const full = () => new Refusal(507, codedWords("disk-full"))
const readOnly = () => new Refusal(507, codedWords("disk-closed"))
const failing = () => unavailable(codedWords("disk-failing"), "30")
const busy = () => unavailable(codedWords("database-busy"), "5")

function unavailable(words: RefusalWords, seconds: string): Refusal {
  return new Refusal(503, words, { headers: { "Retry-After": seconds } })
}

/** SQLite's primary result codes are at https://www.sqlite.org/rescode.html. */
const sqlite: Readonly<Record<number, () => Refusal>> = { 5: busy, 6: busy, 8: readOnly, 10: failing, 13: full, 14: failing }

/** SQLITE_IOERR_SHMSIZE means that the write-ahead log's index has no room to grow. */
const indexFull = 4874

const system: Readonly<Record<string, () => Refusal>> = {
  ...{ ENOSPC: full, EDQUOT: full },
  ...{ EROFS: readOnly, EACCES: readOnly, EPERM: readOnly },
  ...{ EIO: failing, EMFILE: failing, ENFILE: failing },
}

export function storageRefusal(error: unknown): Refusal | undefined {
  if (typeof error !== "object" || error === null) return undefined
  if ("sqliteExtendedCode" in error && error.sqliteExtendedCode === indexFull) return full()
  if ("sqliteCode" in error) return sqlite[Number(error.sqliteCode)]?.()
  return system[errorCode(error)]?.()
}
