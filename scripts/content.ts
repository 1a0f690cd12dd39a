import { existsSync } from "node:fs"
import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { contentVersion } from "#server/content/store.ts"
import { openDatabase, type Database } from "#server/database/open.ts"
import { giveDemoPasswords } from "#server/session/demo.ts"
import { ownState } from "#server/state-folder.ts"
import { importFolder } from "#server/transfer/import.ts"

export type Content = { readonly db: Database; readonly version: number; readonly isNew: boolean }

/** Opens the content in the state folder `home`; where there is none yet it is made, and filled from the folder `demo`, whose accounts share one password. */
export async function openContent(home: string, demo: string): Promise<Content> {
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
