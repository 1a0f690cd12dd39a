/** Copies are beside the files folder, so that backups and checks leave them out. */
import { mkdirSync, renameSync, type Stats } from "node:fs"
import { rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { writeFlushed } from "#server/disk/durable.ts"

export function copiesFolder(filesFolder: string): string {
  return `${filesFolder}.styles`
}

/** Copies of another number are made anew, so a change of their making raises it. */
const way = 2

/** Returns a path below the folder of copies. Other bytes at the same address get another name. */
export function copyPath({ path, style, stats }: { readonly path: string; readonly style: string; readonly stats: Stats }): string {
  return `${path}/${style}-${Math.floor(stats.mtimeMs).toString(16)}-${stats.size.toString(16)}-${way}.webp`
}

export function parseCopyPath(copy: string): { readonly path: string; readonly style: string } {
  const [, path = "", style = ""] = /^(.*)\/([^/-]*)[^/]*$/.exec(copy) ?? []
  return { path, style }
}

/** Writes under a temporary name first, so that nobody gets half a copy. */
export async function storeCopy(bytes: Uint8Array, target: string, temporary: string): Promise<void> {
  try {
    await writeFlushed(temporary, bytes, "wx")
    // No other code runs between these two calls, so nobody removes the folder meanwhile.
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
    renameSync(temporary, target)
  } finally {
    await rm(temporary, { force: true })
  }
}

export async function removeCopies(filesFolder: string, path: string): Promise<void> {
  await rm(join(copiesFolder(filesFolder), path), { recursive: true, force: true })
}
