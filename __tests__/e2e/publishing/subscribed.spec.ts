import type { APIRequestContext, Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import ICAL from "ical.js"
import { administrator, aWord, removeTitled } from "../support/content.ts"
import { field } from "../support/editing.ts"
import { aPerson } from "../support/people.ts"
import { startSession } from "../support/sign-in.ts"

// It builds the site, as those of live.spec.ts do.
test.use({ locale: "en-GB" })

const DAY = 86_400_000
/** The day that is some days after today. */
const dayAfter = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
const listFrom = (days: number) => `/admin/agenda/?view=list&date=${dayAfter(days)}`

/** What the events with a word are called in a calendar. */
async function summariesIn(request: APIRequestContext, address: string, word: string): Promise<readonly string[]> {
  const answer = await request.get(new URL(address, "http://localhost").pathname)
  const events = ICAL.Component.fromString(await answer.text()).getAllSubcomponents("vevent")
  return events
    .map((event) => new ICAL.Event(event).summary)
    .filter((summary) => summary.includes(word))
    .toSorted()
}

/** Chooses what happens to the first event of a list, and says so of this one alone. */
async function changeFirst(page: Page, title: string, action: "Move" | "Cancel the event"): Promise<void> {
  await page
    .getByRole("button", { name: `Actions for ${title}` })
    .first()
    .click()
  await page.getByRole("button", { name: action, exact: true }).click()
  if (action === "Move") {
    await page.getByRole("button", { name: "A day later" }).click()
    await page.getByRole("button", { name: "Drop it here" }).click()
  }
  await page
    .getByRole("dialog", { name: /which events\?$/ })
    .getByRole("button", { name: action })
    .click()
}

async function subscribe(page: Page, request: APIRequestContext): Promise<string> {
  await startSession(page, await aPerson(request))
  await page.goto("/admin/agenda/")
  await page.getByRole("button", { name: "Subscribe" }).click()
  const dialog = page.getByRole("dialog", { name: "Subscribe to the agenda" })
  await dialog.getByRole("button", { name: "Make an address" }).click()
  await expect(dialog.getByRole("textbox", { name: "Address" })).toHaveValue(/\.ics$/)
  return dialog.getByRole("textbox", { name: "Address" }).inputValue()
}

test(
  "what is moved and cancelled of a public meeting reaches a member's calendar and, after a build, the public site",
  { tag: "@live" },
  async ({ page, browser, request }) => {
    test.setTimeout(240_000)
    await removeTitled(request, "node--agenda", "Charette")
    const title = `Meeting ${aWord("Charette")}`
    const feed = await subscribe(await browser.newPage(), request)
    await startSession(page, administrator)
    await page.goto(`/admin/agenda/?date=${dayAfter(7)}`)
    await page.getByRole("button", { name: "New event" }).click()
    const dialog = page.getByRole("dialog", { name: "New event" })
    await field(page, "Title").fill(title)
    await dialog.getByLabel(/^Repeat on the/).check()
    await dialog.getByLabel("Audience").selectOption("Public")
    await dialog.getByRole("button", { name: "Create event" }).click()
    await expect(page.getByText(`“${title}” is in the agenda.`)).toBeVisible()
    expect(await summariesIn(request, feed, title)).toEqual([title])

    // Four or five weeks are between two meetings.
    await page.goto(listFrom(21))
    await changeFirst(page, title, "Move")
    await expect(page.getByText(`“${title}” is moved.`)).toBeVisible()
    await page.goto(listFrom(51))
    await changeFirst(page, title, "Cancel the event")
    await expect(page.getByRole("listitem").filter({ hasText: title }).first()).toContainText("Cancelled")

    const changed = [`Cancelled: ${title}`, title, title]
    expect(await summariesIn(request, feed, title)).toEqual(changed)

    await page.goto("/admin/publishing/")
    await page.getByRole("button", { name: "Start now" }).click()
    await expect(page.getByRole("heading", { name: "Everything is live" })).toBeVisible({ timeout: 120_000 })
    await page.goto("/agenda/")
    const dates = page
      .getByRole("region", { name: "Upcoming" })
      .getByRole("listitem")
      .filter({ hasNot: page.getByRole("list"), hasText: title })
    await expect(dates.nth(0)).not.toContainText(/Moved|Cancelled/)
    await expect(dates.nth(1)).toContainText("Originally planned for")
    await expect(dates.nth(2)).toContainText("Cancelled")
    await dates.nth(0).getByRole("link").click()
    const next = page.getByRole("region", { name: "Next dates" }).getByRole("listitem")
    await expect(next.nth(1)).toContainText("Originally planned for")
    await expect(next.nth(2)).toContainText("Cancelled")
    expect(await summariesIn(request, "/agenda/calendar.ics", title)).toEqual(changed)
    // The next build takes it off the site.
    await removeTitled(request, "node--agenda", title)
  },
)
