import { existsSync } from "node:fs"
import { DatabaseSync } from "@photostructure/sqlite"
import { UpkeepError } from "#server/upkeep/errors.ts"

/** Runs `work` while no other program can use the database at `path`. @throws UpkeepError if another program has it open */
export async function withExclusiveLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = existsSync(path) ? takeLock(path) : null
  try {
    return await work()
  } finally {
    lock?.close()
  }
}

function takeLock(path: string): InstanceType<typeof DatabaseSync> | null {
  const db = new DatabaseSync(path)
  try {
    // SQLite leaves WAL mode only when no other connection is open. Unlike a file with a process id, its locks end with their process.
    db.exec("PRAGMA busy_timeout = 1000; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE")
    return db
  } catch (error) {
    db.close()
    const reason = error instanceof Error ? error.message : String(error)
    if (/locked|busy/i.test(reason)) {
      throw new UpkeepError(`A program has ${path} open: the server, an import or a backup. Stop it, then try again.`)
    }
    // A restore replaces a broken database.
    if (/not a database|malformed/i.test(reason)) return null
    throw error
  }
}
