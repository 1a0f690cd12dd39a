import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { changedSinceGreen, hashFiles, keepGreen, modulesToTest } from "#scripts/gate/changes.ts"
import { folders } from "#scripts/gate/project-files.ts"

let root = ""
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "g30-changes-"))
  for (const folder of folders) mkdirSync(join(root, folder))
  write("src/a.ts", "a")
  write("src/b.ts", "b")
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text)
}

test("files that are new, changed or gone since the tests passed are found, once they have passed", () => {
  expect(changedSinceGreen(root, hashFiles(root))).toBeUndefined()
  keepGreen(root, hashFiles(root))
  expect(changedSinceGreen(root, hashFiles(root))).toEqual([])
  write("src/a.ts", "another")
  write("server/new.ts", "new")
  rmSync(join(root, "src/b.ts"))
  expect(changedSinceGreen(root, hashFiles(root))?.toSorted()).toEqual(["server/new.ts", "src/a.ts", "src/b.ts"])
})

test.each([
  ["package-lock.json"],
  ["server/database/migrations/022-new.sql"],
  ["__tests__/contract/recordings/a.json"],
  ["__tests__/support/site.ts"],
])("a change of %s concerns all tests", (file) => {
  expect(modulesToTest(["src/a.ts", file])).toBe("all")
})

test.each([["docs/hosting.md"], ["src/ui/link.module.css"], [".oxlintrc.json"]])("a change of %s concerns no test", (file) => {
  expect(modulesToTest(["src/a.ts", file])).toEqual(["src/a.ts"])
})

test("a test that reads files without an import runs when they change", () => {
  expect(modulesToTest(["docs/help/administrators.md"])).toEqual(["__tests__/scripts/help/help.test.ts"])
})
