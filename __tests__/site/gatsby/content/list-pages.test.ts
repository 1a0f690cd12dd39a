import { inPages, pagePath } from "#gatsby/content/list-pages.ts"

test("a list has pages of a fixed number, in its order, and the last has what is left", () => {
  expect(inPages([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(inPages([1, 2], 2)).toEqual([[1, 2]])
})

test("an empty list has one page", () => {
  expect(inPages([], 2)).toEqual([[]])
})

test("the first page has the address of the list", () => {
  expect([0, 1, 2].map((index) => pagePath("/publications/2026/", index))).toEqual([
    "/publications/2026/",
    "/publications/2026/page/2/",
    "/publications/2026/page/3/",
  ])
})
