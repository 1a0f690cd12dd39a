import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { connect, DatabaseError, openDatabase } from "#server/database/open.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const aFile = () => join(aTemporaryFolder(), "content.sqlite")

test("a new file becomes a database in WAL mode with foreign keys", () => {
  const db = openDatabase(aFile())
  expect(db.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" })
  expect(db.prepare("PRAGMA foreign_keys").get()).toEqual({ foreign_keys: 1 })
  db.close()
})

test("a database from a newer version is refused, with what to do", () => {
  const file = aFile()
  const db = openDatabase(file)
  db.exec("PRAGMA user_version = 999")
  db.close()
  expect(() => openDatabase(file)).toThrow(DatabaseError)
  expect(() => openDatabase(file)).toThrow(/has schema 999.*restore a backup/)
})

test("a database from before the migrations were joined is refused, with what to do, and left as it is", () => {
  const file = aFile()
  const former = connect(file)
  former.exec(
    "CREATE TABLE entity (pk INTEGER PRIMARY KEY, label TEXT); INSERT INTO entity VALUES (1, 'Ten points'); PRAGMA user_version = 23",
  )
  former.close()
  expect(() => openDatabase(file)).toThrow(/has schema 23.*Start it once with G30's commit/)
  expect(connect(file).prepare("SELECT label FROM entity").get()).toEqual({ label: "Ten points" })
})

test("a file that isn't a database is refused and stays unchanged", () => {
  const file = aFile()
  writeFileSync(file, "not a database, but long enough to be looked at as one".repeat(40))
  expect(() => openDatabase(file)).toThrow(/can't be opened as a content database/)
})
