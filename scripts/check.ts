/** `npm run check [part…] [--all]`: the one gate. It runs the tests related to what changed since they last passed in this checkout; `--all` runs all. */
import { changedSinceGreen, hashFiles, keepGreen, modulesToTest } from "./gate/changes.ts"
import { checks, runParts, testsOf } from "./gate/parts.ts"
import { seconds } from "./steps.ts"

async function main(names: readonly string[], everything: boolean): Promise<void> {
  const started = performance.now()
  const now = hashFiles(process.cwd())
  const changedFiles = everything ? undefined : changedSinceGreen(process.cwd(), now)
  const parts = [...checks, testsOf(changedFiles === undefined ? "all" : modulesToTest(changedFiles))]
  const unknown = names.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0) {
    console.error(`The gate has no part called ${unknown.join(", ")}. Its parts: ${parts.map((part) => part.name).join(", ")}.`)
    process.exitCode = 2
    return
  }
  const results = await runParts(names.length === 0 ? parts : parts.filter((part) => names.includes(part.name)))
  if (results.some(({ name, passed }) => name === "unit" && passed)) keepGreen(process.cwd(), now)
  const failed = results.filter((result) => !result.passed)
  console.log(`${results.length - failed.length} of ${results.length} parts passed in ${seconds(started)}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

const options = process.argv.slice(2)
void main(
  options.filter((option) => option !== "--all"),
  options.includes("--all"),
)
