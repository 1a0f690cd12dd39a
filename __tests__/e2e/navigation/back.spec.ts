import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { followsLinks, openPage, settled } from "../support/loading.ts"
import { members } from "../support/demo.ts"
import { slowTagOf } from "../support/watch.ts"

const place = (page: Page) => page.evaluate(() => window.scrollY)
const cards = (page: Page) => page.getByRole("main").getByRole("article").filter({ visible: true })

/** Waits until the entry of the history holds the present place, which takes a moment after the last scrolling. */
function placeIsKept(page: Page): Promise<void> {
  return expect.poll(() => page.evaluate(() => Object.values<unknown>({ ...history.state }).includes(scrollY))).toBe(true)
}

/** Scrolls until a card's link is in view and tells the place. */
async function scrollTo(page: Page, card: number): Promise<number> {
  const link = cards(page).nth(card).getByRole("link").first()
  await link.evaluate((element) => {
    element.scrollIntoView({ block: "center" })
  })
  await placeIsKept(page)
  return place(page)
}

async function follow(page: Page, card: number): Promise<void> {
  const list = page.url()
  await cards(page).nth(card).getByRole("link").first().click()
  await page.waitForURL((url) => url.href !== list && url.pathname.split("/").length > 3)
  await expect.poll(() => place(page)).toBe(0)
}

/** Checks the scroll position, and again when the page is at rest: a late change counts too. */
async function expectPlace(page: Page, expected: number): Promise<void> {
  await expect.poll(() => place(page)).toBe(expected)
  await page.waitForLoadState("networkidle")
  await settled(page)
  expect(await place(page)).toBe(expected)
}

const lists = [
  { name: "all members", path: "/members/", card: 25, opens: true },
  { name: "members of a region", path: "/members/?region=flanders", card: 7, opens: false },
  { name: "projects", path: "/actions-projects/?kind=project", card: 3, opens: false },
]

/** Opens a list, and tells how many cards it has. */
async function open(page: Page, { path, opens }: (typeof lists)[number]): Promise<number> {
  await page.goto(path, { waitUntil: "networkidle" })
  // A place that was scrolled to before is the browser's to keep.
  await followsLinks(page)
  if (opens) await page.getByRole("button", { name: /^Show \d+ more$/ }).click()
  return cards(page).count()
}

const elsewhere = "data:text/html,<title>Elsewhere</title>"

for (const width of [390, 1440] as const) {
  test.describe(`at ${width}`, { tag: slowTagOf(width) }, () => {
    test.use({ viewport: { width, height: 800 } })
    for (const list of lists)
      test(`Back and Forward find ${list.name} where they were left`, async ({ page }) => {
        const count = await open(page, list)
        const before = await scrollTo(page, list.card)
        expect(before).toBeGreaterThan(300)
        await follow(page, list.card)
        await page.evaluate(() => {
          window.scrollTo(0, 222)
        })
        await placeIsKept(page)
        await page.goBack()
        await expect(cards(page)).toHaveCount(count)
        await expectPlace(page, before)
        await page.goForward()
        await expectPlace(page, 222)
        await page.goBack()
        await expectPlace(page, before)
      })

    for (const list of lists.slice(0, 2))
      test(`a reload, and Back from another site, find ${list.name} where they were left`, async ({ page }) => {
        const count = await open(page, list)
        const before = await scrollTo(page, list.card)
        await page.reload({ waitUntil: "networkidle" })
        await expect(cards(page)).toHaveCount(count)
        await expectPlace(page, before)
        await page.goto(elsewhere)
        await page.goBack({ waitUntil: "networkidle" })
        await expect(cards(page)).toHaveCount(count)
        await expectPlace(page, before)
      })

    test("Back over a reload finds the list where it was left", async ({ page }) => {
      await page.goto("/members/", { waitUntil: "networkidle" })
      await page.getByRole("button", { name: /^Show \d+ more$/ }).click()
      const before = await scrollTo(page, 25)
      await follow(page, 25)
      await page.reload({ waitUntil: "networkidle" })
      // The list's page itself loads again here.
      await page.goBack({ waitUntil: "networkidle" })
      await expect(cards(page)).toHaveCount(members.length, { timeout: 20_000 })
      await expectPlace(page, before)
    })

    test("Back from a note finds the place in the text that led to it", async ({ page }) => {
      await openPage(page, "/post/ten-points-for-a-fair-design-competition/")
      const reference = page.getByRole("link", { name: "Note 1", exact: true })
      await reference.evaluate((element) => element.scrollIntoView({ block: "center" }))
      await placeIsKept(page)
      const before = await place(page)
      await reference.click()
      await expect(page).toHaveURL(/#fn-/)
      await expect.poll(() => place(page)).toBeGreaterThan(before)
      await page.goBack()
      await expectPlace(page, before)
    })

    test("Back and a reload find the results of a search where they were left, although they come after the page", async ({ page }) => {
      await openPage(page, "/search/?q=architecten")
      await page.getByRole("button", { name: /^Show \d+ more$/ }).click()
      await expect(cards(page)).toHaveCount(20)
      const before = await scrollTo(page, 15)
      await follow(page, 15)
      await page.goBack()
      await expect(cards(page)).toHaveCount(20)
      await expectPlace(page, before)
      await page.reload()
      await expect(cards(page)).toHaveCount(20)
      await expectPlace(page, before)
    })

    test("a new visit begins at the top, with the list as it was built", async ({ page }) => {
      await page.goto("/members/", { waitUntil: "networkidle" })
      await page.getByRole("button", { name: /^Show \d+ more$/ }).click()
      await scrollTo(page, 25)
      await page.goto("/members/?region=flanders", { waitUntil: "networkidle" })
      await expectPlace(page, 0)
      await page.goto("/members/", { waitUntil: "networkidle" })
      await expectPlace(page, 0)
      await expect(cards(page)).toHaveCount(18)
    })
  })
}
