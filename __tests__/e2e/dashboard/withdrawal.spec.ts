import type { APIRequestContext, Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { expectAccessible } from "../support/accessible.ts"
import { administrator, attributesOf, change, publish, type Made } from "../support/content.ts"
import { startSession } from "../support/sign-in.ts"
import { expectNoSidewaysScroll } from "../support/watch.ts"
import { publishedWord } from "../support/editing.ts"

test.use({ viewport: { width: 1440, height: 900 } })

const rows = (page: Page) => page.getByRole("main").locator("tbody tr")
const redirectField = (page: Page) => page.getByLabel(/^Redirect visitors/)

async function openList(page: Page, word: string): Promise<void> {
  await page.clock.install()
  await startSession(page, administrator)
  await page.goto(`/admin/post/?q=${encodeURIComponent(word)}&sort=title`)
}

async function select(page: Page, ...titles: readonly string[]): Promise<void> {
  for (const title of titles) await page.getByRole("checkbox", { name: `Select ${title}` }).check()
}

async function runFor(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${title}` }).click()
  await page.getByRole("button", { name: action, exact: true }).click()
}

/** The address of a publication as its page has it. */
async function addressOf(request: APIRequestContext, item: Made): Promise<string> {
  return `${(await attributesOf(request, item))?.path?.alias ?? ""}/`
}

/** Null for what is deleted. */
async function statusesOf(request: APIRequestContext, items: readonly Made[]) {
  return Promise.all(items.map(async (item) => (await attributesOf(request, item))?.status ?? null))
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

test("several publications are unpublished at once, and those that failed say why", async ({ page, request }) => {
  const { word, items } = await publish(request, ["Alpha", "Beta", "Gamma"])
  const [, beta] = items
  if (beta === undefined) throw new Error("Three publications are made.")
  await openList(page, word)
  await expect(rows(page)).toHaveCount(3)
  await change(request, beta, { attributes: { title: `Beta edited ${word}` } })
  await select(page, `Alpha ${word}`, `Beta ${word}`, `Gamma ${word}`)
  await page.getByRole("button", { name: "Unpublish" }).click()
  const question = page.getByRole("dialog", { name: "Unpublish 3 publications?" })
  await expect(question.getByText("They disappear from the public site.")).toBeVisible()
  await expectAccessible(page)
  await question.getByRole("button", { name: "Unpublish" }).click()
  const report = page.getByRole("alertdialog", { name: "1 of 3 could not be changed" })
  await expect(report.getByRole("listitem")).toContainText([`Beta ${word}Somebody changed it meanwhile. Look at it and try again.`])
  await expectAccessible(page)
  await report.getByRole("button", { name: "Close" }).click()
  expect(await statusesOf(request, items)).toEqual([false, true, false])
})

test("several publications are deleted after the toast, and Undo keeps them all", async ({ page, request }) => {
  const { word, items } = await publish(request, ["Alpha", "Beta", "Gamma"])
  await openList(page, word)
  const remove = async () => {
    await select(page, `Alpha ${word}`, `Beta ${word}`)
    await page.getByRole("button", { name: "Delete", exact: true }).click()
    await page.getByRole("dialog", { name: "Delete 2 publications?" }).getByRole("button", { name: "Delete" }).click()
    await expect(rows(page)).toHaveCount(1)
  }
  await remove()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByRole("link", { name: `Alpha ${word}` })).toBeFocused()
  await remove()
  await deleted(page, 2)
  expect(await statusesOf(request, items)).toEqual([null, null, true])
})

test("a deletion names what refers to the item, and its address then leads elsewhere", async ({ page, request }) => {
  const { word, items } = await publish(request, ["Alpha", "Beta"])
  const [alpha, beta] = items
  if (alpha === undefined || beta === undefined) throw new Error("Two publications are made.")
  const address = await addressOf(request, alpha)
  const body = { value: `<p>See <a href="${address}">Alpha</a>.</p>`, format: "g30_text" }
  await change(request, beta, { attributes: { body } })
  await openList(page, word)
  await runFor(page, `Alpha ${word}`, "Delete")
  const dialog = page.getByRole("dialog", { name: `Delete “Alpha ${word}”?` })
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

test("a publication is unpublished from the list, and its address leads elsewhere until it is published again", async ({
  page,
  request,
}) => {
  const { word, items } = await publish(request, ["Alpha"])
  const [alpha] = items
  if (alpha === undefined) throw new Error("A publication is made.")
  const address = await addressOf(request, alpha)
  await openList(page, word)
  await runFor(page, `Alpha ${word}`, "Unpublish")
  const dialog = page.getByRole("dialog", { name: `Unpublish “Alpha ${word}”?` })
  await expect(dialog.getByText("Nothing on the site links here.")).toBeVisible()
  await redirectField(page).fill("/members/")
  await dialog.getByRole("button", { name: "Unpublish" }).click()
  await expect(rows(page).filter({ hasText: "Draft" })).toHaveCount(1)
  await expect(page.getByText(`“Alpha ${word}” unpublished`)).toBeVisible()
  expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(301)
  await runFor(page, `Alpha ${word}`, "Publish")
  await expect(rows(page).filter({ hasText: publishedWord })).toHaveCount(1)
  expect((await request.get(address, { maxRedirects: 0 })).status()).not.toBe(301)
})
