import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { openPage } from "../support/loading.ts"
import * as v from "valibot"
import { tokenPath } from "#contract/paths.ts"
import { violationsIn } from "../support/accessible.ts"
import { aPerson } from "../support/people.ts"
import { logIn } from "../support/sign-in.ts"
import { tagOf, widths } from "../support/watch.ts"

const login = (page: Page) => page.getByRole("dialog", { name: "Promoting and improving the practice of the profession" })

/** The link to the members' area: in the header, or in a phone's menu. */
async function membersArea(page: Page) {
  const burger = page.getByRole("button", { name: "Open menu" })
  if (await burger.isVisible()) await burger.click()
  return page.getByRole("link", { name: "Members Area" }).filter({ visible: true })
}

for (const width of widths) {
  test(`at ${width} px Members Area opens the login over the page, and closing it leads back`, { tag: tagOf(width) }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, "/")
    await (await membersArea(page)).click()
    await expect(login(page)).toBeVisible()
    await expect(page.getByLabel("Email", { exact: true })).toBeFocused()
    await expect(page).toHaveURL("/")
    expect(await violationsIn(page, { inside: "dialog" })).toEqual([])
    await page.keyboard.press("Escape")
    await expect(login(page)).toBeHidden()
    await expect(page.getByRole(width < 900 ? "button" : "link", { name: width < 900 ? "Open menu" : "Members Area" })).toBeFocused()
  })
}

test("the login over a page leads to the association's mail and to the page about joining", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, "/")
  await (await membersArea(page)).click()
  await expect(login(page)).toContainText("Want to be a member? Contact us")
  await expect(login(page).getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "mailto:info@example.org")
  await login(page).getByRole("link", { name: "how to join" }).click()
  await expect(page).toHaveURL("/join/")
  await expect(page.getByRole("heading", { level: 1, name: "Join us" })).toBeVisible()
  await expect(login(page)).toBeHidden()
  await expect(page.getByRole("main")).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL("/")
  await expect(login(page)).toBeHidden()
})

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

test("a press with a modifier, the middle button and a second press follow the link", async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, "/")
  const area = await membersArea(page)
  for (const how of [{ modifiers: ["Control" as const] }, { button: "middle" as const }]) {
    const [opened] = await Promise.all([context.waitForEvent("page"), area.click(how)])
    await expect(opened).toHaveURL("/user/login/")
    await opened.close()
    await expect(login(page)).toBeHidden()
  }
  const chunks = v.parse(v.record(v.string(), v.array(v.string())), await (await page.request.get("/chunk-map.json")).json())
  await page.route(
    (url) => chunks.account?.includes(url.pathname) === true,
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    },
  )
  await page.reload({ waitUntil: "networkidle" })
  await area.dblclick()
  await expect(page).toHaveURL("/user/login/")
  await expect(page.getByLabel("Email", { exact: true })).toBeVisible()
  await expect(login(page)).toBeHidden()
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

  test("Members Area is a link to the login's page", async ({ page }) => {
    await page.goto("/")
    await page.getByRole("link", { name: "Members Area" }).click()
    await expect(page).toHaveURL("/user/login/")
  })
})
