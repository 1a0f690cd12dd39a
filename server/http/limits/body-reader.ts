/** Waits until the body of a request is there, so that whatever answers it judges who asks when nothing more can come. */
import { Refusal } from "#server/http/refusal.ts"
import { limits } from "./limits.ts"

/** Answers the same request with all of its body in memory. Throws a Refusal 400, 408, 413 or 503 where that doesn't come. */
export type Arrival = (request: Request, address: string) => Promise<Request>

export type ArrivalLimits = {
  /** Bytes of a body. */
  readonly body: number
  /** Milliseconds until a body must be there. */
  readonly bodyTimeout: number
  /** How many requests of one address may wait for their bodies. */
  readonly bodiesAwaited: number
  /** Milliseconds that one more than that is given: enough for a body that is on its way already. */
  readonly bodyGrace: number
}

/** Makes what waits for bodies. A file (`isFile`) isn't waited for: who receives it writes it to the disk as it comes. */
export function makeArrival({ body: most, bodyTimeout, bodiesAwaited, bodyGrace }: ArrivalLimits = limits): Arrival {
  const awaited = new Map<string, number>()
  return async (request, address) => {
    // Reading `body` makes @hono/node-server build a whole Request. That takes as long as a cached answer.
    if (request.method === "GET" || request.method === "HEAD") return request
    const { body, method, url, headers } = request
    if (body === null || isFile(headers)) return request
    if (Number(headers.get("content-length") ?? 0) > most) throw tooLong(most)
    const others = awaited.get(address) ?? 0
    const [patience, impatience] = others < bodiesAwaited ? [bodyTimeout, tooSlow] : [bodyGrace, tooMany]
    awaited.set(address, others + 1)
    try {
      const bytes = await within(patience, impatience, (signal) => readAll(body, most, signal))
      return new Request(url, { method, headers, body: bytes })
    } finally {
      const left = (awaited.get(address) ?? 1) - 1
      if (left === 0) awaited.delete(address)
      else awaited.set(address, left)
    }
  }
}

/** Whether a request says that it brings the bytes of a file. */
export function isFile(headers: Headers): boolean {
  return mediaTypeOf(headers) === "application/octet-stream"
}

/** The media type of what a request brings. */
export function mediaTypeOf(headers: Headers): string {
  return (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? ""
}

async function within<T>(milliseconds: number, impatience: () => Refusal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const given = new AbortController()
  const timer = setTimeout(() => {
    given.abort(impatience())
  }, milliseconds)
  try {
    return await work(given.signal)
  } finally {
    clearTimeout(timer)
  }
}

async function readAll(body: ReadableStream<Uint8Array>, most: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  const giveUp = () => void reader.cancel(signal.reason).catch(() => undefined)
  signal.addEventListener("abort", giveUp)
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
    giveUp()
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
  return new Refusal(503, "Too many requests from your address wait for their bodies. Try again in a moment.", {
    headers: { "Retry-After": "5" },
  })
}
