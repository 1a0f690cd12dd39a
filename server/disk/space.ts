import { statfsSync } from "node:fs"

/** Bytes. */
export type Space = { readonly free: number; readonly all: number }

/** Throws if the folder is missing. */
export function spaceOf(folder: string): Space {
  const { bavail, blocks, bsize } = statfsSync(folder)
  return { free: bavail * bsize, all: blocks * bsize }
}
