import { expect, test } from "../support/test.ts"
import { expectAccessible } from "../support/accessible.ts"
import { administrator } from "../support/content.ts"
import { startSession } from "../support/sign-in.ts"

// The crawl (__tests__/e2e/crawl/dashboard.spec.ts) opens the screens. The dialogs of a text open only while somebody writes.
test.use({ viewport: { width: 390, height: 900 }, reducedMotion: "reduce" })

test.slow()

test("axe finds nothing in the dialogs of a text, its table and its notes, and in a form with errors", async ({ page }) => {
  const text = page.getByRole("textbox", { name: "Text", exact: true })
  const tool = (name: string) => page.getByRole("toolbar").getByRole("button", { name, exact: true })
  const modal = page.getByRole("dialog")
  const expectAccessibleDialog = async (name: string) => {
    await expect(modal).toBeVisible()
    await expectAccessible(page, name)
    await page.keyboard.press("Escape")
    await expect(modal).toHaveCount(0)
  }
  await startSession(page, administrator)
  await page.goto("/post/create/")
  await text.click()
  await page.keyboard.type("Some words")
  await page.keyboard.press("Control+a")
  await page.keyboard.press("Control+k")
  await page.getByLabel("Address or title").fill("competition")
  await expect(modal.getByText(/pages? found/)).toBeVisible()
  // The list of pages closes first.
  await page.keyboard.press("Escape")
  await expectAccessibleDialog("Link")
  for (const name of ["Picture", "Language of a phrase"]) {
    await text.press("Control+a")
    await tool(name).click()
    await expectAccessibleDialog(name)
  }
  await text.press("Control+/")
  await expectAccessibleDialog("the shortcuts")
  await text.press("End")
  await tool("Table").click()
  // Header cells have words before anybody reads them.
  for (const head of ["Year", "Place", "Cost"]) {
    await page.keyboard.type(head)
    await page.keyboard.press("Tab")
  }
  await tool("Footnote").click()
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(page.getByRole("alert").filter({ hasText: "before this can go live" })).toBeVisible()
  await expectAccessible(page, "a form with errors")
})
