import type { Bindings, Fetch } from "#server/http/connection.ts"
import { limits } from "./limits.ts"

export type RequestLimit = ReturnType<typeof makeRequestLimit>

export type RequestCapacity = { readonly requestsAtOnce: number; readonly bodiesAtOnce: number }

export function makeRequestLimit(fetch: Fetch, { requestsAtOnce, bodiesAtOnce }: RequestCapacity = limits) {
  const withBody = new Set<Promise<unknown>>()
  const withoutBody = new Set<Promise<unknown>>()
  let isClosed = false
  // TypeScript would keep the value from before a wait, so this is a function.
  const isClosing = () => isClosed
  return {
    fetch: async (request: Request, bindings?: Bindings): Promise<Response> => {
      if (isClosing()) return refusal(503, "The server is stopping. Try again in a moment.")
      const [running, most] = hasBody(request) ? [withBody, bodiesAtOnce] : [withoutBody, requestsAtOnce]
      if (running.size >= most) return refusal(503, "The server has as many requests as it can answer. Try again in a moment.")
      const headerCount = (bindings?.incoming?.rawHeaders?.length ?? 0) / 2
      if (headerCount > limits.headers) return refusal(431, `A request may have ${limits.headers} headers at most.`)
      // @hono/node-server accepts any digits as a host, even those of no IPv4 address.
      if (!URL.canParse(request.url)) return refusal(400, "The Host header names no host.")
      const answering = Promise.resolve(fetch(request, bindings))
      running.add(answering)
      try {
        const response = await answering
        // The rest of an unread body would count as the next request.
        const isHalfRead = hasBody(request) && bindings?.incoming?.complete === false
        if (isClosing() || isHalfRead) response.headers.set("Connection", "close")
        return response
      } finally {
        running.delete(answering)
      }
    },
    /** Refuses requests from now on. Running answers end their connections. */
    close: () => {
      isClosed = true
    },
    idle: async () => {
      while (withBody.size + withoutBody.size > 0) await Promise.allSettled([...withBody, ...withoutBody])
    },
  }
}

function refusal(status: 400 | 431 | 503, message: string): Response {
  const retry = status === 503 ? { "Retry-After": "5" } : {}
  return Response.json({ message }, { status, headers: { "Cache-Control": "no-store", Connection: "close", ...retry } })
}

function hasBody({ headers }: Request): boolean {
  return headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > 0
}
