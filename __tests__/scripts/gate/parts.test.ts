import { filesOf } from "#scripts/gate/project-files.ts"
import { testsOf } from "#scripts/gate/parts.ts"

const leftOut = (modules: readonly string[] | "all", file: string) =>
  testsOf(modules)
    .env?.JEST_LEFT_OUT?.split(" ")
    .some((pattern) => new RegExp(pattern).test(file))

test("without a changed module no test runs", () => {
  expect(testsOf([]).command).toEqual(["node", "--eval", ""])
})

test("a slow test is left out unless it is what changed", () => {
  const slow = "__tests__/server/transfer/export.test.ts"
  expect(leftOut("all", slow)).toBe(true)
  expect(leftOut(["server/transfer/export.ts"], slow)).toBe(true)
  expect(leftOut([slow], slow)).toBe(false)
})

test("each slow test is where the list of slow tests says", () => {
  const files = filesOf(process.cwd())
  const patterns = testsOf("all").env?.JEST_LEFT_OUT?.split(" ") ?? []
  expect(patterns.length).toBeGreaterThan(5)
  expect(patterns.filter((pattern) => !files.some((file) => new RegExp(pattern).test(file)))).toEqual([])
})
