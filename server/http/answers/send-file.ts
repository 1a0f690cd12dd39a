import { createReadStream, fstatSync, type Stats } from "node:fs"
import { stat } from "node:fs/promises"
import { errorCode } from "#server/disk/file-access.ts"
import { matches, notModified } from "./answer.ts"

export type PlainFile = { readonly path: string; readonly stats: Stats }

export async function findPlainFile(path: string): Promise<PlainFile | undefined> {
  try {
    const stats = await stat(path)
    return stats.isFile() ? { path, stats } : undefined
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "ENAMETOOLONG", "EISDIR"].includes(errorCode(error))) return undefined
    throw error
  }
}

export function sendFile(request: Request, { path, stats }: PlainFile, headers: Readonly<Record<string, string>>): Response {
  const etag = fileEtag(stats)
  const versionHeaders = { ...headers, ETag: etag, "Last-Modified": stats.mtime.toUTCString(), "Accept-Ranges": "bytes" }
  if (isKnown(request, etag, stats)) return notModified(versionHeaders)
  const ifRange = request.headers.get("if-range") ?? etag
  const mayRange = request.method === "GET" && [etag, stats.mtime.toUTCString()].includes(ifRange)
  const range = mayRange ? rangeOf(request.headers.get("range"), stats.size) : "none"
  if (range === "unsatisfiable")
    return new Response(null, { status: 416, headers: { ...versionHeaders, "Content-Range": `bytes */${stats.size}` } })
  const { start, end } = range === "none" ? { start: 0, end: stats.size - 1 } : range
  const length = { "Content-Length": String(end - start + 1) }
  const partial = range === "none" ? {} : { "Content-Range": `bytes ${start}-${end}/${stats.size}` }
  const body = request.method === "HEAD" || stats.size === 0 ? null : stream({ path, stats }, start, end)
  return new Response(body, { status: range === "none" ? 200 : 206, headers: { ...versionHeaders, ...length, ...partial } })
}

/** Returns "none" if the header is ignored. docs/decisions/0010-small-code-of-our-own.md. */
export function rangeOf(header: string | null, size: number): { readonly start: number; readonly end: number } | "none" | "unsatisfiable" {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? []
  // The whole file may answer several ranges (RFC 9110, 14.2).
  if (first === undefined || last === undefined || (first === "" && last === "")) return "none"
  if (first === "") return Number(last) === 0 ? "unsatisfiable" : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== "" && Number(last) < start) return "none"
  return start >= size ? "unsatisfiable" : { start, end }
}

function fileEtag({ mtimeMs, size }: Stats): string {
  return `"${Math.floor(mtimeMs).toString(16)}-${size.toString(16)}"`
}

function isKnown(request: Request, etag: string, { mtime }: Stats): boolean {
  const ifNoneMatch = request.headers.get("if-none-match")
  if (ifNoneMatch !== null) return matches(ifNoneMatch, etag)
  const since = Date.parse(request.headers.get("if-modified-since") ?? "")
  return !Number.isNaN(since) && Math.floor(mtime.getTime() / 1000) * 1000 <= since
}

// Readable.toWeb gives Node's own type of a stream, which the DOM's type of Response doesn't accept.
function stream({ path, stats }: PlainFile, start: number, end: number): ReadableStream<Uint8Array> {
  const source = createReadStream(path, { start, end })
  // Other bytes may have taken the file's place since its headers were made. They must not get its ETag.
  source.once("open", (descriptor) => {
    if (fileEtag(fstatSync(descriptor)) !== fileEtag(stats)) source.destroy(new Error("The file was replaced."))
  })
  const chunks: AsyncIterator<unknown> = source[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next().catch(() => {
        // @hono/node-server sends the message to the client, and Node's message names the path.
        throw new Error("The file can't be read to its end.")
      })
      const chunk: unknown = next.value
      if (chunk instanceof Uint8Array) controller.enqueue(chunk)
      if (next.done === true) controller.close()
    },
    cancel() {
      source.destroy()
    },
  })
}
