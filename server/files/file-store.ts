import { randomUUID } from "node:crypto"
import { rmSync } from "node:fs"
import { mkdir, open, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { incomingName } from "#server/content/files/file-content.ts"
import { flush } from "#server/disk/durable.ts"
import { errorCode, filesBelow } from "#server/disk/file-access.ts"
import type { FileName } from "./file-name.ts"
import { removeCopies } from "./pictures/copy-store.ts"

export function incomingFolder(filesFolder: string): string {
  return join(filesFolder, incomingName)
}

const mostNumbers = 100

export async function incomingPath(filesFolder: string): Promise<string> {
  const folder = incomingFolder(filesFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return join(folder, `${randomUUID()}.part`)
}

/** Removes uploads that a crash cut off. Call it before the first new one can arrive. */
export function clearIncoming(filesFolder: string): void {
  rmSync(incomingFolder(filesFolder), { recursive: true, force: true })
}

export type FileDestination = {
  readonly filesFolder: string
  readonly folder: string
  readonly name: FileName
  readonly isTaken: (path: string) => boolean
}

/** An empty file reserves a free name (`photo.jpg`, `photo_0.jpg` …) first. Returns the path below the files folder. */
export async function storeFile(source: string, { filesFolder, folder, name, isTaken }: FileDestination): Promise<string> {
  await makeFolder(join(filesFolder, folder))
  for (const candidate of candidates(name)) {
    const path = `${folder}/${candidate}`
    if (isTaken(path) || !(await reserve(join(filesFolder, path)))) continue
    try {
      await rename(source, join(filesFolder, path))
      await flush(join(filesFolder, folder))
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

async function reserve(path: string): Promise<boolean> {
  try {
    await (await open(path, "wx", 0o600)).close()
    return true
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false
    throw error
  }
}

async function makeFolder(path: string): Promise<void> {
  const firstFolder = await mkdir(path, { recursive: true, mode: 0o700 })
  if (firstFolder === undefined) return
  // Each new folder is an entry of its parent.
  for (let folder = path; folder.length >= firstFolder.length; folder = dirname(folder)) await flush(dirname(folder))
}

/** Also removes the small copies of a picture. */
export async function removeBytes(filesFolder: string, uri: string): Promise<void> {
  const path = uri.replace(/^public:\/\//, "")
  if (path.split("/").some((segment) => segment === "" || segment === ".." || segment === ".")) return
  await rm(join(filesFolder, path), { force: true })
  await removeCopies(filesFolder, path)
}

/** If the removal fails, `keepFilesTidy` repeats it later. */
export function forgetBytes(filesFolder: string): (uris: readonly string[]) => Promise<void> {
  return async (uris) => {
    await Promise.allSettled(uris.map((uri) => removeBytes(filesFolder, uri)))
  }
}

/** Leaves out hidden folders. */
export function storedPaths(filesFolder: string): readonly string[] {
  return filesBelow(filesFolder).filter((path) => !path.split("/").some((segment) => segment.startsWith(".")))
}
