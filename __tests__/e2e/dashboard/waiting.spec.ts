import type { Page, Route } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { administrator } from "../support/editing.ts"
import { startSession } from "../support/sign-in.ts"

/** Holds the answers to some requests until they are let through. */
async function hold(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const held: (() => void)[] = []
  let isOpen = false
  await page.route(address, async (route: Route) => {
    if (!isOpen) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue().catch(() => undefined)
  })
  return async () => {
    isOpen = true
    for (const go of held) go()
    await Promise.resolve()
  }
}

const cells = (page: Page) => page.locator("main tbody tr").first().locator("td")
const crossed = (page: Page) => page.locator("main tbody tr").first().locator("span[aria-hidden=true]")
const columns = (page: Page) =>
  page.locator("main thead th").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)))

test("rows keep the place of states and pictures empty until they are known", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await startSession(page, administrator)
  const letStates = await hold(page, /\/(build|edit)\.json/)
  const letPictures = await hold(page, /\/styles\/w200\//)
  await page.goto("/admin/post/?status=published&sort=date")
  const state = cells(page).getByText(/^(Published|Live|Not live yet|Update pending)$/)
  await expect(state).toBeAttached()
  await expect(state).toBeHidden()
  // The crossed box says that there is nothing.
  await expect(crossed(page)).toHaveCount(0)
  const before = await columns(page)
  await letStates()
  await expect(state).toBeVisible()
  await letPictures()
  await expect(cells(page).locator("img").first()).toBeVisible()
  expect(await columns(page)).toEqual(before)
})

test("the yellow sign of the present section doesn't stay alone under the header", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await startSession(page, administrator)
  await page.goto("/admin/post/")
  await expect(cells(page).first()).toBeVisible()
  const current = page.getByRole("navigation", { name: "Dashboard sections" }).getByRole("link", { name: "Publications" })
  const sign = async () => current.evaluate((link) => getComputedStyle(link).boxShadow)
  expect(await sign()).not.toBe("none")
  // A list that is a little higher than the window ends there.
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 46)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(46)
  await expect.poll(sign).toBe("none")
  await page.mouse.wheel(0, -46)
  await expect.poll(sign).not.toBe("none")
})
