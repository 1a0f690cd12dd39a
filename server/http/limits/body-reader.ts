import { Refusal } from "#server/http/refusal.ts"
import { limits } from "./limits.ts"

/** Returns the same request with its whole body in memory. Throws a Refusal 400, 408, 413 or 503. */
export type BodyReader = (request: Request, address: string) => Promise<Request>

export type BodyLimits = {
  readonly body: number
  readonly bodyTimeout: number
  readonly bodiesAwaited: number
  readonly bodyGrace: number
}

/** Waits for the body, except for uploads, which are POSTs, so that routes check permissions when nothing more can arrive. */
export function makeBodyReader(
  isUpload: (request: Request) => boolean,
  { body: most, bodyTimeout, bodiesAwaited, bodyGrace }: BodyLimits = limits,
): BodyReader {
  const awaited = new Map<string, number>()
  return async (request, address) => {
    // Reading `body` makes @hono/node-server build a whole Request. That takes as long as a cached answer.
    if (request.method === "GET" || request.method === "HEAD") return request
    const { body, method, url, headers } = request
    if (body === null || (method === "POST" && isUpload(request))) return request
    if (Number(headers.get("content-length") ?? 0) > most) throw tooLong(most)
    const others = awaited.get(address) ?? 0
    const [milliseconds, refusal] = others < bodiesAwaited ? [bodyTimeout, tooSlow] : [bodyGrace, tooMany]
    awaited.set(address, others + 1)
    try {
      const bytes = await within(milliseconds, refusal, (signal) => readAll(body, most, signal))
      return new Request(url, { method, headers, body: bytes })
    } finally {
      const remaining = (awaited.get(address) ?? 1) - 1
      if (remaining === 0) awaited.delete(address)
      else awaited.set(address, remaining)
    }
  }
}

export function isFileBody(headers: Headers): boolean {
  return mediaTypeOf(headers) === "application/octet-stream"
}

export function mediaTypeOf(headers: Headers): string {
  return (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? ""
}

async function within<T>(milliseconds: number, refusal: () => Refusal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(refusal()), milliseconds)
  try {
    return await work(timeout.signal)
  } finally {
    clearTimeout(timer)
  }
}

async function readAll(body: ReadableStream<Uint8Array>, most: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  const cancel = () => void reader.cancel(signal.reason).catch(() => undefined)
  signal.addEventListener("abort", cancel)
  try {
    for (;;) {
      const { value } = await reader.read()
      signal.throwIfAborted()
      if (value === undefined) return Buffer.concat(chunks)
      size += value.length
      if (size > most) throw tooLong(most)
      chunks.push(value)
    }
  } catch (error) {
    cancel()
    throw error instanceof Refusal ? error : new Refusal(400, "The request broke off before its body was whole.")
  }
}

function tooLong(most: number): Refusal {
  return new Refusal(413, `A document may have ${most} bytes at most.`)
}

function tooSlow(): Refusal {
  return new Refusal(408, "The body of the request didn't come in time. Send it again.")
}

function tooMany(): Refusal {
  const detail = "Too many requests from your address wait for their bodies. Try again in a moment."
  return new Refusal(503, detail, { headers: { "Retry-After": "5" } })
}
