import { sidesOf } from "#ui/masonry.tsx"

test("the first card goes left and the second right", () => {
  expect(sidesOf([2, 0.5])).toEqual(["left", "right"])
  expect(sidesOf([0.5, 0.5])).toEqual(["left", "right"])
  expect(sidesOf([])).toEqual([])
})

test("each card goes to the column that is shorter so far", () => {
  expect(sidesOf([2, 0.5, 0.5, 0.5, 0.5])).toEqual(["left", "right", "right", "right", "left"])
})

test("the words below pictures count too", () => {
  expect(sidesOf([1.4, 0.5, 0.5, 0.5])).toEqual(["left", "right", "right", "left"])
})
