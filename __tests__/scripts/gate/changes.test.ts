import { execFileSync } from "node:child_process"
import { rmSync } from "node:fs"
import { join } from "node:path"
import { changedSinceGreen, keepGreen, modulesToTest } from "#scripts/gate/changes.ts"
import { folderOfEachTest } from "#support/temporary-folder.ts"

const root = folderOfEachTest({ "src/a.ts": "a", "src/b.ts": "b", ".gitignore": "node_modules/\n" })

function git(...args: readonly string[]): void {
  execFileSync("git", ["-c", "user.name=Margaux", "-c", "user.email=margaux@example.org", ...args], { cwd: root.path(), stdio: "ignore" })
}

function commitAll(): void {
  git("add", "--all")
  git("commit", "--no-verify", "--message", "test(gate): a commit")
}

test("without a commit to compare with nothing is known of changes", () => {
  keepGreen(root.path())
  expect(changedSinceGreen(root.path())).toBeUndefined()
})

test("a fresh clone has the changes of its last commit", () => {
  git("init")
  commitAll()
  root.write("src/a.ts", "another")
  commitAll()
  expect(changedSinceGreen(root.path())).toEqual(["src/a.ts"])
})

test("files that are new, changed or gone since the tests passed are found, committed or not", () => {
  git("init")
  commitAll()
  keepGreen(root.path())
  expect(changedSinceGreen(root.path())).toEqual([])
  root.write("src/a.ts", "another")
  commitAll()
  root.write("src/new.ts", "new")
  rmSync(join(root.path(), "src/b.ts"))
  expect(changedSinceGreen(root.path())?.toSorted()).toEqual(["src/a.ts", "src/b.ts", "src/new.ts"])
})

test.each([
  ["package-lock.json"],
  ["server/database/migrations/022-new.sql"],
  ["__tests__/contract/recordings/a.json"],
  ["__tests__/support/site.ts"],
])("a change of %s concerns all tests", (file) => {
  expect(modulesToTest(["src/a.ts", file])).toBe("all")
})

test.each([["docs/hosting.md"], [".oxlintrc.json"], [".ci/run"]])("a change of %s concerns no test", (file) => {
  expect(modulesToTest(["src/a.ts", file])).toEqual(["src/a.ts"])
})

test("a test that reads files without an import runs when they change", () => {
  expect(modulesToTest(["docs/help/administrators.md"])).toEqual(["__tests__/scripts/help/help.test.ts"])
  expect(modulesToTest(["src/ui/controls/link.module.css"])).toEqual(["__tests__/site/styles/sheets.test.ts"])
})
