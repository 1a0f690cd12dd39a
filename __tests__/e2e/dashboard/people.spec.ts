import AxeBuilder from "@axe-core/playwright"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { randomUUID } from "node:crypto"
import { join, resolve } from "node:path"
import { expect, test, type Page } from "@playwright/test"
import { testEnvironment } from "#scripts/gate/test-site.ts"
import { accounts, demoPassword } from "../support/demo.ts"
import { logIn, openForm, signIn } from "../support/sign-in.ts"
import { expectNoSidewaysScroll } from "../support/watch.ts"

test.use({ viewport: { width: 1440, height: 900 } })

const administrator = {
  mail: accounts.find(({ roles }) => JSON.stringify(roles).includes("administrator"))?.mail ?? "",
  password: demoPassword,
}

/** The newest mail to an address, its soft line breaks undone; an empty text before there is one. */
function mailTo(address: string): string {
  const outbox = resolve(testEnvironment.G30_HOME, "outbox")
  if (!existsSync(outbox)) return ""
  const found = readdirSync(outbox)
    .toSorted()
    .map((name) => readFileSync(join(outbox, name), "utf8"))
    .findLast((text) => text.includes(`To: ${address}`) || text.includes(`<${address}>`))
  return (found ?? "").replaceAll("=\n", "").replaceAll("=3D", "=")
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
}

async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole("alertdialog").getByRole("button", { name: button }).click()
}

test("an admin invites a user, who chooses a password and signs in, and whose account is blocked and unblocked", async ({
  page,
  browser,
}) => {
  const word = randomUUID().slice(0, 8)
  const [name, mail] = [`Noor ${word}`, `noor.${word}@example.org`]
  await signIn(page, administrator)
  await page.goto("/people/create/")
  await page.getByLabel("Name", { exact: true }).fill(name)
  await page.getByLabel("Email", { exact: true }).fill(mail)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Invite" }).click()
  await expect(page).toHaveURL(/\/people\/\d+\/edit\/$/)
  await expect(page.getByText(`Invited. The link that was sent to ${mail}`)).toBeVisible()
  await expectAccessible(page)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  await expect.poll(() => mailTo(mail)).toContain("temp_pass=")
  const [link = ""] = /http\S+temp_pass=\S+/.exec(mailTo(mail)) ?? []
  const noor = await (await browser.newContext()).newPage()
  const password = `three wooden rulers ${word}`
  await openForm(noor, link)
  await noor.getByLabel("New password", { exact: true }).fill(password)
  await noor.getByLabel("Repeat the new password").fill(password)
  await noor.getByRole("button", { name: "Save and login" }).click()
  await expect(noor).toHaveURL("/admin/post/")

  await page.reload()
  await expect(page.getByText(/^Last sign-in: /)).toBeVisible()
  await page.getByRole("button", { name: "Block account" }).click()
  await expectAccessible(page)
  await confirm(page, "Block account")
  await expect(page.getByText("Blocked", { exact: true })).toBeVisible()
  await noor.context().clearCookies()
  await noor.evaluate(() => localStorage.clear())
  await openForm(noor, "/user/login/")
  await logIn(noor, { mail, password })
  await expect(noor.getByRole("alertdialog")).toBeVisible()

  await page.getByRole("button", { name: "Unblock account" }).click()
  await confirm(page, "Unblock account")
  await expect(page.getByText("Active", { exact: true })).toBeVisible()
  await signIn(noor, { mail, password })
})

test("a public page's menu leads an admin to its editor, and See as shows what visitors see", async ({ page }) => {
  await signIn(page, administrator)
  await page.goto("/members/")
  await page.locator('main a[href^="/members/"]').first().click()
  await expect(page).toHaveURL(/\/members\/[^/]+\/$/)
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Dashboard" }).click()
  await page.getByRole("link", { name: "Edit this page" }).click()
  await expect(page).toHaveURL(/\/member\/\d+\/edit\/$/)
  await page.getByRole("button", { name: "See as" }).click()
  await expect(page.getByRole("dialog", { name: "See this page as" }).getByRole("columnheader", { name: "Visitor" })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 900 })
  await expectNoSidewaysScroll(page)
})
