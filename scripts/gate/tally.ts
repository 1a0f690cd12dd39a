import { readFileSync } from "node:fs"
import * as v from "valibot"

export type Tally = { readonly passed: number; readonly failed: number }

const report = v.object({ stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }) })

export function oneTally(hasPassed: boolean): Tally {
  return { passed: Number(hasPassed), failed: Number(!hasPassed) }
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, tally) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }), {
    passed: 0,
    failed: 0,
  })
}

/** Reads the counts from Jest's output. A run without counts is a failure. */
export function jestTally(output: string): Tally {
  const count = (line: string, word: string) => Number(new RegExp(`^${line}:.*?(\\d+) ${word}`, "m").exec(output)?.[1] ?? 0)
  const passed = count("Tests", "passed")
  const failed = count("Tests", "failed")
  const broken = failed === 0 ? count("Test Suites", "failed") : 0
  return { passed, failed: passed + failed + broken === 0 ? 1 : failed + broken }
}

/** Reads the counts from Playwright's JSON report. An exit code other than 0 without a failed test (no server, no browser) is a failure. */
export function playwrightTally(file: string, succeeded: boolean): Tally {
  const { stats } = v.parse(report, JSON.parse(readFileSync(file, "utf8")))
  // A skipped test proves nothing. A flaky one passed at its second try, and Playwright prints its name.
  const failed = stats.unexpected + stats.skipped
  return { passed: stats.expected + stats.flaky, failed: failed === 0 && !succeeded ? 1 : failed }
}
