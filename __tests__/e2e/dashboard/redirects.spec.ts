import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { expectAccessible } from "../support/accessible.ts"
import { administrator, aWord, publish } from "../support/content.ts"
import { quietOf } from "../support/quiet.ts"
import { startSession } from "../support/sign-in.ts"

test.use({ viewport: { width: 390, height: 900 } })

const row = (page: Page, from: string) => page.getByRole("row").filter({ has: page.getByRole("button", { name: from, exact: true }) })
const dialog = (page: Page) => page.getByRole("dialog")
const field = (page: Page, name: "From" | "To") => dialog(page).getByLabel(name, { exact: true })

async function fill(page: Page, from: string, target: string): Promise<void> {
  await field(page, "From").fill(from)
  await field(page, "To").fill(target)
  await dialog(page).getByRole("button", { name: "Save" }).click()
}

async function lead(page: Page, from: string, target: string): Promise<void> {
  await page.getByRole("button", { name: "New redirect" }).click()
  await fill(page, from, target)
  await expect(dialog(page)).toHaveCount(0)
  await expect(row(page, from)).toBeVisible()
}

async function openList(page: Page, word: string): Promise<void> {
  await page.clock.install()
  await startSession(page, administrator)
  await page.goto(`/admin/redirect/?q=${word}`)
}

test("an admin finds, makes, changes and deletes redirects", async ({ page, request }) => {
  const { expectQuiet } = quietOf(page)
  const word = aWord("moved")
  const { items } = await publish(request, ["Where it leads"])
  const [{ number } = { number: 0 }] = items
  await openList(page, word)
  await expect(page.getByText("No redirect matches")).toBeVisible()
  await expectAccessible(page)

  await lead(page, `/${word}/b`, `/node/${number}`)
  await lead(page, `/${word}/a`, `/${word}/b`)
  await expect(row(page, `/${word}/a`)).toContainText(`2: /${word}/b → `)
  await expect(row(page, `/${word}/a`).getByRole("link", { name: /^Where it leads/ })).toHaveAttribute("href", `/post/${number}/edit/`)
  await expectAccessible(page)
  expectQuiet("up to here")

  await page.getByRole("button", { name: `/${word}/b`, exact: true }).click()
  await field(page, "To").fill(`/${word}/a`)
  await dialog(page).getByRole("button", { name: "Save" }).click()
  await expect(dialog(page).getByText(`It would lead back to where it starts: /${word}/b → /${word}/a → /${word}/b.`)).toBeVisible()
  await expect(field(page, "To")).toBeFocused()
  await field(page, "To").fill("/members/")
  await page.keyboard.press("Enter")
  await expect(row(page, `/${word}/b`)).toContainText("/members/")
  const led = await request.get(`/${word}/a`, { maxRedirects: 0 })
  expect([led.status(), new URL(led.headers().location ?? "", "http://site").pathname]).toEqual([301, "/members/"])

  for (const from of [`/${word}/a`, `/${word}/b`]) {
    const isGone = page.waitForResponse((response) => response.request().method() === "DELETE")
    await page.getByRole("button", { name: `Actions for ${from}` }).click()
    await page.getByRole("button", { name: "Delete", exact: true }).click()
    await expect(row(page, from)).toHaveCount(0)
    await page.mouse.move(5, 5)
    await page.clock.runFor(11_000)
    expect((await isGone).status()).toBe(204)
  }
  expect((await request.get(`/${word}/a`, { maxRedirects: 0 })).status()).toBe(404)
})
