import type { Locator } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { samples } from "../support/routes.ts"

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error("It isn't there.")
  return box
}

test("cards in one column take all the width there is; in pairs, none is stretched by a taller one beside it", async ({ page }) => {
  await page.goto(samples.member.path)
  const section = page.getByRole("region", { name: "Involved in" })
  const cards = section.getByRole("article")
  for (const width of [390, 688, 720]) {
    await page.setViewportSize({ width, height: 800 })
    expect((await boxOf(cards.first())).width, `${width} px`).toBeCloseTo((await boxOf(section)).width, 0)
  }
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const [first, second] = [await boxOf(cards.nth(0)), await boxOf(cards.nth(1))]
    expect(second.y, `${width} px`).toBe(first.y)
    expect(second.width, `${width} px`).toBeCloseTo(first.width, 0)
    // The space between a card's picture and its text.
    const spaces = await cards.evaluateAll((all) =>
      all.map(({ children }) => {
        const [media, text] = [children[0], children[children.length - 1]]
        return (text?.getBoundingClientRect().top ?? NaN) - (media?.getBoundingClientRect().bottom ?? NaN)
      }),
    )
    for (const space of spaces) expect(space, `${width} px`).toBeCloseTo(16, 0)
  }
})
