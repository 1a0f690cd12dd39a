import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pinFiles } from "#server/upkeep/backup/pinned-files.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

test("a file whose bytes were replaced after it was pinned is pinned again, once", () => {
  const [folder, target] = [join(aTemporaryFolder(), "files"), join(aTemporaryFolder(), "pinned")]
  mkdirSync(folder)
  writeFileSync(join(folder, "a.jpg"), "old")
  const { pin, pinAll } = pinFiles(folder, target)
  pinAll()
  expect(pin("a.jpg")).toBe("pinned")
  writeFileSync(join(folder, "new"), "new")
  renameSync(join(folder, "new"), join(folder, "a.jpg"))
  expect([pin("a.jpg"), pin("a.jpg")]).toEqual(["replaced", "pinned"])
  rmSync(join(folder, "a.jpg"))
  expect([pin("a.jpg"), pin("b.jpg")]).toEqual(["pinned", "missing"])
  expect(readFileSync(join(target, "a.jpg"), "utf8")).toBe("new")
})
