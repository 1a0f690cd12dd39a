/** Backups for tests, sound and manipulated. */
import { copyFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { create, extract } from "tar"
import { changeContent } from "#server/content/changes.ts"
import { putEntities } from "#server/content/entities/entity-store.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { backup } from "#server/upkeep/backup/backup.ts"
import { restore, type RestoreSummary } from "#server/upkeep/backup/restore-backup.ts"
import { type Home } from "./content-folder.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"
import { aPicture, anAccount, anArticle, showing, translated } from "./entities.ts"

export const now = () => new Date("2026-11-21T12:00:00Z")

/** Stores entities. */
export function write({ db }: Home, ...entities: readonly StoredEntity[]): void {
  changeContent(db, () => putEntities(db, entities))
}

/** Stores a file entity with its bytes on the disk. */
export function bring(home: Home, path: string, bytes = "0123456789"): StoredEntity {
  const picture = aPicture(path, { fields: { filesize: bytes.length } })
  mkdirSync(dirname(join(home.files, path)), { recursive: true })
  writeFileSync(join(home.files, path), bytes)
  write(home, picture)
  return picture
}

/** Stores sound content: an administrator and a publication with a picture, in two languages. */
export function fill(home: Home): void {
  const picture = bring(home, "2026-11/plan.jpg")
  const article = anArticle({ label: "Ten points", references: { field_image: showing(picture) } })
  write(
    home,
    anAccount("Ines", { fields: { roles: ["administrator"] } }),
    translated(article, "fr", { label: "Dix points", references: { field_image: showing(picture) } }),
  )
}

/** Copies the state folder; nothing has the copy open. */
export function closedCopy({ db, files, path }: Home): string {
  const copy = aTemporaryFolder()
  db.exec("PRAGMA wal_checkpoint(TRUNCATE)")
  copyFileSync(join(path, "content.sqlite"), join(copy, "content.sqlite"))
  if (existsSync(files)) cpSync(files, join(copy, "files"), { recursive: true })
  return copy
}

/** Makes a backup and returns its path. */
export async function backedUp({ db, path: home }: Home): Promise<string> {
  const file = join(aTemporaryFolder(), "backup.tar.gz")
  await backup({ db, home, file, now })
  return file
}

export function restored(file: string, home: string, isReplacing = false): Promise<RestoreSummary> {
  return restore({ home, file, isReplacing, now })
}

/** Unpacks a backup, lets `bend` manipulate it, and packs the entries that it returns. */
export async function bent(file: string, bend: (folder: string) => readonly string[]): Promise<string> {
  const folder = aTemporaryFolder()
  await extract({ file, cwd: folder })
  const packed = join(aTemporaryFolder(), "bent.tar.gz")
  create({ file: packed, sync: true, cwd: folder, portable: true, preservePaths: true }, [...bend(folder)])
  return packed
}
