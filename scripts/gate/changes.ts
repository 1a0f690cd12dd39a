/** Finds the files that have changed since the tests last passed in this checkout, and the tests that they concern. */
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import * as v from "valibot"
import { filesOf } from "./project-files.ts"

export type Hashes = Readonly<Record<string, string>>

const greenFile = "node_modules/.cache/gate/green.json"
const hashes = v.record(v.string(), v.string())

export function hashFiles(root: string): Hashes {
  const hash = (file: string) =>
    createHash("sha1")
      .update(readFileSync(join(root, file)))
      .digest("base64")
  return Object.fromEntries(filesOf(root).map((file) => [file, hash(file)]))
}

export function keepGreen(root: string, green: Hashes): void {
  const file = join(root, greenFile)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(green))
}

/** Returns the files that were added, changed or removed since the tests passed, or undefined if they never did. */
export function changedSinceGreen(root: string, now: Hashes): readonly string[] | undefined {
  const file = join(root, greenFile)
  if (!existsSync(file)) return undefined
  const green = v.parse(hashes, JSON.parse(readFileSync(file, "utf8")))
  return Object.keys({ ...green, ...now }).filter((path) => now[path] !== green[path])
}

/** Jest finds the tests of a module by its importers. */
const moduleFile = /^(__tests__|bench|contract|publisher|scripts|server|src)\/.*\.(tsx?|js)$/
/** Jest's environment: no test imports it. */
const environment = /^__tests__\/support\/(site|gatsby|css-module|environment|words|browser\/in-view)\.(tsx?|js)$/
/** Other parts of the gate read these, but no test. */
const untested =
  /^(docs|static)\/|\.(md|css)$|^(knip|oxlint|playwright|\.dependency-cruiser)[\w.]*\.[jt]s$|^(\.(git|oxfmt|oxlint)\w+(\.json)?|lefthook\.yml)$/
/** Tests that read files of the project without an import. */
const readers = [
  { reads: /^docs\/help\//, test: "__tests__/scripts/help/help.test.ts" },
  { reads: /^src\/lib\/strings\//, test: "__tests__/site/lib/strings/translated-words.test.ts" },
]

/** Returns the modules whose tests must run, or "all" if a change can concern any test. */
export function modulesToTest(changedFiles: readonly string[]): readonly string[] | "all" {
  const isForAll = (file: string) => environment.test(file) || !(moduleFile.test(file) || untested.test(file))
  if (changedFiles.some(isForAll)) return "all"
  const readingTests = readers.filter(({ reads }) => changedFiles.some((file) => reads.test(file))).map(({ test }) => test)
  return [...new Set([...changedFiles.filter((file) => moduleFile.test(file)), ...readingTests])]
}
