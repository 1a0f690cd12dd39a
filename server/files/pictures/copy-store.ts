/** The small copies of pictures are beside the files folder, so that backups and checks leave them out. */
import { mkdirSync, renameSync, type Stats } from "node:fs"
import { rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { writeFlushed } from "#server/disk/durable.ts"

export function copiesFolder(filesFolder: string): string {
  return `${filesFolder}.styles`
}

/** Counts the ways in which copies were made. Those made in an earlier way are made anew. */
const way = 2

/** Returns the path of a copy below the folder of copies. Other bytes at the same address have copies of other names. */
export function copyPath({ path, style, stats }: { readonly path: string; readonly style: string; readonly stats: Stats }): string {
  return `${path}/${style}-${Math.floor(stats.mtimeMs).toString(16)}-${stats.size.toString(16)}-${way}.webp`
}

export function parseCopyPath(copy: string): { readonly path: string; readonly style: string } {
  const [, path = "", style = ""] = /^(.*)\/([^/-]*)[^/]*$/.exec(copy) ?? []
  return { path, style }
}

/** Stores a copy under a temporary name first, so that no half one is ever served. */
export async function storeCopy(bytes: Uint8Array, target: string, temporary: string): Promise<void> {
  try {
    await writeFlushed(temporary, bytes, "wx")
    // Nothing comes between these two, so the folder can't be removed meanwhile.
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
    renameSync(temporary, target)
  } finally {
    await rm(temporary, { force: true })
  }
}

export async function removeCopies(filesFolder: string, path: string): Promise<void> {
  await rm(join(copiesFolder(filesFolder), path), { recursive: true, force: true })
}
