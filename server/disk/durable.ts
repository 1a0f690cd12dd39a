import { closeSync, fsyncSync, openSync, renameSync, writeSync } from "node:fs"
import { open } from "node:fs/promises"
import { dirname } from "node:path"
import { errorCode } from "./file-access.ts"

// Windows can't flush a folder.
const unflushable = ["EPERM", "EISDIR", "EACCES"]

export async function flush(path: string): Promise<void> {
  try {
    const handle = await open(path, "r")
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (!unflushable.includes(errorCode(error))) throw error
  }
}

export function flushSync(path: string): void {
  try {
    const descriptor = openSync(path, "r")
    try {
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    if (!unflushable.includes(errorCode(error))) throw error
  }
}

/** "wx" refuses a file that exists. */
export async function writeFlushed(path: string, bytes: Uint8Array, flags: "w" | "wx"): Promise<void> {
  const file = await open(path, flags, 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** After a crash the file is the new or the former one, never a part. */
export function writeDurably(file: string, text: string): void {
  const aside = `${file}.new`
  const descriptor = openSync(aside, "w", 0o600)
  try {
    writeSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  renameSync(aside, file)
  flushSync(dirname(file))
}
