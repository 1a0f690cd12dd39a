import { expect, test } from "../support/test.ts"
import { expectNoSidewaysScroll } from "../support/watch.ts"

test.use({ viewport: { width: 320, height: 640 } })

/** Runs in the page. Titles of items, names, entries of contents and notes become a word for which no phone is wide enough. */
function lengthen(): number {
  const named = ["article :is(h2, h3) a", "li a:not(:has(*))", "nav strong", "nav li a > :last-child", "li:has([aria-label^=Back])"]
  const elements = document.querySelectorAll(named.map((selector) => `main ${selector}`).join())
  for (const element of elements) element.textContent = "Schifffahrtselektrizitaetenhauptbetriebswerk/".repeat(3)
  return elements.length
}

for (const path of ["/", "/actions-projects/", "/agenda/", "/publications/", "/post/ten-points-for-a-fair-design-competition/"])
  test(`a word that is longer than a phone is wide breaks on ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" })
    expect(await page.evaluate(lengthen)).toBeGreaterThan(0)
    await expectNoSidewaysScroll(page)
  })

test("a page that is not there fits a phone, however long its address is", async ({ page }) => {
  await page.goto("/nothing-here-really-not-at-all-wherever-somebody-looks/")
  await expect(page.getByRole("main").locator("code")).toBeVisible()
  await expectNoSidewaysScroll(page)
})
