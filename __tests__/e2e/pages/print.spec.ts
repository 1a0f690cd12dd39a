import { expect, test } from "../support/test.ts"
import { members } from "../support/demo.ts"
import { samples } from "../support/routes.ts"

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: "print" })
})

test("the printed directory has all members and no form", async ({ page }) => {
  await page.goto("/members/", { waitUntil: "networkidle" })
  await expect(page.locator("main article:visible")).toHaveCount(members.length)
  await expect(page.locator("form:visible, main button:visible")).toHaveCount(0)
  await expect(page.getByRole("main")).not.toContainText("Choose a region", { useInnerText: true })
})

test("the printed directory has all matching members, and names the filters", async ({ page }) => {
  await page.emulateMedia({ media: "screen" })
  await page.goto("/members/?language=en", { waitUntil: "networkidle" })
  const count = Number.parseInt(
    await page
      .getByRole("status")
      .filter({ hasText: /members/ })
      .innerText(),
    10,
  )
  expect(count).toBeGreaterThan(18)
  // As the browser does when someone prints.
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")))
  await page.emulateMedia({ media: "print" })
  await expect(page.locator("main article:visible")).toHaveCount(count)
  await expect(page.locator("form:visible")).toHaveCount(0)
  await expect(page.getByRole("main")).toContainText("English", { useInnerText: true })
})

for (const { path } of [samples.post, samples.legal, samples.page, samples.member, samples.actionProject]) {
  test(`the printed ${path} has its text and the title block, and nothing to press`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" })
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.getByRole("contentinfo")).toContainText("Postal address")
    await expect(page.getByRole("banner")).toBeHidden()
    await expect(page.locator("nav:visible, form:visible")).toHaveCount(0)
    await expect(page.getByRole("link", { name: "Contact us" }).locator("visible=true")).toHaveCount(0)
  })
}

test("in print, the facts of a page and the footer stay whole", async ({ page }) => {
  await page.goto(samples.member.path)
  for (const part of [page.locator("dl").first(), page.getByRole("contentinfo")]) await expect(part).toHaveCSS("break-inside", "avoid")
})
