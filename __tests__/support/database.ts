/** Content databases for tests. */
import { randomUUID } from "node:crypto"
import { copyFileSync, existsSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { connect, openDatabase, type Database } from "#server/database/open.ts"

/** jest.config.js names the file. */
const migrated = process.env.MIGRATED_DATABASE

/** An empty content database. In Jest it is a copy of one that the first test migrated: that takes a tenth of the time. */
export function aDatabase(): Database {
  if (migrated === undefined) return openDatabase(":memory:")
  if (!existsSync(migrated)) migrateOnce(migrated)
  const copy = aPath()
  copyFileSync(migrated, copy)
  const db = connect(copy)
  db.exec("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF")
  // On Linux and macOS an open file needs no name. On Windows Jest removes it at its end.
  if (process.platform !== "win32") rmSync(copy)
  return db
}

/** Another worker may do the same meanwhile. */
function migrateOnce(file: string): void {
  const own = aPath()
  const db = openDatabase(":memory:")
  db.prepare("VACUUM INTO ?").run(own)
  db.close()
  renameSync(own, file)
}

function aPath(): string {
  return join(tmpdir(), `${randomUUID()}.sqlite`)
}
