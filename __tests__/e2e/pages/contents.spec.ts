import { expect, test } from "../support/test.ts"

test.use({ viewport: { width: 1440, height: 900 } })

test("the list of contents marks the current section after any jump", async ({ page }) => {
  await page.goto("/legal/")
  const contents = page.getByRole("navigation", { name: "On this page" })
  const current = contents.locator('[aria-current="true"]')
  await expect(current).toHaveCount(0)

  await contents.getByRole("link", { name: /Use of content/ }).click()
  await expect(current).toContainText("Use of content")
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight)
  })
  await expect(current).toContainText("Liability")
  await page.evaluate(() => {
    window.scrollTo(0, 0)
  })
  await expect(current).toHaveCount(0)
})
