import { randomUUID } from "node:crypto"
import type { APIRequestContext, Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { expectAccessible } from "../support/accessible.ts"
import { expectDraft } from "../support/drafts.ts"
import { aPerson } from "../support/people.ts"
import { administrator, change, make, type Made } from "../support/content.ts"
import { signIn, startSession } from "../support/sign-in.ts"
import { expectNoSidewaysScroll } from "../support/watch.ts"

/** With faults that the checks know. */
const body = {
  value:
    '<p>Look <a href="/no-such-page/">here</a>.</p><p><strong>A bold line</strong></p><p>- one</p><p>- two</p><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
  format: "g30_text",
}
const title = (page: Page) => page.getByLabel("Title", { exact: true })
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()

/** Opens the editor of a new publication. */
async function opened(page: Page, request: APIRequestContext, status = false): Promise<Made> {
  const attributes = { title: `Beta ${randomUUID().slice(0, 8)}`, status, field_kind: "opinion", body }
  const made = await make(request, "node--article", { attributes })
  await startSession(page, administrator)
  await page.goto(`/post/${made.number}/edit/`)
  await expect(title(page)).toHaveValue(/^Beta /)
  return made
}

/** A narrow window keeps some buttons behind another one. */
async function pressRare(page: Page, name: string): Promise<void> {
  const more = page.getByRole("button", { name: "More actions" })
  const rare = page.getByRole("button", { name, exact: true })
  await expect(rare.or(more).filter({ visible: true }).first()).toBeVisible()
  if (!(await rare.isVisible())) await more.click()
  await rare.click()
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px axe finds nothing in @long`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: "reduce" })
    test.slow()

    test("the checks, the preview, the revisions and the question before a deletion", async ({ page, request }) => {
      await change(request, await opened(page, request, true), { attributes: { title: "Beta, changed" } })
      await page.reload()
      await expect(page.getByText(/to look at|to fix before/).first()).toBeVisible()
      await expectAccessible(page, "the checks")
      await pressRare(page, "Preview")
      await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible()
      // The page in the preview runs no scripts, and so not axe's either.
      await expectNoSidewaysScroll(page)
      await press(page, "Close the preview")
      await pressRare(page, "Revisions")
      await expect(page.getByRole("dialog", { name: "Revisions" }).getByRole("button", { name: /^Restore/ })).toBeVisible()
      await expectAccessible(page, "the revisions")
      await page.keyboard.press("Escape")
      for (const name of ["Unpublish", "Delete"]) {
        await pressRare(page, name)
        await expect(page.getByText("Nothing on the site links here.")).toBeVisible()
        await expectAccessible(page, name)
        await press(page, "Cancel")
      }
    })

    test("a conflict and a save that the server refuses", async ({ page, request }) => {
      await change(request, await opened(page, request), { attributes: { title: "Beta of somebody else" } })
      await title(page).fill("Beta of mine")
      await page.keyboard.press("Control+s")
      await expect(page.getByRole("alertdialog")).toBeVisible()
      await expectAccessible(page, "a conflict")
      await press(page, "Keep editing")
      await page.route("**/jsonapi/node/article/**", (route) => route.fulfill({ status: 403, body: "{}" }))
      await page.keyboard.press("Control+s")
      await expect(page.getByText("Could not save.", { exact: true })).toBeVisible()
      await expectAccessible(page, "a refused save")
    })

    test("offers of several drafts, and the question before leaving", async ({ page }) => {
      await signIn(page, administrator)
      page.on("dialog", (dialog) => void dialog.accept())
      for (const name of ["Alpha", "Beta"]) {
        await page.goto("/post/create/")
        const words = `${name} ${randomUUID().slice(0, 8)}`
        await title(page).fill(words)
        await expectDraft(page, words)
      }
      await page.goto("/admin/post/")
      await expect(page.getByRole("heading", { level: 1, name: "Publications" })).toBeVisible()
      await page.evaluate(() => window.___navigate?.("/post/create/"))
      await expect(page.getByRole("region", { name: "There is unsaved text in this browser" })).toHaveCount(2)
      await page.getByRole("button", { name: "Compare" }).first().click()
      await expectAccessible(page, "two offers")
      await title(page).fill("Gamma")
      await page.evaluate(() => window.history.back())
      await expect(page.getByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible()
      await expectAccessible(page, "the question before leaving")
    })

    test("a user and the questions about the account, and a session that ends", async ({ page, request }) => {
      const { uid } = await aPerson(request)
      await startSession(page, administrator)
      await page.goto(`/people/${uid}/edit/`)
      for (const name of ["Block account", "Delete account"]) {
        await press(page, name)
        await expect(page.locator("dialog[open]")).toBeVisible()
        await expect(page.getByText("Looking for content of this user…")).toHaveCount(0)
        await expectAccessible(page, name)
        await page.keyboard.press("Escape")
      }
      await page.goto("/post/create/")
      await title(page).fill("A session that ends")
      await page.route("**/oauth/token", (route) => route.fulfill({ status: 400, json: { error: "invalid_grant" } }))
      await page.route("**/jsonapi/**", (route) => route.fulfill({ status: 401, body: "{}" }))
      await page.keyboard.press("Control+s")
      await expect(page.getByRole("dialog", { name: "Your session has ended" })).toBeVisible()
      await expectAccessible(page, "a session that ended")
    })
  })
}
