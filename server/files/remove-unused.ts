import { rm } from "node:fs/promises"
import { join } from "node:path"
import { isNativeError } from "node:util/types"
import { noteUnusedFiles, removeUnusedFile, unknownAddresses } from "#server/content/files/unused-files.ts"
import type { Database } from "#server/database/open.ts"
import type { Log } from "#server/terminal/log.ts"
import { findPlainFile } from "#server/http/answers/send-file.ts"
import { clearIncoming, removeBytes, storedPaths } from "./file-store.ts"
import { copiesFolder, copyPath, parseCopyPath } from "./pictures/copy-store.ts"
import { undoUnfinishedSwaps } from "./swap-bytes.ts"

export type TidyContext = {
  readonly db: Database
  readonly filesFolder: string
  readonly now: () => Date
  readonly log: Log
}

const hour = 3_600_000
const day = 24 * hour

/** Removes incomplete uploads, and every hour unused files. Call it before the first upload can arrive. `stop` waits for a running round. */
export function keepFilesTidy(context: TidyContext): { readonly stop: () => Promise<void> } {
  let isStopped = false
  undoUnfinishedSwaps(context)
  clearIncoming(context.filesFolder)
  let running = round()
  const timer = setInterval(() => {
    running = running.then(round)
  }, hour)
  timer.unref()

  async function round(): Promise<void> {
    try {
      const removedCount = await tidyFiles(context, () => isStopped)
      if (removedCount.unused + removedCount.orphans > 0) context.log({ level: "info", event: "files removed", ...removedCount })
    } catch (error) {
      context.log({ level: "error", event: "files not tidied", message: isNativeError(error) ? error.message : String(error) })
    }
  }

  return {
    stop: () => {
      isStopped = true
      clearInterval(timer)
      return running
    },
  }
}

/** Removes files unused for a day, then bytes older than a day that no file of the database has. */
export async function tidyFiles({ db, filesFolder, now }: Omit<TidyContext, "log">, isStopped = () => false) {
  const seconds = Math.floor(now().getTime() / 1000)
  noteUnusedFiles(db, seconds)
  let unused = 0
  while (!isStopped()) {
    const uri = removeUnusedFile(db, seconds)
    if (uri === undefined) break
    unused += 1
    await removeBytes(filesFolder, uri)
  }
  const orphans = await removeOrphans(db, filesFolder, now().getTime() - day)
  await removeOldCopies(filesFolder, isStopped)
  return { unused, orphans }
}

// Young bytes may be an upload whose row follows. A backup's hard link changes ctime, so mtime counts.
async function removeOrphans(db: Database, filesFolder: string, before: number): Promise<number> {
  const uris = storedPaths(filesFolder).map((path) => `public://${path}`)
  let removed = 0
  for (const uri of unknownAddresses(db, uris)) {
    const file = await findPlainFile(join(filesFolder, uri.slice("public://".length)))
    if (file === undefined || file.stats.mtimeMs >= before) continue
    await removeBytes(filesFolder, uri)
    removed += 1
  }
  return removed
}

/** Removes copies of pictures that are gone or got other bytes, for example by an import. */
async function removeOldCopies(filesFolder: string, isStopped: () => boolean): Promise<void> {
  const folder = copiesFolder(filesFolder)
  for (const copy of storedPaths(folder)) {
    if (isStopped()) return
    const { path, style } = parseCopyPath(copy)
    const file = await findPlainFile(join(filesFolder, path))
    if (file === undefined || copyPath({ path, style, stats: file.stats }) !== copy) await rm(join(folder, copy), { force: true })
  }
}
