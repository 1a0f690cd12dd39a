/** What the server has to say, ready to be sent many times: bytes, headers, and their compressed forms once someone asked for them. */
import { createHash } from "node:crypto"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { choose, type Encoding } from "#server/http/negotiate.ts"

/** Bytes of their own, as a Response takes them; a Buffer may share a pool with others. */
export type Bytes = Uint8Array<ArrayBuffer>

export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Bytes
  readonly etag: string
  /** The compressed bodies made so far. */
  readonly encoded: Map<Encoding, Bytes>
}

export type AnswerContent = {
  readonly status?: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

/** An answer; its ETag is weak, as it names the content and not one of its encodings. */
export function answer({ status = 200, headers, body }: AnswerContent): Answer {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : new Uint8Array(body)
  const digest = createHash("sha1").update(bytes).digest("base64url").slice(0, 22)
  return { status, headers, body: bytes, etag: `W/"${digest}"`, encoded: new Map() }
}

// Below a packet there is nothing to gain.
const leastBytes = 1000

/** Sends an answer to a GET or HEAD: compressed where the client takes it, 304 where the client has it already. */
export function send(request: Request, { status, headers, body, etag, encoded }: Answer): Response {
  const named = { ...headers, ETag: etag, Vary: "Accept-Encoding" }
  if (status === 200 && matches(request.headers.get("if-none-match"), etag)) return notModified(named)
  const encoding = body.length < leastBytes ? undefined : choose(request.headers.get("accept-encoding"))
  const bytes = encoding === undefined ? body : compressed(body, encoding, encoded)
  const length = { "Content-Length": String(bytes.length), ...(encoding === undefined ? {} : { "Content-Encoding": encoding }) }
  return new Response(request.method === "HEAD" ? null : bytes, {
    status,
    headers: { ...named, ...length },
  })
}

/** 304 with the headers that a cache has to keep. */
export function notModified(headers: Readonly<Record<string, string>>): Response {
  const kept = Object.entries(headers).filter(([name]) => !/^content-/i.test(name))
  return new Response(null, { status: 304, headers: Object.fromEntries(kept) })
}

/** Whether If-None-Match names this ETag; weak and strong forms are the same here (RFC 9110, 13.1.2). */
export function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "")
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(etag))
}

// Beyond 5 it costs more time than it saves bytes.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

function compressed(body: Bytes, encoding: Encoding, encoded: Map<Encoding, Bytes>): Bytes {
  const known = encoded.get(encoding)
  if (known !== undefined) return known
  const made = encoding === "br" ? brotliCompressSync(body, brotli) : gzipSync(body, { level: 6 })
  const bytes = new Uint8Array(made)
  encoded.set(encoding, bytes)
  return bytes
}
