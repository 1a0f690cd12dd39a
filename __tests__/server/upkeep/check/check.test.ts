import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs"
import { join } from "node:path"
import { openDatabase } from "#server/database/open.ts"
import { check } from "#server/upkeep/check/check.ts"
import { removeLeftovers } from "#server/upkeep/check/file-checks.ts"
import { aHome, type Home } from "#support/content-folder.ts"
import { bring, closedCopy, fill } from "#support/upkeep.ts"

const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000)

function findingsOf(home: Home, now = tomorrow): readonly string[] {
  return check({ db: home.db, home: home.path, now }).map(({ what }) => what)
}

const aRedirect = "INSERT INTO alias (is_current, langcode, alias, uri, leads_to) SELECT 0, 'und', column1, column2, column3 FROM (VALUES"

test.each<[string, (home: Home) => void, RegExp]>([
  [
    "a reference to nothing",
    ({ db }) => db.exec("PRAGMA foreign_keys = OFF; UPDATE reference SET target = 999"),
    /something that isn't there/,
  ],
  ["an alias that can't be", ({ db }) => db.exec("UPDATE alias SET alias = 'post/x/'"), /addresses of node 1/],
  [
    "a redirect from a published item's address",
    ({ db }) => db.exec("INSERT INTO alias (entity, alias, langcode, is_current) SELECT entity, alias, langcode, 0 FROM alias LIMIT 1"),
    /redirect though published items have them: \/post/,
  ],
  ["a redirect that can't be", ({ db }) => db.exec(`${aRedirect} ('x', 'javascript:', NULL))`), /redirects from x can't be/],
  ["redirects in a circle", ({ db }) => db.exec(`${aRedirect} ('/x', '', '/y'), ('/y', '', '/x'))`), /from \/x, \/y lead in a circle/],
  ["no administrator", ({ db }) => db.exec("UPDATE entity SET status = 0 WHERE type = 'user--user'"), /No active user is an administrator/],
  ["a lost version number", ({ db }) => db.exec("DELETE FROM state WHERE key = 'content_version'"), /version is lost/],
  ["bytes that are gone", ({ files }) => rmSync(join(files, "2026-11/plan.jpg")), /Missing on the disk: 2026-11\/plan\.jpg/],
  [
    "an address out of the folder",
    ({ db }) => db.exec("UPDATE entity SET fields = json_set(fields, '$.uri', 'public://../x') WHERE type = 'file--file'"),
    /lead to no place/,
  ],
  ["bytes that nobody knows", ({ files }) => writeFileSync(join(files, "stray.txt"), ""), /content doesn't know: stray\.txt/],
  ["a killed backup's folder", ({ path }) => mkdirSync(join(path, "backup-in-progress-abc")), /Left by a program/],
])("the check finds the fault and says how to fix it: %s", (_case, spoil, what) => {
  const home = aHome()
  fill(home)
  spoil(home)
  const findings = check({ db: home.db, home: home.path, now: tomorrow })
  expect(findings.map((finding) => finding.what)).toEqual(expect.arrayContaining([expect.stringMatching(what)]))
  expect(findings.every(({ fix }) => fix.length > 10)).toBe(true)
})

test("a damaged database file is the only finding", () => {
  const home = aHome()
  fill(home)
  const state = closedCopy(home)
  const file = openSync(join(state, "content.sqlite"), "r+")
  const page = 4096
  writeSync(file, Buffer.alloc(200, 0xff), 0, 200, 2 * page)
  closeSync(file)
  const findings = check({ db: openDatabase(join(state, "content.sqlite")), home: state, now: tomorrow })
  expect(findings.map(({ what }) => what)).toEqual([expect.stringContaining("The database file is damaged")])
})

test("a running upload is no finding, and only files older than a day are removed", () => {
  const home = aHome()
  fill(home)
  bring(home, "2026-11/other.jpg")
  writeFileSync(join(home.files, "stray.txt"), "")
  expect(findingsOf(home, new Date())).toEqual([])
  expect(removeLeftovers(home.db, home.path, new Date())).toEqual([])
  expect(removeLeftovers(home.db, home.path, tomorrow)).toEqual(["files/stray.txt"])
  expect(existsSync(join(home.files, "2026-11/other.jpg"))).toBe(true)
  expect(findingsOf(home)).toEqual([])
})
