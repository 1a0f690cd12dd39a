/** Takes the bytes of an upload to the disk, piece by piece. */
import { open, rm, type FileHandle } from "node:fs/promises"
import { Refusal } from "#server/http/refusal.ts"
import { invalidFile } from "./invalid-file.ts"

export type Reception = {
  readonly maxBytes: number
  /** In each so many milliseconds `leastBytes` must come, so that nobody holds a place for a file that hardly moves. */
  readonly patience: number
  readonly leastBytes: number
  readonly open?: (path: string, flags: string, mode: number) => Promise<Pick<FileHandle, "write" | "sync" | "close">>
}

/**
 * Writes a request's body to a new file and answers its size; the bytes are on the disk when it does.
 *
 * A failure removes the file.
 *
 * @throws Refusal 408 for a sender who is too slow, 422 for too many bytes, 400 for a body that breaks off
 */
export async function receive(request: Request, path: string, reception: Reception): Promise<number> {
  const { maxBytes, open: openFile = open } = reception
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const file = await openFile(path, "wx", 0o600)
  try {
    try {
      const size = await copy(request, file, reception)
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

async function copy(request: Request, file: Pick<FileHandle, "write">, reception: Reception): Promise<number> {
  if (request.body === null) return 0
  const { maxBytes, patience, leastBytes } = reception
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader()
  let size = 0
  let before = 0
  const given = new AbortController()
  const watch = setInterval(() => {
    if (size - before < leastBytes) {
      given.abort(tooSlow())
      reader.cancel().catch(() => undefined)
    }
    before = size
  }, patience)
  try {
    for (;;) {
      const chunk = await nextChunk(reader)
      given.signal.throwIfAborted()
      if (chunk === undefined) return size
      size += chunk.byteLength
      if (size > maxBytes) throw tooLarge(maxBytes)
      await writeWhole(file, chunk)
    }
  } catch (error) {
    // The sender may have left already.
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
    throw new Refusal(400, "The upload broke off before the file was whole.")
  }
}

function tooSlow(): Refusal {
  return new Refusal(408, "The file came too slowly, so the upload was given up. Send it again.", { headers: { Connection: "close" } })
}

async function writeWhole(file: Pick<FileHandle, "write">, chunk: Uint8Array): Promise<void> {
  for (let written = 0; written < chunk.byteLength;) {
    const { bytesWritten } = await file.write(chunk, written)
    written += bytesWritten
  }
}

function tooLarge(maxBytes: number): Refusal {
  return invalidFile(`The file exceeds the maximum file size of ${maxBytes / 1024 / 1024} MB.`)
}
