import type { APIRequestContext, Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { expectAccessible } from "../support/accessible.ts"
import { administrator, aPublication, aTitle, draftOffer, expectStatus, field, openEditor, save } from "../support/editing.ts"
import { startSession } from "../support/sign-in.ts"
import { expectDraft } from "../support/drafts.ts"

const undo = (page: Page) => page.locator("[id^=toast-offer]").getByRole("button", { name: "Undo" })

async function tagsNamed(request: APIRequestContext, name: string): Promise<number> {
  const answer = await request.get(`/jsonapi/taxonomy_term/tags?filter[name]=${encodeURIComponent(name)}`)
  const { data }: { readonly data: readonly unknown[] } = await answer.json()
  return data.length
}

test("discarded unsaved text comes back by Undo, and is gone when the toast has ended", async ({ page, request }) => {
  const written = await aPublication(request, aTitle("Discarded"), "One.")
  await page.clock.install()
  await startSession(page, administrator)
  await openEditor(page, written.address)
  await field(page, "Title").fill(`${written.title} again`)
  await page.clock.runFor(2000)
  page.on("dialog", (question) => void question.accept())
  await page.reload()
  await draftOffer(page).getByRole("button", { name: "Discard it" }).click()
  await expect(draftOffer(page)).toHaveCount(0)
  await undo(page).click()
  await expect(draftOffer(page).getByRole("button", { name: "Restore" })).toBeFocused()

  // Closing the page within the ten seconds keeps it too.
  await draftOffer(page).getByRole("button", { name: "Discard it" }).click()
  await expect(undo(page)).toBeVisible()
  await page.reload()
  await draftOffer(page).getByRole("button", { name: "Discard it" }).click()
  await expect(undo(page)).toBeVisible()
  await expectAccessible(page)
  await page.mouse.move(5, 5)
  await page.clock.runFor(11_000)
  await expect(undo(page)).toHaveCount(0)
  await page.reload()
  await expect(field(page, "Title")).toHaveValue(written.title)
  await expect(draftOffer(page)).toHaveCount(0)
})

test("a new tag is made by the save, once, and not before", async ({ page, context, request }) => {
  const written = await aPublication(request, aTitle("Tagged"), "One.")
  const name = aTitle("Hempcrete")
  await startSession(page, administrator)
  await openEditor(page, written.address)
  await page.getByRole("combobox", { name: "Tags" }).click()
  await page.keyboard.type(name)
  await page.getByRole("option", { name: `Create “${name}”` }).click()
  await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible()
  await expectAccessible(page)
  await expectStatus(page, /not saved|Unsaved/i)
  expect(await tagsNamed(request, name)).toBe(0)

  // A draft in the browser keeps it, and the preview shows it.
  await expectDraft(page, name)
  page.on("dialog", (question) => void question.accept())
  await page.reload()
  await draftOffer(page).getByRole("button", { name: "Compare" }).click()
  await expect(draftOffer(page).getByRole("insertion").filter({ hasText: name })).toBeVisible()
  await draftOffer(page).getByRole("button", { name: "Restore" }).click()
  await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible()
  expect(await tagsNamed(request, name)).toBe(0)

  // Offline the save waits, with the tag.
  await context.setOffline(true)
  await page.keyboard.press("Control+s")
  await expectStatus(page, /offline|network|connection/i)
  await context.setOffline(false)
  await expectStatus(page, /^Saved \d\d:\d\d/)
  expect(await tagsNamed(request, name)).toBe(1)
  await expect(page.getByText("new", { exact: true })).toHaveCount(0)
  await field(page, "Title").fill(`${written.title} again`)
  await save(page)
  expect(await tagsNamed(request, name)).toBe(1)
})
