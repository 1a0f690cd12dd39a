import { compareRules } from "./rules.ts"

test("the occurrences of 50 rules over five years are those that the rrule library finds", () => {
  const { problems, occurrences } = compareRules({ rules: 50, seed: 30 })
  expect(problems).toEqual([])
  expect(occurrences).toBeGreaterThan(500)
})
