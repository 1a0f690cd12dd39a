import { say } from "#server/content/sentence.ts"
import { open, rm, type FileHandle } from "node:fs/promises"
import { invalidFile, Refusal } from "#server/http/refusal.ts"

export type ReceiveOptions = {
  readonly maxBytes: number
  /** Milliseconds in each of which `leastBytes` must arrive, so that slow senders don't block others. */
  readonly patience: number
  readonly leastBytes: number
  readonly open?: (path: string, flags: string, mode: number) => Promise<Pick<FileHandle, "write" | "sync" | "close">>
}

/** Writes the body of a request to a new file, syncs it and returns its size. A failure removes the file. @throws Refusal 400, 408, 422 */
export async function receive(request: Request, path: string, options: ReceiveOptions): Promise<number> {
  const { maxBytes, open: openFile = open } = options
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const file = await openFile(path, "wx", 0o600)
  try {
    try {
      const size = await copy(request, file, options)
      await file.sync()
      return size
    } finally {
      await file.close()
    }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

async function copy(request: Request, file: Pick<FileHandle, "write">, options: ReceiveOptions): Promise<number> {
  if (request.body === null) return 0
  const { maxBytes, patience, leastBytes } = options
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader()
  let size = 0
  let before = 0
  const timeout = new AbortController()
  const watch = setInterval(() => {
    if (size - before < leastBytes) {
      timeout.abort(new Refusal(408, say("upload-slow"), { headers: { Connection: "close" } }))
      reader.cancel().catch(() => undefined)
    }
    before = size
  }, patience)
  try {
    for (;;) {
      const chunk = await nextChunk(reader)
      timeout.signal.throwIfAborted()
      if (chunk === undefined) return size
      size += chunk.byteLength
      if (size > maxBytes) throw tooLarge(maxBytes)
      await writeWhole(file, chunk)
    }
  } catch (error) {
    reader.cancel().catch(() => undefined)
    throw error
  } finally {
    clearInterval(watch)
  }
}

async function nextChunk(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    return (await reader.read()).value
  } catch {
    throw new Refusal(400, say("upload-broken"))
  }
}

async function writeWhole(file: Pick<FileHandle, "write">, chunk: Uint8Array): Promise<void> {
  for (let written = 0; written < chunk.byteLength;) {
    const { bytesWritten } = await file.write(chunk, written)
    written += bytesWritten
  }
}

function tooLarge(maxBytes: number): Refusal {
  return invalidFile(say("file-large", { most: maxBytes / 1024 / 1024 }))
}
