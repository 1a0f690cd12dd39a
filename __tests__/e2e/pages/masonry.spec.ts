import type { Locator } from "@playwright/test"
import { expect, test } from "../support/test.ts"

/** Pixels: the height of a card's text, and the most between two cards. */
const ROW = 120
const GAP = 72

/** The cards' columns, each with the places of its cards from above, and the order in which all of them begin. */
async function columnsOf(list: Locator) {
  const cards = await list.getByRole("article").evaluateAll((articles) =>
    articles.map((article) => {
      const { left, top, bottom } = article.getBoundingClientRect()
      return { left, top, bottom }
    }),
  )
  const first = Math.min(...cards.map(({ left }) => left))
  const columns = [cards.filter(({ left }) => left === first), cards.filter(({ left }) => left !== first)]
  return { columns, tops: cards.map(({ top }) => top) }
}

/** Cards stand in their order, close below each other, and no column ends more than a card before the other. */
async function expectEven(list: Locator, what: string): Promise<void> {
  const { columns, tops } = await columnsOf(list)
  expect(tops, what).toEqual(tops.toSorted((one, other) => one - other))
  const gaps = columns.flatMap((column) => column.slice(1).map(({ top }, before) => top - (column[before]?.bottom ?? 0)))
  expect(Math.max(0, ...gaps), what).toBeLessThanOrEqual(GAP + ROW)
  const ends = columns.map((column) => column.at(-1)?.bottom ?? 0)
  const tallest = Math.max(...columns.flat().map(({ top, bottom }) => bottom - top))
  expect(Math.max(...ends) - Math.min(...ends), what).toBeLessThanOrEqual(tallest)
}

test("the cards of two columns stand in order and without gaps", async ({ page }) => {
  await page.goto("/actions-projects/")
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const kind of ["All", "Projects"]) {
      await page.getByRole("button", { name: kind, exact: true }).click()
      await expectEven(page.getByRole("main"), `${kind} at ${width} px`)
    }
  }
})
