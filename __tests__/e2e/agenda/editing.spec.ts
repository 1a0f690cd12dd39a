import { expect, test, type Page } from "@playwright/test"
import { expectAccessible } from "../support/accessible.ts"
import { administrator, aWord, make } from "../support/content.ts"
import { signIn } from "../support/sign-in.ts"

// Weeks begin on Monday.
test.use({ locale: "en-GB" })

const cell = (page: Page, word: string) => page.getByRole("table").getByRole("button", { name: new RegExp(word) })

test("a monthly meeting is made, one of its events moved by keyboard, another cancelled, and all deleted", async ({ page }) => {
  const word = aWord("Équerre")
  await signIn(page, administrator)
  await page.goto("/admin/agenda/?view=month&date=2033-06-03")
  await page.getByRole("button", { name: "New event" }).click()
  const dialog = page.getByRole("dialog", { name: "New event" })
  await dialog.getByLabel("Title").fill(`Reuse ${word}`)
  await dialog.getByLabel("Repeat on the first Friday of the month").check()
  await expectAccessible(page, "the dialog of a new event")
  await dialog.getByRole("button", { name: "Create event" }).click()
  await expect(dialog).toBeHidden()

  await cell(page, word).first().press("Enter")
  await page.getByRole("button", { name: "Move", exact: true }).press("Enter")
  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("status").filter({ hasText: "Saturday 4 June 2033, 10:00" })).toBeVisible()
  await page.keyboard.press("Enter")
  const scope = page.getByRole("dialog", { name: "Move which events?" })
  await expectAccessible(page, "the question which events are meant")
  await scope.getByRole("button", { name: "Move" }).press("Enter")
  await expect(page.getByText(`“Reuse ${word}” is moved.`)).toBeVisible()

  await page.goto("/admin/agenda/?view=month&date=2033-07-01")
  await cell(page, word).first().click()
  await page.getByRole("button", { name: "Cancel the event" }).click()
  await page.getByRole("dialog", { name: "Cancel which events?" }).getByRole("button", { name: "Cancel the event" }).click()
  await expect(cell(page, `${word} \\(cancelled\\)`).first()).toBeVisible()
  await page.goto(`/admin/agenda/?view=list&date=2033-06-01`)
  await expect(page.getByRole("button", { name: `Reuse ${word}` }).first()).toBeVisible()

  await page.goto("/admin/agenda/?view=month&date=2033-08-05")
  await cell(page, word).first().click()
  await page.getByRole("button", { name: "Delete" }).click()
  const deletion = page.getByRole("dialog", { name: "Delete which events?" })
  await deletion.getByLabel("All events").check()
  await deletion.getByRole("button", { name: "Delete" }).click()
  await expect(cell(page, word)).toHaveCount(0)
})

test("an event is dragged to another day; its form keeps what is typed over a reload, on a phone too", async ({ page, request }) => {
  const word = aWord("Niveau")
  const times = { field_start: "2034-03-08T12:00:00+01:00", field_end: "2034-03-08T13:00:00+01:00" }
  const { number } = await make(request, "node--agenda", { attributes: { title: `Talk ${word}`, status: true, ...times } })
  await signIn(page, administrator)
  await page.goto("/admin/agenda/?view=month&date=2034-03-08")
  await cell(page, word).dragTo(page.getByRole("cell").filter({ has: page.getByRole("button", { name: /^(10 March|March 10)/ }) }))
  await expect(page.getByText(`“Talk ${word}” is moved.`)).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/agenda/${number}/edit/`)
  await expect(page.getByRole("group", { name: "Start" }).getByLabel("Date")).toHaveValue("2034-03-10")
  await expectAccessible(page, "the editor of an event")
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByLabel("Title").fill(`Talk ${word}, longer`)
  await page.waitForTimeout(1500)
  page.on("dialog", (question) => void question.accept())
  await page.reload()
  await page.getByRole("button", { name: "Go on with the unsaved text" }).click()
  await expect(page.getByLabel("Title")).toHaveValue(`Talk ${word}, longer`)
})
