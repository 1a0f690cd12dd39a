import { absent, linesOf, ok, summaryOf, unknown, wrong } from "#scripts/drupal/status/finding.ts"

test("a line says what is wrong, and the next one how to put it right", () => {
  expect(linesOf(wrong("kinds", "node--page can't be found", "Apply the recipe."))).toEqual([
    expect.stringMatching(/^WRONG {3}kinds +node--page can't be found$/),
    expect.stringMatching(/^ +→ Apply the recipe\.$/),
  ])
  expect(linesOf(ok("kinds", "all"))).toHaveLength(1)
})

test("the last line counts", () => {
  expect(summaryOf([ok("a", ""), ok("b", ""), wrong("c", "", ""), absent("d", ""), unknown("e", "")])).toBe(
    "2 ok, 1 wrong, 1 absent, 1 not to be seen from outside",
  )
})
