import { expect, test, type Page } from "@playwright/test"
import { administrator, aPublication, aTitle, draftOffer, field, save, type Written } from "../support/editing.ts"
import { signIn } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

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
  await expect(field(page, "Title")).toBeVisible()
  await field(page, "Title").fill(title)
  await save(page)
  await expect(page).toHaveURL(/\/post\/\d+\/edit\/$/)
  await page.goBack()
  await expect(page).toHaveURL("/admin/post/")
  await expect(page.getByRole("row", { name: title })).toBeVisible()
  await page.goForward()
  await expect(field(page, "Title")).toHaveValue(title)
  await expect(draftOffer(page)).toBeHidden()
})
