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

test("before the tests passed once, nothing is known of changes", () => {
  expect(changedSinceGreen(root, hashFiles(root))).toBeUndefined()
})

test("files that are new, changed or gone since the tests passed are found", () => {
  keepGreen(root, hashFiles(root))
  expect(changedSinceGreen(root, hashFiles(root))).toEqual([])
  write("src/a.ts", "another")
  write("server/new.ts", "new")
  rmSync(join(root, "src/b.ts"))
  expect(changedSinceGreen(root, hashFiles(root))?.toSorted()).toEqual(["server/new.ts", "src/a.ts", "src/b.ts"])
})

test("a file that is as it was again has not changed", () => {
  keepGreen(root, hashFiles(root))
  write("src/a.ts", "another")
  write("src/a.ts", "a")
  expect(changedSinceGreen(root, hashFiles(root))).toEqual([])
})

test.each([
  ["package-lock.json"],
  ["jest.config.js"],
  ["babel.config.js"],
  ["tsconfig.json"],
  ["gatsby-config.ts"],
  ["server/database/migrations/022-new.sql"],
  ["demo/content/pages.json"],
  ["__tests__/contract/recordings/a.json"],
  ["__tests__/support/site.ts"],
  ["__tests__/support/environment.js"],
])("a change of %s concerns all tests", (file) => {
  expect(modulesToTest(["src/a.ts", file])).toBe("all")
})

test.each([["README.md"], ["docs/hosting.md"], ["src/ui/link.module.css"], ["static/robots.txt"], ["eslint.config.js"], ["lefthook.yml"]])(
  "a change of %s concerns no test",
  (file) => {
    expect(modulesToTest(["src/a.ts", file])).toEqual(["src/a.ts"])
  },
)

test("the tests of support files are found by their importers", () => {
  expect(modulesToTest(["__tests__/support/server.ts"])).toEqual(["__tests__/support/server.ts"])
})

test("a test that reads files without an import runs when they change", () => {
  expect(modulesToTest(["docs/help/administrators.md"])).toEqual(["__tests__/scripts/help/help.test.ts"])
})
