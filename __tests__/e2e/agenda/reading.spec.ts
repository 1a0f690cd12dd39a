import { readFileSync } from "node:fs"
import { expect, test } from "../support/test.ts"
import { expectAccessible } from "../support/accessible.ts"
import { dayList, openAgenda, someEvents } from "../support/agenda.ts"
import { administrator } from "../support/content.ts"
import { aPerson } from "../support/people.ts"
import { startSession } from "../support/sign-in.ts"

// Weeks begin on Monday.
test.use({ locale: "en-GB" })

test("a month is browsed with the mouse, from an event's facts to its calendar file", async ({ page, request }) => {
  const { word, year } = await someEvents(request, 2041)
  await startSession(page, administrator)
  await openAgenda(page, `?view=month&date=${year}-05-01`)
  await expect(page.getByRole("table", { name: `May ${year}` })).toBeVisible()
  await expect(page).toHaveTitle(`Agenda: May ${year} - G30`)
  await page.getByRole("button", { name: /^1 more on/ }).click()
  const all = page.getByRole("dialog", { name: /14 May/ })
  await expect(all.getByRole("listitem")).toHaveCount(3)
  await expect(all.getByRole("button", { name: `18:00 Board ${word} (cancelled)` })).toBeVisible()
  await expectAccessible(page, "a day")
  await page.keyboard.press("Escape")
  await expect(all).toBeHidden()
  const opener = page.getByRole("table").getByRole("button", { name: `Jury ${word}` })
  await opener.click()
  const facts = page.getByRole("dialog", { name: `Jury ${word}` })
  await expect(facts).toContainText("09:30 to 11:00")
  await expect(facts).toContainText("Atelier Xylo, Marche")
  await expect(facts.getByRole("link", { name: "Show on a map" })).toHaveAttribute("href", /openstreetmap\.org\/search\?query=Marche/)
  await expect(facts.getByRole("link", { name: "Edit" })).toHaveAttribute("href", /^\/agenda\/\d+\/edit\/$/)
  await expectAccessible(page, "an event")
  const [download] = await Promise.all([page.waitForEvent("download"), facts.getByRole("button", { name: "Add to my calendar" }).click()])
  expect(download.suggestedFilename()).toMatch(/^jury-equerre\w+\.ics$/)
  expect(readFileSync(await download.path(), "utf8")).toContain(`SUMMARY:Jury ${word}`)
  await facts.getByRole("button", { name: "Close" }).click()
  await expect(opener).toBeFocused()
  await expect(page.getByRole("button", { name: new RegExp(`Trip ${word} \\(day 2 of 3\\)`) })).toBeVisible()
})

test("a month is browsed by keyboard alone", async ({ page, request }) => {
  const { word, year } = await someEvents(request, 2042)
  await startSession(page, administrator)
  await openAgenda(page, `?view=month&date=${year}-05-13`)
  const focused = page.locator(":focus")
  await page.locator("[data-day][tabindex='0']").focus()
  for (const [key, name] of [
    ["Home", "12 May"],
    ["End", "18 May"],
    ["ArrowUp", "11 May"],
    ["ArrowRight", "12 May"],
    ["ArrowRight", "13 May"],
    ["ArrowUp", "6 May"],
    ["ArrowDown", "13 May"],
  ] as const) {
    await page.keyboard.press(key)
    await expect(focused, key).toHaveAccessibleName(name)
  }
  await page.keyboard.press("ArrowRight")
  await expect(focused).toHaveAccessibleName("14 May, 3 events")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog", { name: /14 May/ })).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await expect(focused).toHaveAccessibleName(new RegExp(`Jury ${word}`))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog", { name: `Jury ${word}` })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(focused).toHaveAccessibleName("14 May, 3 events")
  await page.keyboard.press("PageDown")
  await expect(page.getByRole("table", { name: `June ${year}` })).toBeVisible()
  await expect(focused).toHaveAccessibleName("14 June")
  await page.keyboard.press("n")
  const dialog = page.getByRole("dialog", { name: "New event" })
  await expect(dialog.getByLabel("Date")).toHaveValue(`${year}-06-14`)
  await page.keyboard.press("Escape")
  await expect(focused).toHaveAccessibleName("14 June")
})

