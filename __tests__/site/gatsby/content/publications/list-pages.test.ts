import { listPages, perPage } from "#gatsby/content/publications/list-pages.ts"

const items = (count: number) => Array.from({ length: count }, (_, index) => count - index)

test.each([0, 1, perPage, 1.5 * perPage - 1])("%i items are one page", (count) => {
  expect(listPages(items(count))).toEqual([{ number: null, items: items(count) }])
})

test("each item is on one page, in its order, and the last page is that of the oldest", () => {
  const pages = listPages(items(500))
  expect(pages.flatMap((page) => page.items)).toEqual(items(500))
  expect(pages.slice(1).map(({ number }) => number)).toEqual(
    Array.from({ length: pages.length - 1 }, (_, index) => pages.length - 1 - index),
  )
})

test("an addition changes the first page, and further ones never", () => {
  for (let count = 0; count < 10 * perPage; count += 1) {
    const [before, after] = [listPages(items(count)), listPages(items(count + 1))]
    for (const page of before.slice(1)) expect(after).toContainEqual(page)
    expect(after.length - before.length).toBeLessThanOrEqual(1)
    expect(after[0]?.items.length).toBeLessThan(1.5 * perPage)
  }
})
