import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { expectAccessible } from "../support/accessible.ts"
import { aPublication, aTitle, administrator, expectStatus, field, openEditor, press, save, saveBar } from "../support/editing.ts"
import { startSession } from "../support/sign-in.ts"
import { expectNoSidewaysScroll } from "../support/watch.ts"

/** Everything that the bar shows stands beside each other, and nothing sticks out. */
async function expectOneRow(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await expectNoSidewaysScroll(page)
  const bar = await saveBar(page).boundingBox()
  expect(bar?.height, `${width} px`).toBeLessThanOrEqual(80)
  const middles: number[] = []
  for (const button of await saveBar(page).getByRole("button").all()) {
    const box = (await button.isVisible()) ? await button.boundingBox() : null
    if (box === null) continue
    middles.push(Math.round(box.y + box.height / 2))
    expect(box.x, `${width} px`).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width, `${width} px`).toBeLessThanOrEqual(width)
  }
  expect(Math.max(...middles) - Math.min(...middles), `${width} px`).toBeLessThanOrEqual(2)
}

const all = [1440, 768, 390, 320] as const

test("the bar of an editor is one row at each width, with one phrase, in each state", async ({ page, request }) => {
  const written = await aPublication(request, aTitle("One row"), "One.")
  await startSession(page, administrator)
  await openEditor(page, written.address)
  await press(page, "Got it!")
  await expect(saveBar(page).getByText(/^(Not live yet|Published)$/)).toBeVisible()
  for (const width of all) await expectOneRow(page, width)
  await field(page, "Summary").fill("Shorter.")
  await expectStatus(page, "Not saved yet")
  for (const width of all) await expectOneRow(page, width)
  await expect(saveBar(page).getByText("Not saved yet", { exact: true })).toBeVisible()
  await expect(saveBar(page).getByText("Goes live with the next build")).toHaveCount(0)
  // A narrow bar then says what visitors see.
  await page.setViewportSize({ width: 1440, height: 900 })
  await save(page)
  for (const width of all) await expectOneRow(page, width)
  await page.getByRole("button", { name: "More actions" }).click()
  await expect(saveBar(page).getByRole("button", { name: "Preview" })).toBeVisible()
  await expectAccessible(page, "the further buttons")
})

test("a draft's bar has place for its status, Save and Publish at 320 px", async ({ page }) => {
  await startSession(page, administrator)
  await openEditor(page, "/post/create/")
  await press(page, "Got it!")
  for (const width of all) await expectOneRow(page, width)
  await expect(saveBar(page).getByText("Not saved yet", { exact: true })).toBeVisible()
  await field(page, "Title").fill(aTitle("At 320"))
  await saveBar(page).getByRole("button", { name: "Save", exact: true }).click()
  await expectStatus(page, /^Saved \d\d:\d\d, not published$/)
  for (const width of all) await expectOneRow(page, width)
  await expectAccessible(page, "a saved draft")
})

test("the preview shows a page of each width as a whole, with its pictures", async ({ page }) => {
  await startSession(page, administrator)
  for (const width of [1440, 390] as const) {
    await page.setViewportSize({ width, height: 900 })
    await openEditor(page, "/post/201/edit/")
    const open = saveBar(page).getByRole("button", { name: "Preview" })
    if (!(await open.isVisible())) await press(page, "More actions")
    await open.click()
    const preview = page.getByRole("dialog", { name: "Preview" })
    for (const [device, whole] of [
      ["Phone", 390],
      ["Tablet", 768],
      ["Desktop", 1440],
    ] as const) {
      await preview.getByRole("button", { name: device }).click()
      const place = (await preview.boundingBox())?.width ?? 0
      await expect
        .poll(async () => Math.round((await preview.locator("iframe").boundingBox())?.width ?? 0), { message: `${device} at ${width} px` })
        .toBeLessThanOrEqual(Math.ceil(Math.min(whole, place)))
      expect(await preview.locator("iframe").evaluate((frame) => (frame instanceof HTMLIFrameElement ? frame.offsetWidth : 0))).toBe(whole)
    }
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible()
    for (const picture of await page.frameLocator("iframe").getByRole("img").all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveAttribute("src", /^blob:/)
    }
    await expectNoSidewaysScroll(page)
    await page.keyboard.press("Escape")
  }
})

test("no button of the save bar covers the state of a new item, in French and Dutch either", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await startSession(page, administrator)
  for (const [address, words] of [
    ["/fr/post/create/", "Pas encore enregistré"],
    ["/nl/post/create/", "Nog niet opgeslagen"],
  ] as const) {
    await page.goto(address)
    const phrase = page.getByText(words, { exact: true }).first()
    await expect(phrase).toBeVisible()
    const covered = await phrase.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].some(({ right, top, height }) => {
        const seen = document.elementFromPoint(right - 1, top + height / 2)
        return seen !== null && !element.contains(seen) && !seen.contains(element)
      })
    })
    expect(covered, address).toBe(false)
  }
})
