import { positionOf } from "#dashboard/agenda/event/anchored.tsx"

const frame = { left: 40, right: 1400, top: 340, width: 1360, height: 800 }
const uncovered = { top: 88, bottom: 684 }
const popover = { left: 0, right: 0, top: 0, width: 336, height: 590 }

/** Returns the upper and the lower edge of a popover in the window. */
function edgesFor(anchorTop: number, height = popover.height) {
  const anchor = { left: 840, right: 1020, top: anchorTop, width: 180, height: 24 }
  const top = Number(positionOf(frame, anchor, { ...popover, height }, uncovered).style.top) + frame.top
  return { top, bottom: top + height }
}

test.each([350, 560, 670])("a popover is in the window, wherever the event is that opened it: %d", (anchorTop) => {
  const { top, bottom } = edgesFor(anchorTop)
  expect(top).toBeGreaterThanOrEqual(uncovered.top)
  expect(bottom).toBeLessThanOrEqual(uncovered.bottom)
})

test("a low popover stands beside its event", () => {
  expect(edgesFor(400, 200).top).toBe(400 + 12 - 30)
})
