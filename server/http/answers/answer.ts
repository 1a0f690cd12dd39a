import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

// A Buffer may share its memory with others, so it is none.
type Bytes = Uint8Array<ArrayBuffer>

type Encoding = "br" | "gzip"

export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Bytes
  readonly etag: string
  /** The first request for an encoding makes its body. */
  readonly encoded: Map<Encoding, Promise<Bytes>>
}

export type AnswerContent = {
  readonly status?: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
  /** Begins the ETag, so that a client can send it as If-Match. */
  readonly version?: number | undefined
}

/** The ETag is weak, because all encodings of the content share it. */
export function answer({ status = 200, headers, body, version }: AnswerContent): Answer {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : new Uint8Array(body)
  const digest = createHash("sha1").update(bytes).digest("base64url").slice(0, 22)
  return { status, headers, body: bytes, etag: version === undefined ? `W/"${digest}"` : `W/"${version}.${digest}"`, encoded: new Map() }
}

const leastBytes = 1000

export async function send(request: Request, { status, headers, body, etag, encoded }: Answer): Promise<Response> {
  const versionHeaders = { ...headers, ETag: etag, Vary: "Accept-Encoding" }
  if (status === 200 && matches(request.headers.get("if-none-match"), etag)) return notModified(versionHeaders)
  const encoding = body.length < leastBytes ? undefined : bestEncoding(request.headers.get("accept-encoding"))
  const bytes = encoding === undefined ? body : await compressed(body, encoding, encoded)
  const length = { "Content-Length": String(bytes.length), ...(encoding === undefined ? {} : { "Content-Encoding": encoding }) }
  return new Response(request.method === "HEAD" ? null : bytes, { status, headers: { ...versionHeaders, ...length } })
}

export function notModified(headers: Readonly<Record<string, string>>): Response {
  const fieldsOf304 = Object.entries(headers).filter(([name]) => !/^content-(?!security-policy)/i.test(name))
  return new Response(null, { status: 304, headers: Object.fromEntries(fieldsOf304) })
}

/** Weak and strong forms are equal here (RFC 9110, 13.1.2). */
export function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "")
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(etag))
}

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const compress: Readonly<Record<Encoding, (body: Bytes) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, brotli),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
}

/** Compresses beside the main thread, because two megabytes would delay all other requests. */
function compressed(body: Bytes, encoding: Encoding, encoded: Map<Encoding, Promise<Bytes>>): Promise<Bytes> {
  const bytes = encoded.get(encoding) ?? compress[encoding](body).then((buffer) => new Uint8Array(buffer))
  encoded.set(encoding, bytes)
  return bytes
}

function bestEncoding(acceptEncoding: string | null): Encoding | undefined {
  const accepted = new Set(acceptEncoding?.split(",").flatMap(acceptedName))
  if (accepted.has("br")) return "br"
  return accepted.has("gzip") ? "gzip" : undefined
}

function acceptedName(part: string): string[] {
  const [name = "", ...parameters] = part.split(";").map((word) => word.trim().toLowerCase())
  const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  return isRefused ? [] : [name]
}
