/** The folder of uploaded files on the disk. A file appears there complete, under a name of its own. */
import { randomUUID } from "node:crypto"
import { rmSync } from "node:fs"
import { mkdir, open, readdir, rename, rm } from "node:fs/promises"
import { platform } from "node:os"
import { dirname, join } from "node:path"
import { isNativeError } from "node:util/types"
import type { FileName } from "./file-name.ts"

/** The folder of incomplete uploads. No address leads into it, because its name begins with a dot. */
const incoming = ".incoming"

// After so many files of one name, a random part makes the next name free.
const mostNumbers = 100

/** The path of a new file for bytes that arrive. */
export async function incomingPath(filesFolder: string): Promise<string> {
  await mkdir(join(filesFolder, incoming), { recursive: true, mode: 0o700 })
  return join(filesFolder, incoming, `${randomUUID()}.part`)
}

/** Removes the uploads that a crash cut off. Called before the first new one can arrive. */
export function clearIncoming(filesFolder: string): void {
  rmSync(join(filesFolder, incoming), { recursive: true, force: true })
}

export type Destination = {
  readonly filesFolder: string
  /** Below the files folder: `images/2026-11`. */
  readonly folder: string
  readonly name: FileName
  readonly isTaken: (path: string) => boolean
}

/**
 * Moves a file under a free name, `photo.jpg`, `photo_0.jpg` and so on, and answers its path below the files folder.
 *
 * The name is claimed before the file is moved onto it, so that two uploads at once get two names. When this answers, the name is on the disk too.
 */
export async function storeFile(source: string, { filesFolder, folder, name, isTaken }: Destination): Promise<string> {
  await makeFolder(join(filesFolder, folder))
  for (const candidate of candidates(name)) {
    const path = `${folder}/${candidate}`
    if (isTaken(path) || !(await claim(join(filesFolder, path)))) continue
    try {
      await rename(source, join(filesFolder, path))
      await syncFolder(join(filesFolder, folder))
    } catch (error) {
      await rm(join(filesFolder, path), { force: true })
      throw error
    }
    return path
  }
  throw new Error("There are always more names.")
}

function* candidates({ stem, extension }: FileName): Generator<string> {
  yield `${stem}.${extension}`
  for (let number = 0; number < mostNumbers; number += 1) yield `${stem}_${number}.${extension}`
  for (;;) yield `${stem}_${randomUUID()}.${extension}`
}

async function claim(path: string): Promise<boolean> {
  try {
    await (await open(path, "wx", 0o600)).close()
    return true
  } catch (error) {
    if (isNativeError(error) && "code" in error && error.code === "EEXIST") return false
    throw error
  }
}

async function makeFolder(path: string): Promise<void> {
  const made = await mkdir(path, { recursive: true, mode: 0o700 })
  if (made === undefined) return
  // From the deepest up: each new folder is an entry of its parent.
  for (let folder = path; folder.length >= made.length; folder = dirname(folder)) await syncFolder(dirname(folder))
}

async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders; there the file system keeps its own order.
  if (platform() === "win32") return
  const folder = await open(path, "r")
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Removes the bytes of a file that the database no longer has, by its `public://` address. */
export async function removeBytes(filesFolder: string, uri: string): Promise<void> {
  const segments = uri.replace(/^public:\/\//, "").split("/")
  if (segments.some((segment) => segment === "" || segment === ".." || segment === ".")) return
  await rm(join(filesFolder, ...segments), { force: true })
}

/** Removes the bytes of files that were deleted. Where the disk refuses that, `keepFilesTidy` does it later: the deletion itself stands. */
export function forgetBytes(filesFolder: string): (uris: readonly string[]) => Promise<void> {
  return async (uris) => {
    await Promise.allSettled(uris.map((uri) => removeBytes(filesFolder, uri)))
  }
}

/** Every file below the files folder, as `/`-separated paths; hidden folders are none of the content's. */
export async function storedPaths(filesFolder: string): Promise<readonly string[]> {
  const entries = await readdir(filesFolder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(filesFolder.length + 1))
  return paths.map((path) => path.replaceAll("\\", "/")).filter((path) => !path.split("/").some((segment) => segment.startsWith(".")))
}
