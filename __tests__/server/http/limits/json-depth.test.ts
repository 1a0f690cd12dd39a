import { isTooDeep } from "#server/http/limits/json-depth.ts"

test.each([
  ["[[1]]", 2, false],
  ["[[[1]]]", 2, true],
  ['{"a":{"b":[]}}', 2, true],
  ["[[],[],[],{}]", 2, false],
  ['["[[[[[[", "\\"[[[["]', 1, false],
  ["", 1, false],
])("whether %s nests deeper than %i levels is answered with %s", (json, most, isDeep) => {
  expect(isTooDeep(json, most)).toBe(isDeep)
})

test("a megabyte of brackets is refused at once", () => {
  expect(isTooDeep("[".repeat(1024 * 1024))).toBe(true)
})
