/** `npm run check [part…] [--all]` is the gate. It runs tests related to what changed since they last passed here; `--all` runs all. */
import { changedSinceGreen, keepGreen, modulesToTest } from "./gate/changes.ts"
import { checks, runPart, runParts, testsOf, type Part } from "./gate/parts.ts"
import { seconds } from "./steps.ts"

async function main(names: readonly string[], everything: boolean): Promise<void> {
  const started = performance.now()
  const changedFiles = everything ? undefined : changedSinceGreen(process.cwd())
  const unit = testsOf(changedFiles === undefined ? "all" : modulesToTest(changedFiles))
  const partNames = [...checks, unit].map((part) => part.name)
  const unknown = names.filter((name) => !partNames.includes(name))
  if (unknown.length > 0) {
    console.error(`The gate has no part called ${unknown.join(", ")}. Its parts: ${partNames.join(", ")}.`)
    process.exitCode = 2
    return
  }
  const isAsked = ({ name }: Part) => names.length === 0 || names.includes(name)
  const results = [...(await runParts(checks.filter(isAsked)))]
  if (isAsked(unit)) {
    const tests = await runPart(unit)
    results.push(tests)
    if (tests.passed) keepGreen(process.cwd())
  }
  const failed = results.filter((result) => !result.passed)
  console.log(`${results.length - failed.length} of ${results.length} parts passed in ${seconds(started)}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

const options = process.argv.slice(2)
void main(
  options.filter((option) => option !== "--all"),
  options.includes("--all"),
)
