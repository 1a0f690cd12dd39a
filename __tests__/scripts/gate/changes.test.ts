import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { changedSinceGreen, keepGreen, modulesToTest } from "#scripts/gate/changes.ts"

let root = ""
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "g30-changes-"))
  mkdirSync(join(root, "src"))
  write("src/a.ts", "a")
  write("src/b.ts", "b")
  write(".gitignore", "node_modules/\n")
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text)
}

function git(...args: readonly string[]): void {
  execFileSync("git", ["-c", "user.name=Margaux", "-c", "user.email=margaux@example.org", ...args], { cwd: root, stdio: "ignore" })
}

function commitAll(): void {
  git("add", "--all")
  git("commit", "--no-verify", "--message", "test(gate): a commit")
}

test("without a commit to compare with nothing is known of changes", () => {
  keepGreen(root)
  expect(changedSinceGreen(root)).toBeUndefined()
})

test("a fresh clone has the changes of its last commit", () => {
  git("init")
  commitAll()
  write("src/a.ts", "another")
  commitAll()
  expect(changedSinceGreen(root)).toEqual(["src/a.ts"])
})

test("files that are new, changed or gone since the tests passed are found, committed or not", () => {
  git("init")
  commitAll()
  keepGreen(root)
  expect(changedSinceGreen(root)).toEqual([])
  write("src/a.ts", "another")
  commitAll()
  write("src/new.ts", "new")
  rmSync(join(root, "src/b.ts"))
  expect(changedSinceGreen(root)?.toSorted()).toEqual(["src/a.ts", "src/b.ts", "src/new.ts"])
})

test.each([
  ["package-lock.json"],
  ["server/database/migrations/022-new.sql"],
  ["__tests__/contract/recordings/a.json"],
  ["__tests__/support/site.ts"],
])("a change of %s concerns all tests", (file) => {
  expect(modulesToTest(["src/a.ts", file])).toBe("all")
})

test.each([["docs/hosting.md"], ["src/ui/controls/link.module.css"], [".oxlintrc.json"], [".ci/run"]])(
  "a change of %s concerns no test",
  (file) => {
    expect(modulesToTest(["src/a.ts", file])).toEqual(["src/a.ts"])
  },
)

test("a test that reads files without an import runs when they change", () => {
  expect(modulesToTest(["docs/help/administrators.md"])).toEqual(["__tests__/scripts/help/help.test.ts"])
})
