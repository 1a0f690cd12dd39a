import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { openDatabase } from "#server/database/open.ts"
import { incomingPath, storeFile } from "#server/files/file-store.ts"
import { ownState } from "#server/state-folder.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const aFolder = () => aTemporaryFolder()

/** The paths in a folder that other users may read, write or enter. */
function openIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)
}

test("only the owner can read a new state folder", () => {
  const home = join(aFolder(), "new")
  ownState(home)
  expect(modeOf(home)).toBe("700")
})

test("an open state folder is closed, but not what its links lead to", () => {
  const [home, elsewhere] = [aFolder(), join(aFolder(), "public.html")]
  mkdirSync(join(home, "outbox"), { mode: 0o755 })
  writeFileSync(join(home, "outbox", "a.eml"), "secret", { mode: 0o644 })
  writeFileSync(elsewhere, "public")
  chmodSync(elsewhere, 0o644)
  symlinkSync(elsewhere, join(home, "site"))
  chmodSync(home, 0o755)
  ownState(home)
  expect([home, join(home, "outbox"), join(home, "outbox", "a.eml"), elsewhere].map(modeOf)).toEqual(["700", "700", "600", "644"])
})

test("the folder of built sites is closed, which is enough for the thousands of files below it", () => {
  const home = aFolder()
  mkdirSync(join(home, "sites", "a"), { recursive: true })
  for (const folder of ["sites", join("sites", "a")]) chmodSync(join(home, folder), 0o755)
  ownState(home)
  expect([join(home, "sites"), join(home, "sites", "a")].map(modeOf)).toEqual(["700", "755"])
})

test("only the owner can ever read the database, its log and its index", () => {
  const home = aFolder()
  const db = openDatabase(join(home, "content.sqlite"))
  expect(readdirSync(home).toSorted()).toEqual(["content.sqlite", "content.sqlite-shm", "content.sqlite-wal"])
  expect(openIn(home)).toEqual([])
  db.close()
})

test("only the owner can read uploads", async () => {
  const filesFolder = aFolder()
  const arriving = await incomingPath(filesFolder)
  writeFileSync(arriving, "bytes", { mode: 0o600 })
  await storeFile(arriving, { filesFolder, folder: "images/2026-11", name: { stem: "a", extension: "jpg" }, isTaken: () => false })
  expect(openIn(filesFolder)).toEqual([])
})
