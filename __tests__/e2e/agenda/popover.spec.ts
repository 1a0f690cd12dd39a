import type { Locator } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { expectAccessible } from "../support/accessible.ts"
import { openAgenda } from "../support/agenda.ts"
import { administrator, aWord, make, removeTitled } from "../support/content.ts"
import { signIn, startSession } from "../support/sign-in.ts"

test.use({ locale: "en-GB" })

/** Whether all of an element is in the window. */
const isInSight = (target: Locator) => expect(target).toBeInViewport({ ratio: 1 })

test("in a low window of any width an event's title, time and actions are in sight, and the rest scrolls", async ({ page, request }) => {
  await removeTitled(request, "node--agenda", "Haute2047")
  const title = `A long evening ${aWord("Haute2047")}`
  const body = { value: `<p>${"What is said about it takes many lines. ".repeat(60)}</p><p>The end.</p>`, format: "g30_text" }
  const times = { field_event_start: "2047-05-24T18:00:00+02:00", field_event_end: "2047-05-24T22:00:00+02:00" }
  await make(request, "node--agenda", { attributes: { title, status: true, field_audience: "members", body, ...times } })
  await signIn(page, administrator)
  await page.getByRole("button", { name: "Got it!" }).click()
  for (const width of [1440, 700, 390]) {
    await page.setViewportSize({ width, height: 480 })
    await openAgenda(page, "?view=month&date=2047-05-24")
    const opener = page.getByRole("button", { name: width < 768 ? title : `18:00 ${title}`, exact: true })
    await opener.click()
    const facts = page.getByRole("dialog", { name: title })
    const rest = facts.getByRole("group", { name: "Details" })
    await expect(rest, `${width} px`).toBeVisible()
    for (const part of [facts.getByRole("heading", { name: title }), facts.getByText("18:00 to 22:00")]) await isInSight(part)
    for (const name of ["Close", "Add to my calendar", "Delete"]) await isInSight(facts.getByRole("button", { name }))
    if (width === 390) await expectAccessible(page, "an event")
    await rest.focus()
    await page.keyboard.press("End")
    await expect(rest.getByText("The end."), `${width} px`).toBeInViewport()
    await isInSight(facts.getByRole("heading", { name: title }))
    await page.keyboard.press("Escape")
    await expect(facts).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test("at 400 % each part of an event can be reached", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await startSession(page, administrator)
  await openAgenda(page, "?view=month&date=2026-11-06")
  const title = "Exhibition: gutter, hinge, handle"
  await page.getByRole("region").getByRole("button", { name: title, exact: true }).click()
  const facts = page.getByRole("dialog", { name: title })
  // The picture is a low crop.
  expect((await facts.getByRole("img").boundingBox())?.height).toBeLessThan(150)
  for (const part of [
    facts.getByText("When"),
    facts.getByRole("link", { name: "Show on a map" }),
    facts.getByRole("button", { name: "Delete" }),
  ]) {
    await part.scrollIntoViewIfNeeded()
    await isInSight(part)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
