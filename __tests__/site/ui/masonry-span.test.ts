import { estimatedSpan, ROW, spanOf } from "#ui/masonry-span.ts"

const card = { ratio: 2 / 3, texts: ["A title", "A summary"], index: 0 } as const

test("a card spans as many rows as it is high, and never less", () => {
  expect(spanOf(ROW * 3)).toBe(3)
  expect(spanOf(ROW * 3 + 1)).toBe(4)
  expect(spanOf(0)).toBe(0)
})

test("a card is estimated higher with a higher picture, with longer texts, and as the second of the list", () => {
  const height = estimatedSpan(card, 650)
  expect(estimatedSpan({ ...card, ratio: 1 }, 650)).toBeGreaterThan(height + 25)
  expect(estimatedSpan({ ...card, texts: ["A title ".repeat(12), "A summary"] }, 650)).toBeGreaterThan(height)
  expect(estimatedSpan({ ...card, texts: ["A title", ""] }, 650)).toBeLessThan(height)
  expect(estimatedSpan({ ...card, index: 1 }, 650)).toBeGreaterThan(height)
})

test("the picture's part grows with the column", () => {
  const pictureRows = (width: number) => estimatedSpan({ ...card, ratio: 2 }, width) - estimatedSpan({ ...card, ratio: 1 }, width)
  expect(pictureRows(800)).toBe(100)
  expect(pictureRows(400)).toBe(50)
})
