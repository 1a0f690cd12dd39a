import { levelOrder, planOf } from "#ui/masonry-plan.ts"

const low = { ratio: 0.5, texts: ["A title", ""] } as const
const high = { ratio: 2, texts: ["A title", "A summary"] } as const
const sidesOf = (items: Parameters<typeof planOf>[0]) => planOf(items).map(({ side }) => side)

test("the first card goes left and the second right", () => {
  expect(sidesOf([high, low])).toEqual(["left", "right"])
  expect(sidesOf([low, low])).toEqual(["left", "right"])
})

test("each card goes to the shorter column", () => {
  expect(sidesOf([high, low, low, low, low])).toEqual(["left", "right", "right", "right", "left"])
})

test("long texts count as height", () => {
  const wordy = { ratio: 0.5, texts: ["A title", "Many words ".repeat(200)] } as const
  expect(sidesOf([low, wordy, low, low])).toEqual(["left", "right", "left", "left"])
})

test("the last pictures of both columns level them; the others keep their shape", () => {
  const plan = planOf([high, low, low, low])
  expect(plan.map(({ level }) => level)).toEqual([
    { ratio: 1.75, pixels: 319, times: 0.875, more: 160 },
    undefined,
    undefined,
    { ratio: 0.75, pixels: 0, times: 1.5, more: 0 },
  ])
})

test("a single card keeps its picture's own shape, and without cards there is no column", () => {
  expect(planOf([high])).toEqual([{ side: "left" }])
  expect(planOf([])).toEqual([])
})

test("the last two cards change places where the columns then differ less", () => {
  const square = { ratio: 1, texts: ["A title", ""] } as const
  expect(levelOrder([high, low, low, high])).toEqual([high, low, high, low])
  expect(levelOrder([high, low])).toEqual([high, low])
  expect(levelOrder([square])).toEqual([square])
  expect(levelOrder([])).toEqual([])
})
