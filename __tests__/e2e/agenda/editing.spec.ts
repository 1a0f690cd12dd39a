import type { Locator, Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { expectAccessible } from "../support/accessible.ts"
import { administrator, aWord, make, removeTitled } from "../support/content.ts"
import { tabTo } from "../support/keyboard.ts"
import { startSession } from "../support/sign-in.ts"

// Weeks begin on Monday.
test.use({ locale: "en-GB" })

const cell = (page: Page, word: string) => page.getByRole("table").getByRole("button", { name: new RegExp(word) })

async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press("Enter")
}

test("by keyboard alone a monthly meeting is made, one of its events moved, and all deleted", async ({ page, request }) => {
  await removeTitled(request, "node--agenda", "Équerre2033")
  const word = aWord("Équerre2033")
  const button = (name: string) => page.getByRole("button", { name, exact: true })
  await startSession(page, administrator)
  await page.goto("/admin/agenda/?view=month&date=2033-06-03")
  await tabTo(page, page.locator("[data-day][tabindex='0']"))
  await page.keyboard.press("n")
  const dialog = page.getByRole("dialog", { name: "New event" })
  await expect(dialog.getByLabel("Title")).toBeFocused()
  await page.keyboard.type(`Reuse ${word}`)
  await tabTo(page, dialog.getByLabel("Repeat on the first Friday of the month"))
  await page.keyboard.press("Space")
  await expectAccessible(page, "the dialog of a new event")
  await pressByKey(page, dialog.getByRole("button", { name: "Create event" }))
  await expect(dialog).toBeHidden()

  await expect(cell(page, word).first()).toBeVisible()
  await expect(page.locator(":focus")).toHaveAccessibleName("3 June, 1 event")
  await page.keyboard.press("Enter")
  await pressByKey(page, button("Move"))
  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("status").filter({ hasText: "Saturday 4 June 2033, 10:00" })).toBeVisible()
  await page.keyboard.press("Enter")
  const scope = page.getByRole("dialog", { name: "Move which events?" })
  await expectAccessible(page, "the question which events are meant")
  await pressByKey(page, scope.getByRole("button", { name: "Move" }))
  await expect(page.getByText(`“Reuse ${word}” is moved.`)).toBeVisible()

  await page.goto("/admin/agenda/?view=list&date=2033-08-01")
  await pressByKey(page, page.getByRole("button", { name: `Actions for Reuse ${word}` }).first())
  await page.keyboard.press("ArrowUp")
  await expect(button("Delete")).toBeFocused()
  await page.keyboard.press("Enter")
  const deletion = page.getByRole("dialog", { name: "Delete which events?" })
  await tabTo(page, deletion.getByLabel("This event"))
  await page.keyboard.press("ArrowUp")
  await expect(deletion.getByLabel("All events")).toBeChecked()
  await pressByKey(page, deletion.getByRole("button", { name: "Delete" }))
  await expect(page.getByRole("button", { name: `Reuse ${word}` })).toHaveCount(0)
  await pressByKey(page, button("Undo"))
  await expect(page.getByRole("button", { name: `Reuse ${word}` }).first()).toBeVisible()
})

test("an event is dragged to another day, and its form fits a phone", async ({ page, request }) => {
  await removeTitled(request, "node--agenda", "Niveau2034")
  const word = aWord("Niveau2034")
  const times = { field_event_start: "2034-03-08T12:00:00+01:00", field_event_end: "2034-03-08T13:00:00+01:00" }
  const { number } = await make(request, "node--agenda", { attributes: { title: `Talk ${word}`, status: true, ...times } })
  await startSession(page, administrator)
  await page.goto("/admin/agenda/?view=month&date=2034-03-08")
  await cell(page, word).dragTo(page.getByRole("cell").filter({ has: page.getByRole("button", { name: /^(10 March|March 10)/ }) }))
  await expect(page.getByText(`“Talk ${word}” is moved.`)).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/agenda/${number}/edit/`)
  await expect(page.getByRole("group", { name: "Start" }).getByLabel("Date")).toHaveValue("2034-03-10")
  await expectAccessible(page, "the editor of an event")
})
