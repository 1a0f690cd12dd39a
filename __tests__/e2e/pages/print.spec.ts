import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { members } from "../support/demo.ts"
import { samples } from "../support/routes.ts"

const printedMembers = (page: Page) => page.getByRole("main").getByRole("article").filter({ visible: true })

/** Forms have no role without a name, so that their fields stand for them. */
async function expectNothingToPress(page: Page): Promise<void> {
  for (const role of ["navigation", "searchbox", "combobox", "textbox"] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: "print" })
})

test("the printed directory has all members and no form", async ({ page }) => {
  await page.goto("/members/", { waitUntil: "networkidle" })
  await expect(printedMembers(page)).toHaveCount(members.length)
  await expectNothingToPress(page)
  await expect(page.getByRole("main").getByRole("button").filter({ visible: true })).toHaveCount(0)
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
  await expect(printedMembers(page)).toHaveCount(count)
  await expectNothingToPress(page)
  await expect(page.getByRole("main")).toContainText("English", { useInnerText: true })
})

test("a printed page has its text and the title block, and nothing to press", async ({ page }) => {
  for (const { path } of [samples.post, samples.legal, samples.page, samples.member, samples.actionProject]) {
    await page.goto(path, { waitUntil: "networkidle" })
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.getByRole("contentinfo")).toContainText("Postal address")
    await expect(page.getByRole("banner")).toBeHidden()
    await expectNothingToPress(page)
    await expect(page.getByRole("link", { name: "Contact us" }).filter({ visible: true })).toHaveCount(0)
  }
})

test("in print, the facts of a page and the footer stay whole", async ({ page }) => {
  await page.goto(samples.member.path)
  const facts = await page.evaluate(() => getComputedStyle(document.querySelector("dl") ?? document.body).breakInside)
  expect(facts).toBe("avoid")
  await expect(page.getByRole("contentinfo")).toHaveCSS("break-inside", "avoid")
})
