import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { DatabaseSync } from "@photostructure/sqlite"
import { openDatabase } from "#server/database/open.ts"
import { aHome, contentOf, filesBelow, type Home } from "#support/content-folder.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"
import { anArticle } from "#support/entities.ts"
import { backedUp, bent, bring, closedCopy, fill, restored, write } from "#support/upkeep.ts"

const names = ["manifest.json", "content.sqlite", "files/2026-11/plan.jpg"] as const

async function aBackup(): Promise<{ home: Home; file: string }> {
  const home = aHome()
  fill(home)
  return { home, file: await backedUp(home) }
}

function rewriteManifest(folder: string, from: string | RegExp, to: string): void {
  const path = join(folder, "manifest.json")
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to))
}

test("a restore refuses to overwrite content", async () => {
  const { home, file } = await aBackup()
  const before = contentOf(home.db)
  await expect(restored(file, home.path)).rejects.toThrow("npm run content -- replace")
  expect(contentOf(home.db)).toEqual(before)
})

test("replacing moves the former content aside", async () => {
  const { file } = await aBackup()
  const other = aHome()
  write(other, anArticle({ label: "WriteResult since" }))
  bring(other, "2026-12/since.jpg")
  const before = contentOf(other.db)
  const state = closedCopy(other)
  const { aside } = await restored(file, state, true)
  expect(contentOf(openDatabase(join(aside ?? "", "content.sqlite")))).toEqual(before)
  expect(Object.keys(filesBelow(join(aside ?? "", "files")))).toEqual(["2026-12/since.jpg"])
  expect(Object.keys(filesBelow(join(state, "files")))).toEqual(["2026-11/plan.jpg"])
})

test("a restore is refused while a program has the database open", async () => {
  const { file } = await aBackup()
  const other = aHome()
  await expect(restored(file, other.path, true)).rejects.toThrow("A program has")
  expect(readdirSync(other.path).filter((name) => name.startsWith("re"))).toEqual([])
  write(other, anArticle())
})

test("a broken database can be replaced", async () => {
  const { file } = await aBackup()
  const home = aTemporaryFolder()
  writeFileSync(
    join(home, "content.sqlite"),
    "no database at all, and longer than a header of one hundred bytes would have to be".repeat(9),
  )
  const { aside } = await restored(file, home, true)
  expect(existsSync(join(aside ?? "", "content.sqlite"))).toBe(true)
  expect(openDatabase(join(home, "content.sqlite")).prepare("SELECT 1 AS one").get()).toEqual({ one: 1 })
})

test("a restore removes the mark of an interrupted first start, so that no demo content is imported", async () => {
  const { file } = await aBackup()
  const home = aTemporaryFolder()
  writeFileSync(join(home, "first-run"), "")
  await restored(file, home)
  expect(existsSync(join(home, "first-run"))).toBe(false)
})

test.each<[string, (folder: string) => readonly string[], string]>([
  [
    "a byte that changed",
    (folder) => {
      const path = join(folder, "files/2026-11/plan.jpg")
      writeFileSync(path, readFileSync(path, "utf8").replace("5", "6"))
      return names
    },
    "another checksum",
  ],
  ["a file that is missing", () => names.slice(0, 2), '"files/2026-11/plan.jpg" is missing'],
  ["no manifest", () => names.slice(1), "doesn't begin with a manifest"],
  [
    "a file that nobody named",
    (folder) => {
      writeFileSync(join(folder, "extra"), "")
      return [...names, "extra"]
    },
    "doesn't name",
  ],
  [
    "a link",
    (folder) => {
      symlinkSync("/etc/passwd", join(folder, "files/link"))
      return [...names, "files/link"]
    },
    "no plain file but a SymbolicLink",
  ],
  [
    "a path that leads out",
    (folder) => {
      rewriteManifest(folder, "files/2026-11/plan.jpg", "files/../../../escaped.jpg")
      return names
    },
    "its manifest can't be (entries.1.path)",
  ],
  [
    "a format of later",
    (folder) => {
      rewriteManifest(folder, '"format": 1', '"format": 2')
      return names
    },
    "use the version that wrote it",
  ],
])("a backup with %s is refused and changes nothing", async (_case, bend, message) => {
  const file = await bent((await aBackup()).file, bend)
  const home = aTemporaryFolder()
  await expect(restored(file, home)).rejects.toThrow(message)
  expect(readdirSync(home)).toEqual([])
})

test.each([
  ["cut short", (file: string) => truncateSync(file, 2000)],
  ["no archive", (file: string) => writeFileSync(file, "not an archive")],
  ["empty", (file: string) => truncateSync(file, 0)],
  ["missing", (file: string) => rmSync(file)],
])("a file that is %s is refused", async (_case, spoil) => {
  const { file } = await aBackup()
  spoil(file)
  const home = aTemporaryFolder()
  await expect(restored(file, home)).rejects.toThrow(/can't be (used|read)/)
  expect(readdirSync(home)).toEqual([])
})

test("a newer database is refused with a reason, and an older one is migrated", async () => {
  const home = aHome()
  fill(home)
  const newest = openSchema(home.db)
  home.db.exec("PRAGMA user_version = 999")
  const older = aHome()
  older.db.exec(`PRAGMA user_version = ${newest}`)
  await expect(backedUp(home)).rejects.toThrow("schema 999")
  const { schema } = await restored(await backedUp(older), join(aTemporaryFolder(), "state"))
  expect(schema).toBe(newest)
})

function openSchema(db: InstanceType<typeof DatabaseSync>): number {
  const row: unknown = db.prepare("PRAGMA user_version").get()
  return typeof row === "object" && row !== null && "user_version" in row ? Number(row.user_version) : 0
}

test("a restore ends all sign-ins, so that none that ended after the backup works again", async () => {
  const home = aHome()
  fill(home)
  home.db.exec("INSERT INTO access_token SELECT 'one', 'family', pk, '', 9999999999 FROM entity LIMIT 1")
  home.db.exec("INSERT INTO refresh_token SELECT 'hash', 'family', pk, 'client', '', 9999999999, 0, 9999999999, 0 FROM entity LIMIT 1")
  const state = join(aTemporaryFolder(), "state")
  await restored(await backedUp(home), state)
  const tokens = "SELECT (SELECT count(*) FROM access_token) + (SELECT count(*) FROM refresh_token) AS count"
  expect(openDatabase(join(state, "content.sqlite")).prepare(tokens).get()).toEqual({ count: 0 })
})
