import { expect, test } from "../support/test.ts"
import ICAL from "ical.js"
import { stableUuid } from "#server/transfer/format/entity-keys.ts"
import { events, textOf, type DemoItem } from "../support/demo.ts"
import { publicEvents, samples } from "../support/routes.ts"

const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Brussels" })
const isOver = ({ eventStart, eventEnd }: DemoItem) => (eventEnd ?? eventStart ?? "").slice(0, 10) < today
const titlesOf = (events: readonly DemoItem[]) => events.map((event) => textOf(event, "title")).toSorted()
// Other tests publish events of their own, and a build may have them.
const demoTitles = new Set(titlesOf(events))
const demoUids = new Set(events.map(({ id }) => stableUuid("node--agenda", id)))
const eventsIn = (text: string) =>
  ICAL.Component.fromString(text)
    .getAllSubcomponents("vevent")
    .map((one) => new ICAL.Event(one))

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false })

  test("a visitor finds what is on, what was, one category, and an event with its file for a calendar", async ({ page, request }) => {
    await page.goto("/")
    await page.getByRole("contentinfo").getByRole("link", { name: "Agenda" }).click()
    const titlesIn = async (name: string) => {
      const links = page.getByRole("region", { name, exact: true }).getByRole("link")
      return (await links.allTextContents()).filter((title) => demoTitles.has(title)).toSorted()
    }
    expect(await titlesIn("Upcoming")).toEqual(titlesOf(publicEvents.filter((event) => !isOver(event))))
    expect(await titlesIn("Past")).toEqual(titlesOf(publicEvents.filter(isOver)))

    await page.getByRole("navigation", { name: "Category" }).getByRole("link", { name: "Lecture evening" }).click()
    await expect(page).toHaveTitle("Agenda: Lecture evening - G30")
    const lectures = publicEvents.filter(({ category }) => category === "lecture")
    expect([...(await titlesIn("Upcoming")), ...(await titlesIn("Past"))].toSorted()).toEqual(titlesOf(lectures))

    await page.goto(samples.event.path)
    const file = await page.locator('head link[rel="alternate"][type="text/calendar"]').getAttribute("href")
    const answer = await request.get(file ?? "")
    expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8")
    const [event] = eventsIn(await answer.text())
    expect(event?.summary).toBe(samples.event.title)
  })
})

test("the calendar of all has each public event of the demo, and none of its others", async ({ page, request }) => {
  await page.goto("/agenda/")
  await page.getByText("Subscribe", { exact: true }).click()
  // The scripts write whole addresses.
  const subscription = page.getByRole("link", { name: "Open in a calendar program" })
  await expect(subscription).toHaveAttribute("href", /^webcal:/)
  const program = (await subscription.getAttribute("href")) ?? ""
  await expect(page.getByRole("link", { name: "Google Calendar" })).toHaveAttribute(
    "href",
    `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(program)}`,
  )
  const address = program.replace("webcal:", "http:")
  await expect(page.getByRole("link", { name: /^Outlook/ })).toHaveAttribute(
    "href",
    new RegExp(`\\?url=${encodeURIComponent(address)}&name=`),
  )
  const found = eventsIn(await (await request.get(address)).text())
  const uids = publicEvents.map(({ id }) => stableUuid("node--agenda", id))
  expect(found.flatMap(({ uid }) => (demoUids.has(uid) ? [uid] : [])).toSorted()).toEqual(uids.toSorted())
})