test("week, list, filters and search stay in the address, and Back returns to them", async ({ page, request }) => {
  // A search looks five years ahead.
  const { word, year, day } = await someEvents(request, new Date().getFullYear() + 1)
  await startSession(page, administrator)
  await openAgenda(page, `?view=week&date=${day}`)
  const inColumn = page.getByRole("list", { name: dayList }).getByRole("button", { name: new RegExp(word) })
  await expect(inColumn).toHaveCount(3)
  await expectAccessible(page, "a week")
  await page.getByRole("combobox", { name: "Audience" }).selectOption("Public")
  await expect(inColumn).toHaveCount(1)
  await expect(page).toHaveURL(`/admin/agenda/?view=week&date=${day}&audience=public`)
  await page.getByRole("link", { name: "List" }).click()
  await expect(page.getByRole("button", { name: `Workshop ${word}`, exact: true })).toBeVisible()
  await expect(page.getByRole("button", { name: `Jury ${word}`, exact: true })).toBeHidden()
  await page.goBack()
  await expect(inColumn).toHaveCount(1)
  await page.getByRole("searchbox").fill(`marche ${word}`)
  await page.getByRole("combobox", { name: "Audience" }).selectOption("All audiences")
  await expect(page.getByRole("heading", { name: /^Results for/ })).toBeVisible()
  await page.getByRole("button", { name: `Jury ${word}`, exact: true }).click()
  await expect(page.getByRole("dialog", { name: `Jury ${word}` })).toContainText("09:30 to 11:00")
  await expectAccessible(page, "a search")
  await page.getByLabel("Go to date").fill(`${year}-10-05`)
  await expect(page).toHaveURL(new RegExp(`date=${year}-10-05`))
  await page.getByRole("button", { name: "Today" }).click()
  await expect(page.getByRole("heading", { name: "From today" })).toBeVisible()
})

test("a member subscribes, makes a new address, and stops", async ({ page, request }) => {
  await startSession(page, await aPerson(request))
  await openAgenda(page, "?view=month")
  await expect(page.getByRole("button", { name: "New event" })).toHaveCount(0)
  await page.getByRole("button", { name: "Subscribe" }).click()
  const dialog = page.getByRole("dialog", { name: "Subscribe to the agenda" })
  await dialog.getByRole("button", { name: "Make an address" }).click()
  const address = dialog.getByRole("textbox", { name: "Address" })
  await expect(address).toHaveValue(/\/calendar\/[\w-]+\.ics$/)
  const first = await address.inputValue()
  await expect(dialog.getByRole("link", { name: "Open in a calendar program" })).toHaveAttribute("href", /^webcal:/)
  await expectAccessible(page, "the address")
  expect((await request.get(new URL(first).pathname)).status()).toBe(200)
  await dialog.getByRole("button", { name: "Make a new address" }).click()
  await expect(address).not.toHaveValue(first)
  expect((await request.get(new URL(first).pathname)).status()).toBe(404)
  await dialog.getByRole("button", { name: "Stop" }).click()
  await expect(dialog.getByRole("button", { name: "Make an address" })).toBeVisible()
})

test("a printed month has all events of a day, and nothing to press but them", async ({ page, request }) => {
  const { word, day } = await someEvents(request, 2045)
  await startSession(page, administrator)
  await openAgenda(page, `?view=month&date=${day}`)
  await expect(page.getByRole("button", { name: new RegExp(`Jury ${word}`) })).toBeVisible()
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("button", { name: new RegExp(`Board ${word}`) })).toBeVisible()
  await expect(page.locator("form:visible, nav:visible")).toHaveCount(0)
  await expect(page.getByRole("button", { name: /Today|Subscribe|Next|more/ })).toHaveCount(0)
})
