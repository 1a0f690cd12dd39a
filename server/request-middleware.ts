import { randomUUID } from "node:crypto"
import { linksHeader } from "#contract/jsonapi.ts"
import { isApiPath } from "#contract/paths.ts"
import { senderAddress, type Fetch } from "#server/http/connection.ts"
import { makeBodyReader, type BodyLimits } from "#server/http/limits/body-reader.ts"
import { limits } from "#server/http/limits/limits.ts"
import { loggedPath, pathOf } from "#server/http/path.ts"
import { Refusal } from "#server/http/refusal.ts"
import { contentSecurityPolicy, dataPolicy } from "#contract/content-security-policy.ts"
import { commonHeaders, resourcePolicy } from "#contract/site-headers.ts"
import type { Log } from "#server/terminal/log.ts"
import { answerFailure } from "./error-answers.ts"

type FrameOptions = {
  readonly config: { readonly origin?: string | undefined; readonly corsOrigins: readonly string[] }
  readonly log: Log
  readonly bodyLimits?: BodyLimits
  /** Is true for routes that read the body as it arrives. All others get it whole, within the limit. */
  readonly isUpload?: (request: Request) => boolean
  readonly isBehindProxy?: boolean
}

/** Adds number, limits, headers and a line in the log to each request. An error becomes an answer. */
export function framed(
  fetch: Fetch,
  { config: { origin, corsOrigins }, log, bodyLimits, isUpload = () => false, isBehindProxy = false }: FrameOptions,
): Fetch {
  const readBody = makeBodyReader(isUpload, bodyLimits)
  const common = Object.entries(commonHeaders(origin))
  return async (request, bindings) => {
    const started = performance.now()
    const requestId = randomUUID()
    const path = loggedPath(request)
    const isApi = isApiPath(pathOf(request))
    const response = await respond()
    const { headers, status } = response
    for (const [name, value] of common) headers.set(name, value)
    // With a 304, the browser keeps the policy of its copy.
    if (status !== 304 && !headers.has(contentSecurityPolicy)) headers.set(contentSecurityPolicy, dataPolicy)
    if (!headers.has(resourcePolicy)) headers.set(resourcePolicy, "same-origin")
    headers.set("X-Request-ID", requestId)
    if (isApi) setApiHeaders(headers, request, corsOrigins)
    const bytes = headers.get("content-length")
    const ms = Math.round((performance.now() - started) * 10) / 10
    const entry = { requestId, method: request.method, path, status, ms, ...(bytes === null ? {} : { bytes: Number(bytes) }) }
    log({ level: "info", event: "request", ...entry })
    return response

    async function respond(): Promise<Response> {
      try {
        const { length } = request.url
        if (length > limits.url) throw new Refusal(414, `An address may have ${limits.url} characters at most; this one has ${length}.`)
        if (isApi && request.method === "OPTIONS") return preflight(request, corsOrigins)
        // Pages accept no bodies.
        const whole = isApi ? await readBody(request, senderAddress(request, bindings, isBehindProxy)) : request
        return await fetch(whole, bindings)
      } catch (error) {
        return answerFailure(error, { request, requestId, origin, log })
      }
    }
  }
}

function setApiHeaders(headers: Headers, request: Request, corsOrigins: readonly string[]): void {
  if (request.method === "OPTIONS") return
  headers.set("Vary", `Authorization, Origin, Accept-Encoding, ${linksHeader}`)
  const permission = permissionOf(request, corsOrigins)
  if (permission !== undefined) for (const [name, value] of Object.entries({ ...permission, ...exposed })) headers.set(name, value)
}

const allowedSources = {
  "Access-Control-Allow-Methods": "GET, POST, PATCH, DELETE, OPTIONS",
  "Access-Control-Allow-Headers":
    "content-type, authorization, accept, x-csrf-token, content-disposition, x-requested-with, if-none-match, if-match",
  "Access-Control-Max-Age": "1000",
} as const

// A script may read Content-Type, Last-Modified and a few more without this.
const exposed = { "Access-Control-Expose-Headers": "Location, ETag, X-Request-ID, Retry-After" } as const

/** As in Drupal, an origin that isn't allowed gets 204 without permissions. */
function preflight(request: Request, origins: readonly string[]): Response {
  const permission = permissionOf(request, origins)
  return new Response(null, {
    status: 204,
    headers: {
      "Cache-Control": "no-cache, private",
      Vary: "Origin, Access-Control-Request-Method",
      ...(permission === undefined ? {} : { ...permission, ...allowedSources }),
    },
  })
}

/** Lets scripts of the request's origin read the answer. Returns undefined if they may not. */
function permissionOf(request: Request, origins: readonly string[]): Readonly<Record<string, string>> | undefined {
  const origin = request.headers.get("origin")
  if (origin === null || !origins.includes(origin)) return undefined
  return { "Access-Control-Allow-Origin": origin, "Access-Control-Allow-Credentials": "true" }
}
