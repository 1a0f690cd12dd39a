import { levelOrder, planOf } from "#ui/masonry-plan.ts"

const low = { ratio: 0.5, texts: ["A title", ""] } as const
const high = { ratio: 2, texts: ["A title", "A summary"] } as const
const sidesOf = (items: Parameters<typeof planOf>[0]) => planOf(items).map(({ side }) => side)

test("the first card goes left and the second right", () => {
  expect(sidesOf([high, low])).toEqual(["left", "right"])
  expect(sidesOf([low, low])).toEqual(["left", "right"])
})

test("low cards stand beside a high one", () => {
  expect(sidesOf([high, low, low, low, low]).filter((side) => side === "right")).toHaveLength(3)
})

test("of many cards the last ones find the sides that end at the same height", () => {
  const sides = sidesOf([...Array.from({ length: 20 }, () => low), high])
  expect(sides.filter((side) => side === "left").length).not.toBe(sides.filter((side) => side === "right").length)
})

test("long texts count as height", () => {
  const wordy = { ratio: 0.5, texts: ["A title", "Many words ".repeat(200)] } as const
  expect(sidesOf([low, wordy, low, low])).toEqual(["left", "right", "left", "left"])
})

test("where the columns don't end together the shorter one's pictures grow, and the longer one's shrink", () => {
  const [left, right] = planOf([high, low]).map(({ height }) => Number(/, ([\d.]+)%/.exec(height)?.[1]))
  expect(left).toBeLessThan(200)
  expect(right).toBeGreaterThan(50)
})

test("a card alone keeps its picture's own shape, and no card is no column", () => {
  expect(planOf([high])).toEqual([{ side: "left", height: "200.00%" }])
  expect(planOf([])).toEqual([])
})

test("an order is found in which the columns end together, with the first card first", () => {
  const square = { ratio: 1, texts: ["A title", ""] } as const
  expect(levelOrder([high, low, low, high])).toEqual([high, low, high, low])
  expect(levelOrder([square])).toEqual([square])
  expect(levelOrder([])).toEqual([])
})
