import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { slowestOf } from "#scripts/gate/slowest.ts"
import { aTemporaryFolder } from "#support/content-folder.ts"

test("the slowest tests of all reports stand first, and a report that isn't there has none", () => {
  const folder = aTemporaryFolder()
  const [units, browser] = [join(folder, "units.json"), join(folder, "e2e.json")]
  const assertionResults = [
    { fullName: "a quick one", duration: 5 },
    { fullName: "one that didn't run", duration: null },
  ]
  writeFileSync(units, JSON.stringify({ testResults: [{ name: "a.test.ts", assertionResults }] }))
  const specs = [{ title: "a slow one", file: "b.spec.ts", tests: [{ results: [{ duration: 40 }, { duration: 50 }] }] }]
  writeFileSync(browser, JSON.stringify({ suites: [{ specs: [], suites: [{ specs }] }] }))
  expect(slowestOf({ jest: [units, join(folder, "none.json")], playwright: browser }, 2)).toEqual([
    { name: "b.spec.ts › a slow one", milliseconds: 90 },
    { name: "a.test.ts › a quick one", milliseconds: 5 },
  ])
})
