import { pastedText } from "../support/clipboard.ts"
import { expect, test } from "../support/test.ts"
import { readFileSync } from "node:fs"
import * as v from "valibot"

const { version } = v.parse(v.object({ version: v.string() }), JSON.parse(readFileSync("package.json", "utf8")))

test("the contact address is copied with one press, and a toast says so for three seconds", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const scripts: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url())
  })
  await page.goto("/legal/", { waitUntil: "networkidle" })
  const before = scripts.length
  await page.getByRole("button", { name: /copy/i }).click()
  const toast = page.getByRole("status").getByText("copied", { exact: true })
  await expect(toast).toBeVisible()
  expect(scripts.length, "a script that only the press loads").toBeGreaterThan(before)
  await page.waitForTimeout(2000)
  await expect(toast).toBeVisible()
  await expect(toast).toBeHidden({ timeout: 3000 })
  expect(await pastedText(page)).toBe("info@example.org")
})

for (const answer of ["Got it!", "Decline"]) {
  test(`the cookie banner doesn't come again after '${answer}'`, async ({ page, context }) => {
    await page.goto("/")
    const banner = page.getByRole("region", { name: "Cookies" })
    await expect(banner).toContainText("This website uses cookies to ensure you get the best experience on our website.")
    await banner.getByRole("button", { name: answer }).click()
    await expect(banner).toBeHidden()
    const [cookie] = await context.cookies()
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(360)
    expect(days).toBeLessThan(370)
    await page.goto("/members/")
    await page.waitForLoadState("networkidle")
    await expect(banner).toBeHidden()
  })
}

test("the cookie banner takes no focus", async ({ page }) => {
  await page.goto("/")
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

test("the footer of each page leads to the page about joining", async ({ page }) => {
  for (const path of ["/", "/legal/", "/agenda/", "/no-such-page/"]) {
    await page.goto(path)
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Join us" })).toHaveAttribute("href", "/join/")
  }
})

test("the call to join leads to the page about joining first, then to the mail", async ({ page }) => {
  for (const path of ["/", "/members/", "/about-us/"]) {
    await page.goto(path)
    const call = page.getByRole("region", { name: "Want to be a member?" })
    await expect(call.getByRole("link")).toHaveText(["How to join", "Contact us"])
    await expect(call.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "mailto:info@example.org")
  }
  await page.getByRole("region", { name: "Want to be a member?" }).getByRole("link", { name: "How to join" }).click()
  await expect(page).toHaveURL("/join/")
})

for (const path of ["/user/login/", "/password-reset/new/", "/password-reset/reset/", "/admin/post/"]) {
  test(`${path} ends with the slim footer, which names the version`, async ({ page }) => {
    await page.goto(path)
    const footer = page.getByRole("contentinfo")
    await expect(footer).toContainText(`G30 ${version}`)
    await expect(footer).not.toContainText("Postal address")
    await expect(footer.getByRole("link")).toHaveText(["About", "Legal"])
  })
}
