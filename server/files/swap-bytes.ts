/** The former bytes stay beside the new ones until the database has committed, also after a crash. */
import { existsSync, renameSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { findContent, formerSuffix } from "#server/content/files/file-content.ts"
import type { Database } from "#server/database/open.ts"
import { flushSync } from "#server/disk/durable.ts"
import { linkOrCopy, namesIn } from "#server/disk/file-access.ts"
import { incomingFolder } from "./file-store.ts"

type NewBytes = {
  /** The new bytes are on the same disk. */
  readonly source: string
  readonly uuid: string
  /** Is relative to the files folder. */
  readonly path: string
  /** Unix seconds; the database gets the same time with these bytes. */
  readonly changed: number
}

export type Swap = { readonly undo: () => void; readonly finish: () => void }

/** Call it last in the transaction, then `finish` after the commit or `undo` if it failed. Readers get the old or the new bytes. */
export function swapBytes(filesFolder: string, { source, uuid, path, changed }: NewBytes): Swap {
  const target = join(filesFolder, path)
  const former = join(incomingFolder(filesFolder), `${uuid}.${changed}${formerSuffix}`)
  const hasFormer = existsSync(target)
  rmSync(former, { force: true })
  if (hasFormer) linkOrCopy(target, former)
  flushSync(dirname(former))
  renameSync(source, target)
  flushSync(dirname(target))
  return {
    undo: () => (hasFormer ? renameSync(former, target) : rmSync(target, { force: true })),
    finish: () => rmSync(former, { force: true }),
  }
}

/** Restores former bytes if the server ended before the commit. */
export function undoUnfinishedSwaps({ db, filesFolder }: { readonly db: Database; readonly filesFolder: string }): void {
  const folder = incomingFolder(filesFolder)
  for (const name of namesIn(folder)) {
    const [, uuid, changed] = /^([\da-f-]{36})\.(\d+)\.former$/.exec(name) ?? []
    const file = uuid === undefined ? undefined : findContent(db, uuid)
    if (file !== undefined && file.changed < Number(changed)) renameSync(join(folder, name), join(filesFolder, file.path))
  }
}
