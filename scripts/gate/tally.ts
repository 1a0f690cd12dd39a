import { readFileSync } from "node:fs"
import * as v from "valibot"

export type Tally = { readonly passed: number; readonly failed: number }

const report = v.object({ stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }) })

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, tally) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }), {
    passed: 0,
    failed: 0,
  })
}

/** Reads the counts from what Jest printed; a run without counts, or a suite that could not even start, is a failure. */
export function jestTally(output: string): Tally {
  const count = (line: string, word: string) => Number(new RegExp(`^${line}:.*?(\\d+) ${word}`, "m").exec(output)?.[1] ?? 0)
  const passed = count("Tests", "passed")
  const failed = count("Tests", "failed")
  // A file with a syntax error is a failed suite without a failed test.
  const broken = failed === 0 ? count("Test Suites", "failed") : 0
  return { passed, failed: passed + failed + broken === 0 ? 1 : failed + broken }
}

/** Reads the counts from Playwright's JSON report; a run that ended badly without a failed test (no server, no browser) is a failure. */
export function playwrightTally(file: string, succeeded: boolean): Tally {
  const { stats } = v.parse(report, JSON.parse(readFileSync(file, "utf8")))
  // A test that was skipped hasn't shown what it is for. One that passed at its second try has; Playwright names it in what it prints.
  const failed = stats.unexpected + stats.skipped
  return { passed: stats.expected + stats.flaky, failed: failed === 0 && !succeeded ? 1 : failed }
}
