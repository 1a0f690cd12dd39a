import type { Locator } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { samples } from "../support/routes.ts"

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error("It isn't there.")
  return box
}

for (const width of [390, 688, 720]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } })
    test("cards in one column take all the width there is", async ({ page }) => {
      await page.goto(samples.member.path)
      const section = page.getByRole("region", { name: "Involved in" })
      const [card, space] = [await boxOf(section.getByRole("article").first()), await boxOf(section)]
      expect(card.width).toBeCloseTo(space.width, 0)
    })
  })
}

for (const width of [768, 1440]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } })
    test("cards stand in pairs, and no card is stretched by a taller one beside it", async ({ page }) => {
      await page.goto(samples.member.path)
      const all = page.getByRole("region", { name: "Involved in" }).getByRole("article")
      const [first, second] = [await boxOf(all.nth(0)), await boxOf(all.nth(1))]
      expect(second.y).toBe(first.y)
      expect(second.width).toBeCloseTo(first.width, 0)
      for (const card of await all.all()) {
        const [media, text] = [await boxOf(card.locator("> div").first()), await boxOf(card.locator("> div").last())]
        expect(text.y - (media.y + media.height)).toBeCloseTo(16, 0)
      }
    })
  })
}
