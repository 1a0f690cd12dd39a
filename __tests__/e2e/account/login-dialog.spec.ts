import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { openPage } from "../support/loading.ts"
import { tokenPath } from "#contract/paths.ts"
import { violationsIn } from "../support/accessible.ts"
import { aPerson } from "../support/people.ts"
import { logIn } from "../support/sign-in.ts"

const login = (page: Page) => page.getByRole("dialog", { name: "Promoting and improving the practice of the profession" })

/** The link to the members' area: in the header, or in a phone's menu. */
async function membersArea(page: Page) {
  const burger = page.getByRole("button", { name: "Open menu" })
  if (await burger.isVisible()) await burger.click()
  return page.getByRole("link", { name: "Members Area" }).filter({ visible: true })
}

for (const width of [390, 1440]) {
  test(`at ${width} px Members Area opens the login over the page, and closing it leads back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, "/")
    await (await membersArea(page)).click()
    await expect(login(page)).toBeVisible()
    await expect(page.getByLabel("Email", { exact: true })).toBeFocused()
    await expect(page).toHaveURL("/")
    expect(await violationsIn(page, { inside: "dialog" })).toEqual([])
    // The title has two lines or more, and would take the button's width.
    expect(await login(page).getByRole("button", { name: "Close" }).boundingBox()).toMatchObject({ width: 44, height: 44 })
    await page.keyboard.press("Escape")
    await expect(login(page)).toBeHidden()
    await expect(page.getByRole(width < 900 ? "button" : "link", { name: width < 900 ? "Open menu" : "Members Area" })).toBeFocused()
  })
}

test("a login over a page leads to the publications", async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const person = await aPerson(request)
  await openPage(page, "/legal/")
  await (await membersArea(page)).click()
  await expect(login(page)).toBeVisible()
  await page.route(`**${tokenPath}`, (route) => route.fulfill({ status: 401, json: { message: "Sorry, the register is closed." } }), {
    times: 1,
  })
  await logIn(page, person)
  await expect(page.getByRole("alertdialog", { name: "Oups" })).toContainText("Sorry, the register is closed.")
  await page.keyboard.press("Escape")
  await logIn(page, person)
  await expect(page).toHaveURL("/admin/post/")
  await expect(page.getByRole("heading", { level: 1, name: "Publications" })).toBeVisible()
  await expect(login(page)).toBeHidden()
})
