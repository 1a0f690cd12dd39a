import { codedWords } from "#server/content/refusal-words.ts"
import { open, rm } from "node:fs/promises"
import type { Viewer } from "#contract/permissions.ts"
import type { NewFile } from "#server/content/files/new-file.ts"
import type { Database } from "#server/database/open.ts"
import type { Space } from "#server/disk/space.ts"
import { invalidFile, Refusal } from "#server/http/refusal.ts"
import { examine } from "./examine.ts"
import { incomingPath } from "./file-store.ts"
import type { Decode } from "./pictures/decoder-pool.ts"
import { atMost, makeUploadLimit, refuseWithoutRoom } from "./upload-limit.ts"
import type { RouteParameters } from "#server/http/path.ts"
import type { FileField } from "./upload-target.ts"

export type ReceivingSource = {
  readonly db: Database
  readonly now: () => Date
  readonly filesFolder: string
  readonly spaceOf: (folder: string) => Space
  readonly read: (request: Request, viewer: Viewer, parameters: RouteParameters) => Response | Promise<Response>
  readonly limits: ReceivingLimits
  readonly decode: Decode
}

export type ReceivingLimits = { readonly begin: ReturnType<typeof makeUploadLimit>; readonly inTurn: ReturnType<typeof atMost> }

// 4 KiB a second is half the speed of old mobile networks.
const pace = { patience: 30_000, leastBytes: 120 * 1024 } as const

// A picture of fifty megapixels takes 200 MB in its process.
const mostDecodings = 2

export function makeReceivingLimits(): ReceivingLimits {
  return { begin: makeUploadLimit({ overall: 8, perCaller: 2 }), inTurn: atMost(mostDecodings) }
}

type Arriving = {
  readonly request: Request
  readonly viewer: Viewer
  readonly field: FileField
  readonly extension: string
  readonly otherType?: Refusal
}

/** The file is on the disk of the files folder, but has no final path yet. */
export type ArrivedFile = Pick<NewFile, "size" | "picture"> & { readonly arriving: string }

export type Received = { readonly status: number; readonly path: string; readonly parameters: RouteParameters; readonly viewer: Viewer }

/** Receives a file, and answers with what its path has after `store`. @throws Refusal */
export async function answerReceived(
  source: ReceivingSource,
  { request, viewer, field, extension, otherType }: Arriving,
  store: (file: ArrivedFile) => Promise<Received>,
): Promise<Response> {
  const { filesFolder, limits, decode } = source
  refuseWithoutRoom(source.spaceOf(filesFolder))
  const arriving = await incomingPath(filesFolder)
  const end = limits.begin(viewer.uid)
  try {
    await receive(request, arriving, { maxBytes: field.maxBytes, ...pace })
    const facts = await limits.inTurn(() => examine(arriving, extension, { field, decode, otherType }))
    return await answerFrom(source, request, await store({ ...facts, arriving }))
  } finally {
    end()
    await rm(arriving, { force: true })
  }
}

async function answerFrom(source: ReceivingSource, request: Request, { status, path, parameters, viewer }: Received): Promise<Response> {
  const response = await source.read(new Request(new URL(path, request.url)), viewer, parameters)
  const headers = new Headers(response.headers)
  for (const name of ["etag", "last-modified"]) headers.delete(name)
  return new Response(response.body, { status: response.ok ? status : response.status, headers })
}

type ReceiveOptions = {
  readonly maxBytes: number
  /** In each such period (milliseconds) `leastBytes` must arrive, so that slow senders don't block others. */
  readonly patience: number
  readonly leastBytes: number
}

/** Flushes the file, and removes it after a failure. @throws Refusal 400, 408, 422 */
export async function receive(request: Request, path: string, options: ReceiveOptions): Promise<void> {
  const { maxBytes } = options
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const file = await open(path, "wx", 0o600)
  try {
    if (request.body !== null) for await (const chunk of chunksOf(request.body, options)) await file.appendFile(chunk)
    await file.sync()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

async function* chunksOf(body: ReadableStream<Uint8Array>, { maxBytes, patience, leastBytes }: ReceiveOptions) {
  const reader = body.getReader()
  const leave = () => void reader.cancel().catch(() => undefined)
  let [size, before, isSlow] = [0, 0, false]
  const watch = setInterval(() => {
    isSlow ||= size - before < leastBytes
    before = size
    if (isSlow) leave()
  }, patience)
  try {
    for (;;) {
      const chunk = await nextChunk(reader)
      if (isSlow) throw new Refusal(408, codedWords("upload-slow"), { headers: { Connection: "close" } })
      if (chunk === undefined) return
      size += chunk.byteLength
      if (size > maxBytes) throw tooLarge(maxBytes)
      yield chunk
    }
  } finally {
    clearInterval(watch)
    leave()
  }
}

async function nextChunk(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    return (await reader.read()).value
  } catch {
    throw new Refusal(400, codedWords("upload-broken"))
  }
}

function tooLarge(maxBytes: number): Refusal {
  return invalidFile(codedWords("file-large", { most: maxBytes / 1024 / 1024 }))
}
