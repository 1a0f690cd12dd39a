import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

const greenFile = "node_modules/.cache/gate/green-commit"

/** Notes that the tests pass on the present commit, alone or with uncommitted changes. */
export function keepGreen(root: string): void {
  const commit = git(root, "rev-parse", "HEAD")?.join("")
  const file = join(root, greenFile)
  if (commit === undefined) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, commit)
}

/**
 * Compares with the last commit on which tests passed; in a fresh clone with the last but one, which `.ci/run` has tested. Returns undefined if Git
 * doesn't know it.
 */
export function changedSinceGreen(root: string): readonly string[] | undefined {
  const file = join(root, greenFile)
  const green = existsSync(file) ? readFileSync(file, "utf8") : "HEAD~1"
  const [changed, unknown] = [
    git(root, "diff", "--name-only", "--no-renames", green),
    git(root, "ls-files", "--others", "--exclude-standard"),
  ]
  return changed && unknown && [...changed, ...unknown]
}

/** Returns lines. They are undefined outside of a repository, or for a commit that isn't here. */
function git(root: string, ...args: readonly string[]): readonly string[] | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" })
  return status === 0 ? stdout.split("\n").filter((line) => line !== "") : undefined
}

/** Jest finds the tests of a module by its importers. */
const moduleFile = /^(__tests__|bench|contract|publisher|scripts|server|src)\/.*\.(tsx?|js)$/
/** No test imports Jest's environment. */
const environment = /^__tests__\/support\/(site|gatsby|css-module|environment|words|browser\/in-view)\.(tsx?|js)$/
/** Only other parts of the gate read these files. */
const untested =
  /^(docs|static|drupal|\.ci)\/|\.(md|css)$|^(knip|oxlint|playwright|\.dependency-cruiser)[\w.]*\.[jt]s$|^(\.(git|oxfmt|oxlint)\w+(\.json)?|lefthook\.yml)$/
/** These tests read files of the project without an import. */
const readers = [
  { reads: /^(docs\/help\/|src\/styles\/tokens\.css$)/, test: "__tests__/scripts/help/help.test.ts" },
  ...["contract/drupal-settings", "contract/refusals", "scripts/drupal/recipe/recipe"].map((name) => ({
    reads: /^drupal\//,
    test: `__tests__/${name}.test.ts`,
  })),
  { reads: /^src\/.*\.css$/, test: "__tests__/site/styles/sheets.test.ts" },
  { reads: /^src\/lib\/strings\//, test: "__tests__/site/lib/strings/translated-words.test.ts" },
]

/** Returns "all" if a change can concern any test. */
export function modulesToTest(changedFiles: readonly string[]): readonly string[] | "all" {
  const isForAll = (file: string) => environment.test(file) || !(moduleFile.test(file) || untested.test(file))
  if (changedFiles.some(isForAll)) return "all"
  const readingTests = readers.filter(({ reads }) => changedFiles.some((file) => reads.test(file))).map(({ test }) => test)
  return [...new Set([...changedFiles.filter((file) => moduleFile.test(file)), ...readingTests])]
}
