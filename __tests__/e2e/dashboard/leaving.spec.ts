import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { expectAccessible } from "../support/accessible.ts"
import { administrator, aPublication, aTitle, draftOffer, field, save, type Written } from "../support/editing.ts"
import { signIn } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" })
const breadcrumb = (page: Page) => page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link")

/** Opens a publication from the list, and changes its title. */
async function change(page: Page, { title }: Written): Promise<string> {
  await signIn(page, administrator)
  await page.getByRole("searchbox", { name: "Search publications" }).fill(title)
  await expect(page).toHaveURL(/[?&]q=/)
  await page.getByRole("row", { name: title }).getByRole("link", { name: title }).click()
  await expect(field(page, "Title")).toHaveValue(title)
  await field(page, "Title").fill(`${title} again`)
  return `${title} again`
}

test("a link asks before it leaves unsaved text, and leaves when told to", async ({ page, request }) => {
  const written = await aPublication(request, aTitle("Leaving by a link"), "One.")
  const changed = await change(page, written)
  await breadcrumb(page).click()
  await expectAccessible(page)
  await question(page).getByRole("button", { name: "Keep editing" }).click()
  await expect(page).toHaveURL(written.address)
  await expect(field(page, "Title")).toHaveValue(changed)
  // The links of the header and of the menu leave the dashboard.
  await page.getByRole("banner").getByRole("link", { name: "Members" }).first().click()
  await question(page).getByRole("button", { name: "Keep editing" }).click()
  await expect(page).toHaveURL(written.address)
  await breadcrumb(page).click()
  await question(page).getByRole("button", { name: "Leave without saving" }).click()
  await expect(page).toHaveURL("/admin/post/")
  await page.goBack()
  await draftOffer(page).getByRole("button", { name: "Restore" }).click()
  await expect(field(page, "Title")).toHaveValue(changed)
})

test("Back in the moment of leaving by a link finds the editor and the text again", async ({ page, request }) => {
  const written = await aPublication(request, aTitle("Leaving and back"), "One.")
  const changed = await change(page, written)
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...entry) => {
      push(...entry)
      history.pushState = push
      history.back()
    }
  })
  await breadcrumb(page).click()
  await question(page).getByRole("button", { name: "Leave without saving" }).click()
  await expect(page).toHaveURL(written.address)
  const isKept = async () => (await draftOffer(page).isVisible()) || (await field(page, "Title").inputValue()) === changed
  await expect.poll(isKept).toBe(true)
})

test("Back asks before it leaves unsaved text, and goes back when told to", async ({ page, request }) => {
  const written = await aPublication(request, aTitle("Leaving by Back"), "One.")
  const changed = await change(page, written)
  await page.evaluate(() => window.history.back())
  await question(page).getByRole("button", { name: "Keep editing" }).click()
  await expect(page).toHaveURL(written.address)
  await expect(field(page, "Title")).toHaveValue(changed)
  await page.evaluate(() => window.history.back())
  await question(page).getByRole("button", { name: "Leave without saving" }).click()
  await expect(page).toHaveURL(/\/admin\/post\//)
  await expect(page.getByRole("heading", { level: 1, name: "Publications" })).toBeVisible()
  await page.goForward()
  await expect(draftOffer(page)).toBeVisible()
})

test("the browser asks before the tab with unsaved text closes, and not once it is saved", async ({ page, request }) => {
  const written = await aPublication(request, aTitle("Closing the tab"), "One.")
  const changed = await change(page, written)
  const asked = page.waitForEvent("dialog")
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe("beforeunload")
  await dialog.dismiss()
  await expect(field(page, "Title")).toHaveValue(changed)
  await save(page)
  await Promise.all([page.waitForEvent("close"), page.close({ runBeforeUnload: true })])
})

test("after the first save of a new publication Back leads to the list, without a question", async ({ page }) => {
  const title = aTitle("New and saved")
  await signIn(page, administrator)
  await page.getByRole("link", { name: "New publication" }).click()
  await expect(field(page, "Title")).toBeFocused()
  await page.keyboard.type(title)
  await save(page)
  await expect(page).toHaveURL(/\/post\/\d+\/edit\/$/)
  await page.goBack()
  await expect(page).toHaveURL("/admin/post/")
  await expect(page.getByRole("row", { name: title })).toBeVisible()
  await page.goForward()
  await expect(field(page, "Title")).toHaveValue(title)
  await expect(draftOffer(page)).toBeHidden()
})
