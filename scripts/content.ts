import { existsSync } from "node:fs"
import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { contentVersion } from "#server/content/changes.ts"
import { openDatabase, type Database } from "#server/database/open.ts"
import { giveDemoPasswords } from "#server/session/passwords/demo.ts"
import { ownState } from "#server/state-folder.ts"
import { importFolder } from "#server/transfer/import.ts"
import { LockedError, takeLock } from "./lock.ts"

/** Longer than the demo's import takes. */
const firstRunPatience = 60_000

export type Content = { readonly db: Database; readonly version: number; readonly isNew: boolean }

/** Another program serves from the state folder; the message says which, and what to do. */
export class StateFolderError extends Error {
  override name = "StateFolderError"
}

/**
 * Makes this program the only one that serves from the state folder `home`, until it is closed.
 *
 * @throws StateFolderError
 */
export async function lockState(home: string, closing: { readonly add: (close: () => void) => void }): Promise<void> {
  try {
    // One that was just asked to end may take a moment.
    const { release } = await takeLock(join(home, "lock"), 3000)
    closing.add(release)
  } catch (error) {
    if (!(error instanceof LockedError)) throw error
    throw new StateFolderError(
      `The state folder ${home} is in use by ${error.message}. Stop that one, or take another folder: G30_HOME=.g30-2 npm start`,
    )
  }
}

/** Opens the content in the state folder `home`; where there is none yet it is made, and filled from the folder `demo`, whose accounts share one password. */
export async function openContent(home: string, demo: string): Promise<Content> {
  const lock = await takeLock(join(home, "first-run.lock"), firstRunPatience)
  try {
    return await openOrFill(home, demo)
  } finally {
    lock.release()
  }
}

async function openOrFill(home: string, demo: string): Promise<Content> {
  const file = join(home, "content.sqlite")
  // Stands from before the database is made until it is filled, so that a start that ends half-way is begun again by the next.
  const mark = join(home, "first-run")
  ownState(home)
  if (!existsSync(file)) await writeFile(mark, "", { mode: 0o600 })
  const isNew = existsSync(mark)
  const db = openDatabase(file)
  try {
    if (isNew) {
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
