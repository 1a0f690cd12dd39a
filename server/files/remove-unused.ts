/** Keeps the files folder to what the content uses. */
import { join } from "node:path"
import { isNativeError } from "node:util/types"
import { noteUnusedFiles, removeUnusedFile, unknownAddresses } from "#server/content/files/unused-files.ts"
import type { Database } from "#server/database/open.ts"
import { plainFile } from "#server/http/answers/send-file.ts"
import { clearIncoming, removeBytes, storedPaths } from "./file-store.ts"

export type FilesToKeep = {
  readonly db: Database
  readonly filesFolder: string
  readonly now: () => Date
  readonly log: (entry: Tidied) => void
}

export type Tidied =
  | { readonly level: "info"; readonly event: "files removed"; readonly unused: number; readonly orphans: number }
  | { readonly level: "error"; readonly event: "files not tidied"; readonly message: string }

const hour = 3_600_000
const day = 24 * hour

/**
 * Removes what uploads left behind that a crash cut off, then now and every hour what nothing uses. To be called before the first upload
 * can arrive; `stop` lets a running round end.
 */
export function keepFilesTidy(files: FilesToKeep): { readonly stop: () => Promise<void> } {
  let isStopped = false
  clearIncoming(files.filesFolder)
  let running = round()
  const timer = setInterval(() => {
    running = running.then(round)
  }, hour)
  timer.unref()

  async function round(): Promise<void> {
    try {
      const removed = await tidyFiles(files, () => isStopped)
      if (removed.unused + removed.orphans > 0) files.log({ level: "info", event: "files removed", ...removed })
    } catch (error) {
      report(error)
    }
  }

  function report(error: unknown): void {
    files.log({ level: "error", event: "files not tidied", message: isNativeError(error) ? error.message : String(error) })
  }

  return {
    stop: () => {
      isStopped = true
      clearInterval(timer)
      return running
    },
  }
}

/** One round: files that nothing has used for a day, then bytes older than a day that no file of the database owns. */
export async function tidyFiles(
  { db, filesFolder, now }: Omit<FilesToKeep, "log">,
  isStopped = () => false,
): Promise<{ readonly unused: number; readonly orphans: number }> {
  const seconds = Math.floor(now().getTime() / 1000)
  noteUnusedFiles(db, seconds)
  let unused = 0
  while (!isStopped()) {
    const uri = removeUnusedFile(db, seconds)
    if (uri === undefined) break
    unused += 1
    await removeBytes(filesFolder, uri)
  }
  return { unused, orphans: await removeOrphans(db, filesFolder, now().getTime() - day) }
}

// An upload has its bytes there a moment before its row, so what is young stays. A backup's link changes ctime, and says nothing of age.
async function removeOrphans(db: Database, filesFolder: string, before: number): Promise<number> {
  const uris = (await storedPaths(filesFolder)).map((path) => `public://${path}`)
  let removed = 0
  for (const uri of unknownAddresses(db, uris)) {
    const stats = await plainFile(join(filesFolder, uri.slice("public://".length)))
    if (stats === undefined || stats.mtimeMs >= before) continue
    await removeBytes(filesFolder, uri)
    removed += 1
  }
  return removed
}
