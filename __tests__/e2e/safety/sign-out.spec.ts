import { expect, test } from "../support/test.ts"
import { aTitle, draftOffer, field, openEditor } from "../support/editing.ts"
import { expectDraft } from "../support/drafts.ts"
import { aPerson } from "../support/people.ts"
import { dashboardButton, startSession } from "../support/sign-in.ts"

test.describe.configure({ timeout: 120_000 })

test("after a sign-out neither Back nor the next user of the browser finds what was written, and the writer does", async ({
  page,
  request,
}) => {
  const roles = ["contributor"] as const
  const [writer, next] = [await aPerson(request, { roles }), await aPerson(request, { roles })]
  const title = aTitle("Confidential")
  page.on("dialog", (dialog) => void dialog.accept())
  await startSession(page, writer)
  await openEditor(page, "/post/create/")
  await field(page, "Title").fill(title)
  await expectDraft(page, title)
  await dashboardButton(page).click()
  await page.getByRole("button", { name: "Signout" }).click()
  await expect(page).toHaveURL("/")
  await page.goBack()
  await expect(page).toHaveURL(/\/user\/login\//)
  await expect(field(page, "Title")).toHaveCount(0)
  expect(await page.content()).not.toContain(title)

  await startSession(page, next)
  await openEditor(page, "/post/create/")
  await page.waitForLoadState("networkidle")
  await expect(draftOffer(page)).toBeHidden()
  expect(await page.content()).not.toContain(title)
  await dashboardButton(page).click()
  await page.getByRole("button", { name: "Signout" }).click()
  await expect(page).toHaveURL("/")

  await startSession(page, writer)
  await openEditor(page, "/post/create/")
  await expect(draftOffer(page)).toContainText(title)
})
