/** What is the same for every request: its number, its limits, the headers of its answer, its line in the log. */
import { randomUUID } from "node:crypto"
import { isApiPath } from "#contract/paths.ts"
import { Refusal } from "#server/http/refusal.ts"
import { makeArrival, type ArrivalLimits } from "#server/http/limits/body-reader.ts"
import { originHeaders, preflight } from "#server/http/cors.ts"
import { limits } from "#server/http/limits/limits.ts"
import { pathOf } from "#server/http/path.ts"
import { apiPolicy, commonHeaders, contentSecurityPolicy } from "#server/http/security.ts"
import { addressOf } from "#server/session/limits/address.ts"
import type { Log } from "./log.ts"
import { answerFailure } from "./problems.ts"

export type Fetch = (request: Request, bindings?: object) => Response | Promise<Response>

export type FrameOptions = {
  readonly config: { readonly origin?: string; readonly corsOrigins: readonly string[] }
  readonly log: Log
  readonly arrival?: ArrivalLimits
  readonly isBehindProxy?: boolean
}

/** Puts the frame around what answers requests. What throws in it becomes an answer. */
export function framed(fetch: Fetch, { config: { origin, corsOrigins }, log, arrival, isBehindProxy = false }: FrameOptions): Fetch {
  const arrived = makeArrival(arrival)
  const common = Object.entries(commonHeaders(origin))
  return async (request, bindings) => {
    const started = performance.now()
    const requestId = randomUUID()
    const path = new URL(request.url).pathname
    const isApi = isApiPath(pathOf(request))
    const response = await respond()
    const { headers, status } = response
    for (const [name, value] of common) headers.set(name, value)
    headers.set("X-Request-ID", requestId)
    if (isApi) setApiHeaders(headers, request, corsOrigins)
    const bytes = headers.get("content-length")
    const ms = Math.round((performance.now() - started) * 10) / 10
    log({
      level: "info",
      event: "request",
      requestId,
      method: request.method,
      path: path.slice(0, longestLogged),
      status,
      ms,
      ...bytesOf(bytes),
    })
    return response

    async function respond(): Promise<Response> {
      try {
        if (request.url.length > limits.url) throw tooLong(request.url.length)
        if (isApi && request.method === "OPTIONS") return preflight(request, corsOrigins)
        // Pages take nothing.
        const whole = isApi ? await arrived(request, addressOf(request, bindings, isBehindProxy)) : request
        return await fetch(whole, bindings)
      } catch (error) {
        return answerFailure(error, { request, requestId, origin, log })
      }
    }
  }
}

const longestLogged = 200

function bytesOf(length: string | null): { readonly bytes?: number } {
  return length === null ? {} : { bytes: Number(length) }
}

function setApiHeaders(headers: Headers, request: Request, corsOrigins: readonly string[]): void {
  if (!headers.has(contentSecurityPolicy)) headers.set(contentSecurityPolicy, apiPolicy)
  if (request.method === "OPTIONS") return
  headers.set("Vary", "Authorization, Origin, Accept-Encoding")
  for (const [name, value] of Object.entries(originHeaders(request, corsOrigins) ?? {})) headers.set(name, value)
}

function tooLong(length: number): Refusal {
  return new Refusal(414, `An address may have ${limits.url} characters at most; this one has ${length}.`)
}
