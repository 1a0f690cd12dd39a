import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { expectAccessible } from "../support/accessible.ts"
import { administrator, aWord } from "../support/content.ts"
import { logIn, openForm, signInByForm, startSession } from "../support/sign-in.ts"
import { expectNoSidewaysScroll } from "../support/watch.ts"

test.use({ viewport: { width: 1440, height: 900 } })

async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole("alertdialog").getByRole("button", { name: button }).click()
}

test("an admin invites a user, who chooses a password and signs in, and whose account is blocked and unblocked", async ({
  page,
  browser,
}) => {
  const word = aWord("")
  const [name, mail] = [`Noor ${word}`, `noor.${word}@example.org`]
  await startSession(page, administrator)
  await page.goto("/people/create/")
  await page.getByLabel("Name", { exact: true }).fill(name)
  await page.getByLabel("Email", { exact: true }).fill(mail)
  await page.getByRole("button", { name: "Invite" }).click()
  await expect(page).toHaveURL(/\/people\/\d+\/edit\/$/)
  // The test's server has no mail server.
  await expect(page.getByText("no invitation was sent: make a link, and pass it on yourself.")).toBeVisible()
  await page.getByRole("button", { name: "Make a link" }).click()
  const link = await page.getByLabel("Link to choose a password").inputValue()
  await expect(page.getByRole("button", { name: "Copy the link" })).toBeVisible()
  await expectAccessible(page)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  const noor = await (await browser.newContext()).newPage()
  const password = `three wooden rulers ${word}`
  await openForm(noor, link)
  await noor.getByLabel("New password", { exact: true }).fill(password)
  await noor.getByLabel("Repeat the new password").fill(password)
  await noor.getByRole("button", { name: "Save and log in" }).click()
  await expect(noor).toHaveURL("/admin/post/")

  await page.reload()
  await expect(page.getByText(/^Last login: /)).toBeVisible()
  await page.getByRole("button", { name: "Block account" }).click()
  await expect(page.getByRole("alertdialog", { name: `Block ${name}?` })).toContainText("is logged out at once")
  await expectAccessible(page)
  await confirm(page, "Block account")
  await expect(page.getByText("Blocked", { exact: true })).toBeVisible()
  await noor.reload()
  await expect(noor).toHaveURL(/\/user\/login\//)
  await logIn(noor, { mail, password })
  await expect(noor.getByRole("alertdialog")).toBeVisible()

  await page.getByRole("button", { name: "Unblock account" }).click()
  await confirm(page, "Unblock account")
  await expect(page.getByText("Active", { exact: true })).toBeVisible()
  await signInByForm(noor, { mail, password })
  await noor.context().close()
})
