import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { expectAccessible } from "../support/accessible.ts"
import { dayList, openAgenda, someEvents } from "../support/agenda.ts"
import { administrator } from "../support/content.ts"
import { aPerson } from "../support/people.ts"
import { startSession } from "../support/sign-in.ts"

test.use({ locale: "en-GB" })

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } })

  const options = (page: Page) => page.getByRole("button", { name: /^View, search and filters/ })
  const choose = async (page: Page, view: string) => {
    await options(page).click()
    await page.getByRole("link", { name: view, exact: true }).click()
  }

  test("the list comes first, and below a month are the events of the chosen day", async ({ page, request }) => {
    const { word, day } = await someEvents(request, 2043)
    await startSession(page, await aPerson(request))
    await openAgenda(page, `?date=${day}`)
    await expect(page.getByRole("button", { name: `Jury ${word}`, exact: true })).toBeVisible()
    await expectAccessible(page, "a list on a phone")
    await choose(page, "Month")
    await expect(options(page)).toBeFocused()
    const ofDay = page.getByRole("region", { name: /14 May 2043/ })
    await expect(ofDay.getByRole("listitem")).toHaveCount(2)
    await page.getByRole("button", { name: "15 May, 1 event" }).click()
    await expect(page.getByRole("button", { name: "15 May, 1 event" })).toHaveAttribute("aria-pressed", "true")
    await expect(page.getByRole("region", { name: /15 May 2043/ }).getByRole("listitem")).toHaveCount(1)
    await page.getByRole("button", { name: "14 May, 2 events" }).click()
    await ofDay.getByRole("button", { name: `Jury ${word}`, exact: true }).click()
    await expect(page.getByRole("dialog", { name: `Jury ${word}` })).toContainText("Atelier Xylo")
    await expectAccessible(page, "a month on a phone")
    await choose(page, "Week")
    await expect(page.getByRole("list", { name: dayList }).getByRole("button")).toHaveCount(2)
    await expectAccessible(page, "a week on a phone")
  })

  test("one row of controls stands above the events; its last button opens the others", async ({ page, request }) => {
    const { word, day } = await someEvents(request, 2046)
    await startSession(page, administrator)
    await openAgenda(page, `?date=${day}`)
    const jury = page.getByRole("button", { name: `Jury ${word}`, exact: true })
    await expect(jury).toBeVisible()
    expect((await jury.boundingBox())?.y).toBeLessThan(330)
    const tops = await Promise.all(
      [page.getByRole("button", { name: "Previous" }), page.getByRole("button", { name: "Next" }), options(page)].map(
        async (button) => (await button.boundingBox())?.y,
      ),
    )
    expect(new Set(tops).size).toBe(1)
    await expect(page.getByRole("searchbox")).toBeHidden()
    await options(page).press("Enter")
    await expectAccessible(page, "the controls of a phone")
    await expect(page.getByRole("button", { name: "Subscribe" })).toBeVisible()
    await page.getByRole("combobox", { name: "Audience" }).selectOption("Public")
    await expect(jury).toBeHidden()
    await expect(page.getByRole("button", { name: `Workshop ${word}`, exact: true })).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("searchbox")).toBeHidden()
    await expect(options(page)).toBeFocused()
    await expect(options(page)).toHaveAccessibleName("View, search and filters, 1 on")
    await options(page).click()
    await page.getByRole("button", { name: "Today" }).click()
    await expect(page.getByRole("heading", { name: "From today" })).toBeVisible()
  })
})
