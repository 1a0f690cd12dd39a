import type { APIRequestContext, Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { expectAccessible } from "../support/accessible.ts"
import { administrator, attributesOf, change, publish, type Made } from "../support/content.ts"
import { startSession } from "../support/sign-in.ts"
import { expectNoSidewaysScroll } from "../support/watch.ts"

test.use({ viewport: { width: 1440, height: 900 } })
const redirectField = (page: Page) => page.getByLabel(/^Redirect visitors/)

async function openList(page: Page, word: string): Promise<void> {
  await page.clock.install()
  await startSession(page, administrator)
  await page.goto(`/admin/post/?q=${encodeURIComponent(word)}&sort=title`)
}

async function runFor(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${title}` }).click()
  await page.getByRole("button", { name: action, exact: true }).click()
}

/** The address of a publication as its page has it. */
async function addressOf(request: APIRequestContext, item: Made): Promise<string> {
  return `${(await attributesOf(request, item))?.path?.alias ?? ""}/`
}

/** Ends the toast of a deletion, by the page's clock, and waits for what is sent then. */
async function deleted(page: Page, count = 1): Promise<void> {
  await page.mouse.move(5, 5)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  let left = count
  const answered = page.waitForResponse((response) => response.request().method() === "DELETE" && --left === 0)
  await page.clock.runFor(11_000)
  await answered
}

test("a deletion names what refers to the item, and its address then leads elsewhere", async ({ page, request }) => {
  const { word, items } = await publish(request, ["Alpha", "Beta"])
  const [alpha, beta] = items
  if (alpha === undefined || beta === undefined) throw new Error("Two publications are made.")
  const address = await addressOf(request, alpha)
  const body = { value: `<p>See <a href="${address}">Alpha</a>.</p>`, format: "g30_text" }
  await change(request, beta, { attributes: { body } })
  await openList(page, word)
  await runFor(page, `Alpha ${word}`, "Delete")
  const dialog = page.getByRole("alertdialog", { name: `Delete “Alpha ${word}”?` })
  await expect(dialog.getByText("1 link leads here:")).toBeVisible()
  await expect(dialog.getByRole("link", { name: `Beta ${word}` })).toHaveAttribute("href", `/post/${beta.number}/edit/`)
  await expectAccessible(page)
  await redirectField(page).fill(address)
  await dialog.getByRole("button", { name: "Delete" }).click()
  await expect(dialog.getByText("This is the address that goes away.")).toBeVisible()
  await redirectField(page).fill("/about-us/")
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoSidewaysScroll(page)
  await dialog.getByRole("button", { name: "Delete" }).click()
  const stored = page.waitForResponse((response) => response.url().endsWith("/redirect/redirect") && response.request().method() === "POST")
  await deleted(page)
  expect((await stored).status()).toBe(201)
  const answer = await request.get(address, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe("/about-us/")
})
