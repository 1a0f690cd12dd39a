/** @jest-environment jsdom */

import { makeWatch } from "#lib/in-view.ts"
import { observersOf, scrollIntoView } from "#support/browser/in-view.ts"

test("one observer tells all elements of a watch apart", () => {
  const watch = makeWatch({ rootMargin: "20px" })
  const [first, second] = [document.createElement("p"), document.createElement("p")]
  const events: unknown[] = []
  watch(first, (isInView) => events.push(["first", isInView]))
  watch(second, (isInView) => events.push(["second", isInView]))

  scrollIntoView(second)
  scrollIntoView(first)
  scrollIntoView(second, false)

  expect(events).toEqual([
    ["second", true],
    ["first", true],
    ["second", false],
  ])
  expect(observersOf(first)).toEqual(observersOf(second))
  expect(observersOf(first)).toHaveLength(1)
})
