import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { samples } from "../support/routes.ts"

/** Forms have no role without a name, so that their fields stand for them. */
async function expectNothingToPress(page: Page): Promise<void> {
  for (const role of ["navigation", "searchbox", "combobox", "textbox"] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
}

test("the printed directory has all matching members, and names the filters", async ({ page }) => {
  await page.goto("/members/?language=en", { waitUntil: "networkidle" })
  const main = page.getByRole("main")
  const count = Number.parseInt(
    await main
      .getByRole("status")
      .filter({ hasText: /members/ })
      .innerText(),
    10,
  )
  expect(count).toBeGreaterThan(18)
  // As the browser does when someone prints.
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")))
  await page.emulateMedia({ media: "print" })
  await expect(main.getByRole("article").filter({ visible: true })).toHaveCount(count)
  await expectNothingToPress(page)
  await expect(main).toContainText("English", { useInnerText: true })
})

test("a printed page has its text and the title block, and nothing to press", async ({ page }) => {
  await page.emulateMedia({ media: "print" })
  for (const { path } of [samples.post, samples.page]) {
    await page.goto(path, { waitUntil: "networkidle" })
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.getByRole("contentinfo")).toContainText("Postal address")
    await expect(page.getByRole("banner")).toBeHidden()
    await expectNothingToPress(page)
    await expect(page.getByRole("link", { name: "Contact us" }).filter({ visible: true })).toHaveCount(0)
  }
})
