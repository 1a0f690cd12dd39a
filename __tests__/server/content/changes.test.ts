import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { changeContent, changeStamp } from "#server/content/changes.ts"
import { putEntities } from "#server/content/entities/entity-store.ts"
import { openDatabase } from "#server/database/open.ts"
import { anArticle } from "#support/entities.ts"

function twoConnections() {
  const file = join(mkdtempSync(join(tmpdir(), "g30-")), "content.sqlite")
  return { ours: openDatabase(file), theirs: openDatabase(file) }
}

test("sign-ins leave the stamp of the content as it is, a change of the content does not", () => {
  const { ours } = twoConnections()
  const before = changeStamp(ours)
  ours.exec("CREATE TABLE IF NOT EXISTS somebody (token TEXT); INSERT INTO somebody VALUES ('t')")
  expect(changeStamp(ours)).toBe(before)
  changeContent(ours, () => putEntities(ours, [anArticle()]))
  expect(changeStamp(ours)).not.toBe(before)
})

test("any write of another program changes the stamp", () => {
  const { ours, theirs } = twoConnections()
  const before = changeStamp(ours)
  theirs.exec("INSERT INTO state (key, value) VALUES ('mood', 'good')")
  expect(changeStamp(ours)).not.toBe(before)
})
