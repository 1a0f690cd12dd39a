import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { randomUUID } from "node:crypto"
import { expectAccessible } from "../support/accessible.ts"
import { accounts, demoPassword } from "../support/demo.ts"
import { startSession } from "../support/sign-in.ts"
import { slowTagOf, widths } from "../support/watch.ts"
import { expectDraft } from "../support/drafts.ts"

test.use({ viewport: { width: 1440, height: 900 } })

const administrator = {
  mail: accounts.find(({ roles }) => JSON.stringify(roles).includes("administrator"))?.mail ?? "",
  password: demoPassword,
}
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

async function startWriting(page: Page): Promise<string> {
  const title = `Ten points ${randomUUID().slice(0, 8)}`
  await startSession(page, administrator)
  await page.goto("/post/create/")
  await field(page, "Title").fill(title)
  return title
}

test("an administrator writes a publication, publishes it, and finds it in the list", async ({ page }) => {
  const title = await startWriting(page)
  await field(page, "Summary").fill("Ten short points.")
  await page.getByRole("textbox", { name: "Text", exact: true }).click()
  await page.keyboard.type("The first point is the brief.")
  await page.getByRole("combobox", { name: "Tags" }).fill("a")
  await page.getByRole("listbox").getByRole("option", { name: "Association life" }).click()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Publish" }).click()
  await expect(page.getByText(/^Saved \d\d:\d\d(?!, not)/)).toBeVisible()
  await expect(page).toHaveURL(/\/post\/\d+\/edit\/$/)
  await page.reload()
  await expect(field(page, "Title")).toHaveValue(title)
  await expect(page.getByRole("textbox", { name: "Text", exact: true })).toHaveText("The first point is the brief.")
  await page.getByRole("main").getByRole("link", { name: "Publications" }).first().click()
  await expect(page).toHaveURL("/admin/post/")
  await expect(page.getByRole("row", { name: title })).toBeVisible()
})

test("an administrator reads at the field what a save left out of the text", async ({ page }) => {
  await startWriting(page)
  await page.getByRole("textbox", { name: "Text", exact: true }).click()
  await page.keyboard.type("Harmless.")
  // Only a text from elsewhere, such as one of another program, holds what the editor itself never writes.
  await page.route("**/jsonapi/node/article*", async (route) => {
    const sent = route.request().postData() ?? undefined
    await route.continue(
      sent === undefined ? {} : { postData: sent.replace("<p>Harmless.</p>", '<p onclick=\\"x()\\">Harmless.</p><iframe></iframe>') },
    )
  })
  await page.getByRole("button", { name: "Save", exact: true }).click()
  const note = page.getByRole("alert").filter({ hasText: "The save left out what the site doesn’t allow" })
  await expect(note).toContainText("1 script")
  await expect(note).toContainText("1 embedded part of another site")
  await expectAccessible(page)
})

test("text that was not saved is offered back after a reload, and goes on with its address", async ({ page }) => {
  const title = await startWriting(page)
  page.on("dialog", (dialog) => void dialog.accept())
  await expectDraft(page, title)
  await page.reload()
  const offer = page.getByRole("region", { name: "There is unsaved text in this browser" }).filter({ hasText: title })
  await offer.getByRole("button", { name: "Restore" }).click()
  await expect(field(page, "Title")).toHaveValue(title)
  await page.keyboard.press("Control+s")
  await expect(page.getByText(/^Saved \d\d:\d\d, not published$/)).toBeVisible()
})

for (const width of widths) {
  test(`the forms fit a window of ${width} px and are accessible there`, { tag: slowTagOf(width) }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await startSession(page, administrator)
    for (const address of ["/post/create/", "/member/create/", "/action-project/create/", "/page/create/"]) {
      await page.goto(address)
      await expect(page.getByRole("button", { name: "Publish" })).toBeVisible()
      await expectAccessible(page)
    }
  })
}
