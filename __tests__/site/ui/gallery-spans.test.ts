import { gallerySpans } from "#ui/gallery-spans.ts"

test.each([0, 1, 2, 3, 4, 5, 8])("a gallery of %i pictures fills its rows", (count) => {
  const spans = gallerySpans(count)
  expect(spans).toHaveLength(count)
  expect(spans.reduce((sum: number, span) => sum + span, 0) % 12).toBe(0)
})

test("an odd picture leads alone; pairs are unequal and equal by turns", () => {
  expect(gallerySpans(5)).toEqual([12, 7, 5, 6, 6])
})
