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

test("a long address that leads nowhere doesn't widen its page", async ({ page }) => {
  await page.goto(`/post/${"a".repeat(300)}/`)
  await expect(page.getByRole("main")).toContainText("Could not find /post/aaa")
  await expectNoSidewaysScroll(page)
})
