import { createHash } from "node:crypto"
import { fewest, listPages, most, mostFirst, type ListPage } from "#gatsby/content/publications/list-pages.ts"

type Item = { readonly uuid: string }
const item = (number: number): Item => ({ uuid: createHash("sha256").update(String(number)).digest("hex") })
const items = (count: number) => Array.from({ length: count }, (_, index) => item(count - index))
const numbersOf = (pages: readonly ListPage<Item>[]) => pages.map(({ number }) => number)

test.each([0, 1, most, mostFirst])("%i items are one page", (count) => {
  expect(listPages(items(count))).toEqual([{ number: null, items: items(count) }])
})

test("each item is on one page, in its order, and the last page is that of the oldest", () => {
  const pages = listPages(items(500))
  expect(pages.flatMap((page) => page.items)).toEqual(items(500))
  expect(numbersOf(pages)).toEqual([null, ...Array.from({ length: pages.length - 1 }, (_, index) => pages.length - 1 - index)])
  for (const page of pages.slice(1)) {
    expect(page.items.length).toBeGreaterThanOrEqual(fewest)
    expect(page.items.length).toBeLessThanOrEqual(most)
  }
})

test("an addition changes the first page, and further ones never", () => {
  for (let count = 0; count < 10 * most; count += 1) {
    const [before, after] = [listPages(items(count)), listPages(items(count + 1))]
    for (const page of before.slice(1)) expect(after).toContainEqual(page)
    expect(after.length - before.length).toBeLessThanOrEqual(1)
    expect(after[0]?.items.length).toBeLessThanOrEqual(mostFirst)
  }
})

test("an item that goes mostly changes one page", () => {
  const all = items(500)
  const before = listPages(all)
  const changed = all.map((gone) => {
    const after = listPages(all.filter((one) => one !== gone))
    const same = new Set(before.map((page) => JSON.stringify(page)))
    return after.filter((page) => !same.has(JSON.stringify(page))).length
  })
  expect(changed.filter((count) => count <= 2).length).toBeGreaterThan(0.7 * all.length)
})
