import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { changeContent, changeStamp } from "#server/content/changes.ts"
import { putEntities } from "#server/content/entities/store.ts"
import { openDatabase } from "#server/database/open.ts"
import { anArticle } from "#support/entities.ts"

function twoConnections() {
  const file = join(mkdtempSync(join(tmpdir(), "g30-")), "content.sqlite")
  return { ours: openDatabase(file), theirs: openDatabase(file) }
}

test("answers stay kept while people sign in, and not when the content changes", () => {
  const { ours } = twoConnections()
  const before = changeStamp(ours)
  ours.exec("CREATE TABLE IF NOT EXISTS somebody (token TEXT); INSERT INTO somebody VALUES ('t')")
  expect(changeStamp(ours)).toBe(before)
  changeContent(ours, () => putEntities(ours, [anArticle()]))
  expect(changeStamp(ours)).not.toBe(before)
})

test("what another program writes, even past our own functions, is noticed at once", () => {
  const { ours, theirs } = twoConnections()
  const before = changeStamp(ours)
  theirs.exec("INSERT INTO state (key, value) VALUES ('mood', 'good')")
  expect(changeStamp(ours)).not.toBe(before)
})
