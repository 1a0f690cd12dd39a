/** `npm test` runs unit tests, build, budgets, end-to-end tests and tests against a Drupal; `--gate` adds the gate's other parts. */
import { rm } from "node:fs/promises"
import { relative, resolve } from "node:path"
import { bringUp } from "./bring-up.ts"
import { checkBudgets } from "./gate/budgets.ts"
import { checkDashboardBudgets } from "./gate/dashboard-budgets.ts"
import { drupalTests, whyNoDrupal } from "./gate/drupal-tests.ts"
import { ensureChromium } from "./gate/chromium.ts"
import { run } from "#server/process/child.ts"
import { closeOnSignals, messageOf } from "#server/process/closing.ts"
import { readEnvironment } from "#publisher/environment.ts"
import { allTests, checks, runPart, runParts } from "./gate/parts.ts"
import { slowestOf } from "./gate/slowest.ts"
import { testEnvironment } from "./gate/test-site.ts"
import { seconds } from "./steps.ts"
import { currentSite } from "#publisher/release-folders.ts"
import { readFileSync } from "node:fs"
import * as v from "valibot"

const print = (line: string) => {
  console.log(line)
}

/** Jest prints failed tests as "● name", Playwright as "1) [live] › name". */
const failures = new Set<string>()

function noteFailures(output: string): string {
  for (const [line] of output.matchAll(/^ *(?:● (?!Console$)|\d+\) \[).+$/gm)) failures.add(line.trim())
  return output
}

/** Playwright empties its own folder before it starts. */
const reports = { units: "node_modules/.cache/units.json", drupal: "node_modules/.cache/drupal.json", endToEnd: "test-results/e2e.json" }

async function main(withGate: boolean): Promise<void> {
  for (const report of Object.values(reports)) await rm(report, { force: true })
  const tallies = withGate ? await gate() : []
  tallies.push(await timed("unit tests", units))
  const build = await timed("build", buildTestSite)
  tallies.push(build)
  if (build.failed === 0) {
    tallies.push(budgets(), await timed("end-to-end tests", endToEnd))
    // Both wait for other programs part of the time. Beside the unit tests, which don't, they time out.
    tallies.push(...(await Promise.all([timed("tests against a Drupal", drupal), timed("identity of quick builds", identity)])))
  }
  const { passed, failed } = addTallies(tallies)
  print("The slowest tests:")
  for (const { name, milliseconds } of slowestOf({ jest: [reports.units, reports.drupal], playwright: reports.endToEnd }, 30))
    print(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${relative(process.cwd(), resolve(name))}`)
  // Failures come last, because the end of a long output is read first.
  failures.forEach(print)
  print(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  print(`time   ${name}: ${seconds(started)}`)
  return result
}

async function gate(): Promise<Tally[]> {
  const results = await runParts(checks)
  for (const { name, passed } of results) if (!passed) failures.add(`● ${name}`)
  return results.map(({ passed }) => oneTally(passed))
}

async function units(): Promise<Tally> {
  const { output } = await runPart({ ...allTests, command: [...allTests.command, ...reportTo(reports.units)] })
  return jestTally(noteFailures(output))
}

function reportTo(file: string): readonly string[] {
  return ["--json", "--outputFile", file]
}

async function buildTestSite(): Promise<Tally> {
  await rm(testEnvironment.G30_HOME, { recursive: true, force: true })
  const closing = closeOnSignals(print)
  try {
    await bringUp(readEnvironment(testEnvironment), closing, print)
    return oneTally(true)
  } catch (error) {
    print(messageOf(error))
    return oneTally(false)
  } finally {
    await closing.closeAll()
  }
}

function budgets(): Tally {
  const site = currentSite(resolve(testEnvironment.G30_HOME)) ?? ""
  const results = [checkBudgets(site, print), checkDashboardBudgets(site, print)]
  results.flatMap(({ failures }) => failures).forEach(print)
  return addTallies(results.map(({ passed, failures }) => ({ passed, failed: failures.length })))
}

async function endToEnd(): Promise<Tally> {
  try {
    const browser = await ensureChromium(print)
    const { code, output } = await run("playwright", ["test", "--project", "live"], { env: { CHROMIUM_PATH: browser }, onLine: print })
    noteFailures(output)
    return playwrightTally(reports.endToEnd, code === 0)
  } catch (error) {
    print(messageOf(error))
    return oneTally(false)
  }
}

async function drupal(): Promise<Tally> {
  const reason = await whyNoDrupal(process.env)
  if (reason !== null) {
    print(`The tests against a Drupal were skipped: ${reason}`)
    return { passed: 0, failed: 0 }
  }
  const { output } = await run("jest", [...drupalTests, ...reportTo(reports.drupal)], { onLine: print })
  return jestTally(noteFailures(output))
}

/** Tests five edits of a small site (`npm run test:long -- identity`). The seed changes each day. */
async function identity(): Promise<Tally> {
  const seed = String(Math.floor(Date.now() / 86_400_000))
  const args = ["--import", "tsx", "__tests__/chaos/identity-main.ts", "--small", "--edits", "5", "--seed", seed]
  const { code } = await run(process.execPath, args, { onLine: print })
  return oneTally(code === 0)
}

type Tally = { readonly passed: number; readonly failed: number }

const report = v.object({ stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }) })

function oneTally(hasPassed: boolean): Tally {
  return { passed: Number(hasPassed), failed: Number(!hasPassed) }
}

function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, tally) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }), {
    passed: 0,
    failed: 0,
  })
}

/** A run of Jest without counts is a failure. */
function jestTally(output: string): Tally {
  const count = (line: string, word: string) => Number(new RegExp(`^${line}:.*?(\\d+) ${word}`, "m").exec(output)?.[1] ?? 0)
  const passed = count("Tests", "passed")
  const failed = count("Tests", "failed")
  const broken = failed === 0 ? count("Test Suites", "failed") : 0
  return { passed, failed: passed + failed + broken === 0 ? 1 : failed + broken }
}

/** An exit code other than 0 without a failed test (no server, no browser) is a failure of Playwright. */
function playwrightTally(file: string, succeeded: boolean): Tally {
  const { stats } = v.parse(report, JSON.parse(readFileSync(file, "utf8")))
  // A skipped test proves nothing. A flaky one passed at its second try, and Playwright prints its name.
  const failed = stats.unexpected + stats.skipped
  return { passed: stats.expected + stats.flaky, failed: failed === 0 && !succeeded ? 1 : failed }
}

void main(process.argv.includes("--gate"))
