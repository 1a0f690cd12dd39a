import { centre, focusAfter, focusIn, focusPosition, focusText, within } from "#dashboard/media/field/focus-dialog.tsx"

test.each([
  ["0.25 1", { x: 0.25, y: 1 }],
  ["", centre],
  ["0.5", centre],
  ["2 0.5", centre],
  ["left top", centre],
])("the text %j is a point", (text, point) => {
  expect(focusIn(text)).toEqual(point)
})

test("arrow keys move the point by a twentieth, with Shift by a hundredth, and never out of the picture", () => {
  expect(focusAfter(centre, { key: "ArrowLeft", shiftKey: false })).toEqual({ x: 0.45, y: 0.5 })
  expect(focusAfter(centre, { key: "ArrowDown", shiftKey: true })).toEqual({ x: 0.5, y: 0.51 })
  expect(focusAfter({ x: 0, y: 0 }, { key: "ArrowUp", shiftKey: false })).toEqual({ x: 0, y: 0 })
  expect(focusAfter(centre, { key: "Tab", shiftKey: false })).toBeNull()
})

test("a point is written as the content model wants it", () => {
  expect(focusText(within({ x: 1 / 3, y: 1.2 }))).toBe("0.33 1")
  expect(focusPosition({ x: 0.33, y: 1 })).toBe("33% 100%")
})
