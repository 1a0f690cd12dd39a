import { existsSync } from "node:fs"
import { cp, mkdir, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { contentVersion } from "#server/content/store.ts"
import { openDatabase, type Database } from "#server/database/open.ts"
import { importFolder } from "#server/transfer/import.ts"

export type Content = { readonly db: Database; readonly version: number; readonly isNew: boolean }

/** Opens the content in the state folder `home`; where there is none yet it is made, filled from the folder `demo`. */
export async function openContent(home: string, demo: string): Promise<Content> {
  const file = join(home, "content.sqlite")
  const isNew = !existsSync(file)
  if (isNew) await fill(home, demo)
  const db = openDatabase(file)
  return { db, version: contentVersion(db), isNew }
}

/** Fills a database aside and moves it into its place at the end: what ends half-way is begun again by the next start. */
async function fill(home: string, demo: string): Promise<void> {
  const aside = join(home, "first-run")
  await rm(aside, { recursive: true, force: true })
  await mkdir(join(aside, "files"), { recursive: true })
  const db = openDatabase(join(aside, "content.sqlite"))
  try {
    await importFolder(db, join(aside, "files"), demo)
  } finally {
    db.close()
  }
  await cp(join(aside, "files"), join(home, "files"), { recursive: true })
  await rename(join(aside, "content.sqlite"), join(home, "content.sqlite"))
  await rm(aside, { recursive: true })
}
