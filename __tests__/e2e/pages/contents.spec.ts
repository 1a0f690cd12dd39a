import { expect, test } from "../support/test.ts"

test.use({ viewport: { width: 1440, height: 900 } })

test("the list of contents marks the current section after any jump", async ({ page }) => {
  await page.goto("/legal/")
  const contents = page.getByRole("navigation", { name: "On this page" })
  const marked = () =>
    contents
      .getByRole("link")
      .evaluateAll((links) => links.filter((link) => link.getAttribute("aria-current") === "true").map((link) => link.textContent))
  expect(await marked()).toEqual([])

  await contents.getByRole("link", { name: /Use of content/ }).click()
  await expect.poll(marked).toEqual([expect.stringContaining("Use of content")])
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight)
  })
  await expect.poll(marked).toEqual([expect.stringContaining("Liability")])
  await page.evaluate(() => {
    window.scrollTo(0, 0)
  })
  await expect.poll(marked).toEqual([])
})
