import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { settled } from "../support/loading.ts"

const place = (page: Page) => page.evaluate(() => window.scrollY)
const banner = (page: Page) => page.getByRole("region", { name: "Cookies" })

async function openAt(page: Page, path: string, top: number): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" })
  await expect(banner(page)).toBeVisible()
  await page.evaluate((to) => {
    window.scrollTo(0, to)
  }, top)
  await settled(page)
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test("neither button of the cookie banner moves the page when it takes the focus", async ({ page }) => {
    await openAt(page, "/legal/", 300)
    for (const name of ["Got it!", "Decline"]) {
      await banner(page).getByRole("button", { name }).focus()
      await settled(page)
      expect(await place(page)).toBe(300)
    }
    await page.keyboard.press("Shift+Tab")
    await expect(banner(page).getByRole("button", { name: "Got it!" })).toBeFocused()
    await settled(page)
    expect(await place(page)).toBe(300)
  })

  test("the answer gives the focus back to what had it, and moves nothing", async ({ page }) => {
    await openAt(page, "/legal/", 300)
    const link = page.getByRole("main").getByRole("link").first()
    await link.evaluate((element) => {
      element.focus({ preventScroll: true })
    })
    const before = await place(page)
    await banner(page).getByRole("button", { name: "Got it!" }).focus()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(banner(page)).toBeHidden()
    await expect(link).toBeFocused()
    await settled(page)
    expect(await place(page)).toBe(before)
  })

  test("behind an open menu the banner's buttons don't move the page, and the answer moves the focus back to the menu", async ({
    page,
  }) => {
    await openAt(page, "/legal/", 0)
    await page.getByRole("button", { name: "Open menu" }).click()
    await banner(page).getByRole("button", { name: "Decline" }).focus()
    await settled(page)
    expect(await place(page)).toBe(0)
    await page.keyboard.press("Enter")
    await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused()
    expect(await place(page)).toBe(0)
  })
})

test("an answer before anything else had the focus moves the focus to the content", async ({ page }) => {
  await openAt(page, "/legal/", 300)
  await banner(page).getByRole("button", { name: "Decline" }).click()
  await expect(page.getByRole("main")).toBeFocused()
  expect(await place(page)).toBe(300)
})

test.describe("at 320 x 256, a page at 400 %", () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test("neither header nor cookie banner keeps a part of the window", async ({ page }) => {
    await openAt(page, "/legal/", 600)
    await expect(page.getByRole("banner")).not.toBeInViewport()
    await expect(banner(page)).not.toBeInViewport()
    await page.evaluate(() => {
      window.scrollTo(0, 560)
    })
    await settled(page)
    await expect(page.getByRole("banner"), "on the way up").not.toBeInViewport()
    await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
    })
    await expect(banner(page), "at the end of the page").toBeInViewport({ ratio: 0.99 })
  })
})
