import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { administrator, aPerson } from "../support/people.ts"
import { dashboardButton, signIn, storedTokens } from "../support/sign-in.ts"
import { layoutShiftsOf } from "../support/watch.ts"

const main = (page: Page) => page.getByRole("navigation", { name: "Main" })

function placesOf(page: Page): Promise<string[]> {
  return main(page)
    .getByRole("listitem")
    .evaluateAll((items) => items.map((item) => JSON.stringify(item.getBoundingClientRect())))
}

test.describe("on a desk", () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test("the header becomes the Dashboard menu and nothing moves", async ({ page, request }) => {
    // A busy machine shows the first page without the font, the second one with it.
    await page.route(/\.woff2$/, (route) => route.abort())
    await page.goto("/legal/")
    await expect(main(page).getByRole("link", { name: "Members Area" })).toBeVisible()
    const signedOut = await placesOf(page)
    await signIn(page, await aPerson(request))
    const shifts = await layoutShiftsOf(page)
    await page.goto("/legal/", { waitUntil: "networkidle" })
    await expect(dashboardButton(page)).toBeVisible()
    expect(await placesOf(page)).toEqual(signedOut)
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBe(0)
  })
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("the menu has the dashboard in it, and signs out", async ({ page, request }) => {
    await signIn(page, await aPerson(request))
    await page.getByRole("button", { name: "Open menu" }).click()
    const menu = page.getByRole("navigation", { name: "Menu" })
    await expect(menu.getByRole("heading", { name: "Dashboard" })).toBeVisible()
    await menu.getByRole("link", { name: "Edit profile" }).click()
    await expect(page).toHaveTitle("Edit profile - G30")
    await page.getByRole("button", { name: "Open menu" }).click()
    // The cookie banner, which nobody has answered yet, leaves it free.
    await menu.getByRole("button", { name: "Signout" }).click({ timeout: 5000 })
    await expect(page).toHaveURL("/")
    await page.getByRole("button", { name: "Open menu" }).click()
    await menu.getByRole("link", { name: "Members Area" }).click({ trial: true, timeout: 5000 })
    expect(await storedTokens(page)).toBeNull()
  })
})

test("the bar shows the whole name of the present section, when all beside it has come", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await signIn(page, administrator)
  await page.goto("/admin/redirect/", { waitUntil: "networkidle" })
  await expect(page.getByRole("navigation", { name: "Dashboard sections" }).getByRole("link", { name: "Redirects" })).toBeInViewport({
    ratio: 1,
  })
})
