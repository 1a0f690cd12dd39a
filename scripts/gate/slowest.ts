/** Jest and Playwright report the times of tests as JSON. */
import { existsSync, readFileSync } from "node:fs"
import * as v from "valibot"

export type TimedTest = { readonly name: string; readonly milliseconds: number }

const units = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), duration: v.nullish(v.number()) })),
    }),
  ),
})

type Suite = {
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
  readonly suites?: readonly Suite[] | undefined
}

const spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })),
})

const suite: v.GenericSchema<Suite> = v.object({ specs: v.array(spec), suites: v.optional(v.array(v.lazy(() => suite))) })

const browser = v.object({ suites: v.array(suite) })

/** The slowest test is first. A missing report has no tests. */
export function slowestOf(
  { jest, playwright }: { readonly jest: readonly string[]; readonly playwright: string },
  count: number,
): readonly TimedTest[] {
  const all = [
    ...jest.filter(existsSync).flatMap((file) => jestTests(v.parse(units, jsonOf(file)))),
    ...(existsSync(playwright) ? v.parse(browser, jsonOf(playwright)).suites.flatMap(playwrightTests) : []),
  ]
  return all.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count)
}

function jestTests({ testResults }: v.InferOutput<typeof units>): readonly TimedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: `${name} › ${fullName}`, milliseconds: duration ?? 0 })),
  )
}

function playwrightTests({ specs, suites = [] }: Suite): readonly TimedTest[] {
  const own = specs.map(({ title, file, tests }) => ({
    name: `${file} › ${title}`,
    milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return [...own, ...suites.flatMap(playwrightTests)]
}

function jsonOf(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"))
}
