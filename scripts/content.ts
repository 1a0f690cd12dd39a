import { existsSync } from "node:fs"
import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { contentVersion } from "#server/content/changes.ts"
import { openDatabase, type Database } from "#server/database/open.ts"
import { giveDemoPasswords } from "#server/session/passwords/demo.ts"
import { ownState } from "#server/state-folder.ts"
import { importFolder } from "#server/transfer/import.ts"
import { OperatorError, type Closing } from "#server/process/closing.ts"
import { LockedError, takeLock } from "#server/process/lock.ts"

/** Milliseconds for a first run. The demo's import takes less. */
const firstRunPatience = 60_000

export type Content = { readonly db: Database; readonly version: number; readonly isNew: boolean }

/** No other program may serve from the state folder `home`, until `closing`. */
export async function lockState(home: string, closing: Pick<Closing, "add">): Promise<void> {
  try {
    // A program that is ending may hold it for a moment.
    const { release } = await takeLock(join(home, "lock"), 3000)
    closing.add(release)
  } catch (error) {
    if (!(error instanceof LockedError)) throw error
    throw new OperatorError(
      `The state folder ${home} is in use by ${error.message}. Stop that one, or take another folder: G30_HOME=.g30-2 npm start`,
    )
  }
}

/** A new state folder gets the content of the folder `demo`, whose accounts share one password; null for none. */
export async function openContent(home: string, demo: string | null): Promise<Content> {
  const lock = await takeLock(join(home, "first-run.lock"), firstRunPatience)
  try {
    return await openOrFill(home, demo)
  } finally {
    lock.release()
  }
}

async function openOrFill(home: string, demo: string | null): Promise<Content> {
  const file = join(home, "content.sqlite")
  // The mark exists until the database is filled: the next start repeats an import that was cut off.
  const mark = join(home, "first-run")
  ownState(home)
  if (!existsSync(file)) await writeFile(mark, "", { mode: 0o600 })
  const isNew = existsSync(mark)
  const db = openDatabase(file)
  try {
    if (isNew && demo !== null) {
      await importFolder(db, join(home, "files"), demo)
      await giveDemoPasswords(db)
      ownState(home)
    }
  } catch (error) {
    db.close()
    throw error
  }
  await rm(mark, { force: true })
  return { db, version: contentVersion(db), isNew }
}
