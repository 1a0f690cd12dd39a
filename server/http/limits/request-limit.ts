/** Lets requests in one by one: how many at once, with how many headers, and none any more once the server stops. */
import { limits } from "./limits.ts"

type Fetch = (request: Request, bindings?: object) => Response | Promise<Response>

export type Doorway = {
  readonly fetch: Fetch
  /** From now on requests are refused, and the answers to those inside end their connections. */
  readonly close: () => void
  /** Resolves once nobody is inside. */
  readonly empty: () => Promise<void>
}

/** How many requests may be inside at once, of those without and those with a body. */
export type Room = { readonly requestsAtOnce: number; readonly bodiesAtOnce: number }

/** Makes the doorway before what answers requests. */
export function makeDoorway(fetch: Fetch, { requestsAtOnce, bodiesAtOnce }: Room = limits): Doorway {
  const withBody = new Set<Promise<unknown>>()
  const without = new Set<Promise<unknown>>()
  let isClosed = false
  // Asked anew after each wait.
  const isShut = () => isClosed
  return {
    fetch: async (request, bindings) => {
      if (isShut()) return refusal(503, "The server is stopping. Try again in a moment.")
      const [inside, most] = bringsBody(request) ? [withBody, bodiesAtOnce] : [without, requestsAtOnce]
      if (inside.size >= most) return refusal(503, "The server has as many requests as it can answer. Try again in a moment.")
      if (headersOf(bindings) > limits.headers) return refusal(431, `A request may have ${limits.headers} headers at most.`)
      // The adaptor takes any digits for a host, which as an IPv4 address can be too large.
      if (!URL.canParse(request.url)) return refusal(400, "The Host header names no host.")
      const answering = Promise.resolve(fetch(request, bindings))
      inside.add(answering)
      try {
        const response = await answering
        // A body that nobody read to its end leaves the connection of no use, and the client should know before it sends again.
        if (isShut() || isHalfRead(request, bindings)) response.headers.set("Connection", "close")
        return response
      } finally {
        inside.delete(answering)
      }
    },
    close: () => {
      isClosed = true
    },
    empty: async () => {
      while (withBody.size + without.size > 0) await Promise.allSettled([...withBody, ...without])
    },
  }
}

function refusal(status: 400 | 431 | 503, message: string): Response {
  return Response.json(
    { message },
    { status, headers: { "Cache-Control": "no-store", Connection: "close", ...(status === 503 ? { "Retry-After": "5" } : {}) } },
  )
}

/** How many headers the request came with. */
function headersOf(bindings: object | undefined): number {
  const incoming = incomingOf(bindings)
  return incoming !== undefined && "rawHeaders" in incoming && Array.isArray(incoming.rawHeaders) ? incoming.rawHeaders.length / 2 : 0
}

function bringsBody({ headers }: Request): boolean {
  return headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > 0
}

function isHalfRead(request: Request, bindings: object | undefined): boolean {
  const incoming = incomingOf(bindings)
  return bringsBody(request) && incoming !== undefined && "complete" in incoming && incoming.complete === false
}

/** Node's own request, which @hono/node-server hands along. */
function incomingOf(bindings: object | undefined): object | undefined {
  if (bindings === undefined || !("incoming" in bindings)) return undefined
  const { incoming } = bindings
  return typeof incoming === "object" && incoming !== null ? incoming : undefined
}
