import { sidesOf } from "#ui/masonry-sides.ts"

const low = { ratio: 0.5, texts: ["A title", ""] } as const
const high = { ratio: 2, texts: ["A title", "A summary"] } as const

test("the first card goes left and the second right", () => {
  expect(sidesOf([high, low])).toEqual(["left", "right"])
  expect(sidesOf([low, low])).toEqual(["left", "right"])
})

test("each next card goes where there is room first", () => {
  expect(sidesOf([high, low, low, low, low])).toEqual(["left", "right", "right", "right", "left"])
})

test("long texts count as height", () => {
  const wordy = { ratio: 0.5, texts: ["A title", "Many words ".repeat(200)] } as const
  expect(sidesOf([low, wordy, low, low])).toEqual(["left", "right", "left", "left"])
})
