import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { openDatabase } from "#server/database/open.ts"
import { backup } from "#server/upkeep/backup/backup.ts"
import { check } from "#server/upkeep/check/check.ts"
import { aHome, contentOf, filesBelow } from "#support/content-folder.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"
import { anArticle } from "#support/entities.ts"
import { backedUp, bring, fill, now, restored, write } from "#support/upkeep.ts"
import { until } from "#support/turns.ts"

test("a restored backup has the same content and files, without findings and without files that the content doesn't know", async () => {
  const home = aHome()
  fill(home)
  writeFileSync(join(home.files, "stray.txt"), "stray")
  const other = join(aTemporaryFolder(), "state")
  await restored(await backedUp(home), other)
  rmSync(join(home.files, "stray.txt"))
  const db = openDatabase(join(other, "content.sqlite"))
  expect(contentOf(db)).toEqual(contentOf(home.db))
  expect(filesBelow(join(other, "files"))).toEqual(filesBelow(home.files))
  expect(check({ db, home: other, now: now() })).toEqual([])
})

test("a backup has all earlier writes while others write, upload and delete", async () => {
  const home = aHome()
  fill(home)
  const busy = openDatabase(join(home.path, "content.sqlite"))
  const acknowledged: string[] = []
  let isDone = false
  const editor = async () => {
    for (let count = 1; !isDone; count++) {
      const article = anArticle({ label: `While it runs ${count}` })
      write({ ...home, db: busy }, article)
      acknowledged.push(article.uuid)
      const brief = bring({ ...home, db: busy }, `2026-11/brief-${count}.jpg`)
      await new Promise((resolve) => setTimeout(resolve, 1))
      busy.prepare("DELETE FROM entity WHERE uuid = ?").run(brief.uuid)
      rmSync(join(home.files, `2026-11/brief-${count}.jpg`))
    }
  }
  const editing = editor()
  await until(() => acknowledged.length > 2)
  const before = [...acknowledged]
  const file = await backedUp(home)
  isDone = true
  await editing
  const other = join(aTemporaryFolder(), "state")
  const { manifest } = await restored(file, other)
  const db = openDatabase(join(other, "content.sqlite"))
  const kept: unknown = db
    .prepare("SELECT count(*) AS count FROM entity WHERE uuid IN (SELECT value FROM json_each(?))")
    .get(JSON.stringify(before))
  expect(before.length).toBeGreaterThan(0)
  expect(kept).toMatchObject({ count: before.length })
  expect(manifest.missing).toEqual([])
  expect(check({ db, home: other, now: now() })).toEqual([])
})

test("a backup is readable by its owner only, replaces no file and leaves no other file", async () => {
  const home = aHome()
  fill(home)
  const folder = aTemporaryFolder()
  const file = join(folder, "backup.tar.gz")
  await backup({ db: home.db, home: home.path, file, now })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(backup({ db: home.db, home: home.path, file, now })).rejects.toThrow("is there already")
  expect(readdirSync(folder)).toEqual(["backup.tar.gz"])
  expect(readdirSync(home.path).filter((name) => name.startsWith("backup"))).toEqual([])
})

test("a backup names a missing file and succeeds", async () => {
  const home = aHome()
  fill(home)
  bring(home, "2026-11/lost.jpg")
  rmSync(join(home.files, "2026-11/lost.jpg"))
  const { manifest } = await backup({ db: home.db, home: home.path, file: join(aTemporaryFolder(), "b"), now })
  expect(manifest.missing).toEqual(["2026-11/lost.jpg"])
  expect(manifest.entries.map(({ path }) => path)).toEqual(["content.sqlite", "files/2026-11/plan.jpg"])
})
