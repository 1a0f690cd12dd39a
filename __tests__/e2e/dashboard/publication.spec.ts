import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { APIRequestContext, Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import * as v from "valibot"
import { collectionPath } from "#contract/paths.ts"
import { administrator, aTitle, expectStatus, field, openEditor, press, textBox, typeText, publishedWord } from "../support/editing.ts"
import { startSession } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

const picture = (name: string) => join("demo", "images", `${name}.jpg`)
const body = v.object({ value: v.string() })

async function insertPicture(page: Page, file: string, alt: string): Promise<void> {
  await page.getByRole("toolbar", { name: "Text formatting" }).getByRole("button", { name: "Picture", exact: true }).click()
  const dialog = page.getByRole("dialog", { name: "Picture" })
  await dialog.getByLabel("Choose a file").setInputFiles(file)
  await dialog.getByLabel("Alt text", { exact: true }).fill(alt)
  await dialog.getByRole("button", { name: "Insert picture" }).click()
  await expect(dialog).toBeHidden()
}

/** Pastes a picture as a copy from the system's viewer does. */
async function pastePicture(page: Page, file: string): Promise<void> {
  const bytes = readFileSync(file).toString("base64")
  await textBox(page).evaluate((box, base64) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], "image.jpg", { type: "image/jpeg" }))
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
  }, bytes)
}

/** What a visitor gets of a publication. */
async function publicAnswer(request: APIRequestContext, title: string) {
  const answer = await request.get(`${collectionPath("node--article")}?filter[title]=${encodeURIComponent(title)}&include=field_image`)
  const item = v.object({ id: v.string(), attributes: v.looseObject({ title: v.string(), body }) })
  const file = v.looseObject({ attributes: v.looseObject({ uri: v.object({ url: v.string() }) }) })
  return v.parse(v.object({ data: v.tuple([item]), included: v.tuple([file]) }), await answer.json())
}

test("a publication with three pictures and a table is published, and stands in the list and in the API", async ({ page, request }) => {
  const title = aTitle("Three pictures")
  await startSession(page, administrator)
  await openEditor(page, "/post/create/")
  await field(page, "Title").fill(title)
  await field(page, "Summary").fill("Three pictures and a table.")
  await page.getByLabel("Files for cover image").setInputFiles(picture("brick-arcade-colonnade"))
  const cover = page.getByRole("region", { name: "Cover image" })
  await cover.getByLabel("Alt text", { exact: true }).fill("An arcade of bricks")

  await typeText(page, "Before the pictures.")
  await insertPicture(page, picture("brick-corner-detail"), "A corner of a wall")
  await expect(textBox(page).getByRole("img", { name: "A corner of a wall" })).toBeVisible()
  await pastePicture(page, picture("chapel-light-slot"))
  // Without alt text it has no role.
  await expect(textBox(page).locator("img")).toHaveCount(2)
  await textBox(page).locator("figcaption").last().click()
  // By key: Playwright scrolls before it presses a sticky button, and the header that comes back then moves the toolbar from under the pointer.
  await page.getByRole("button", { name: "Alt text", exact: true }).press("Enter")
  await page.getByRole("dialog", { name: "Alt text" }).getByLabel("Alt text", { exact: true }).fill("Light in a chapel")
  await page.getByRole("dialog", { name: "Alt text" }).getByRole("button", { name: "Save" }).click()

  await typeText(page, "Before the table.")
  await page.getByRole("toolbar", { name: "Text formatting" }).getByRole("button", { name: "Table", exact: true }).click()
  await page.keyboard.type("Brick")
  await page.keyboard.press("Tab")
  await page.keyboard.type("Price")
  await press(page, "Publish")
  await expectStatus(page, /^Saved \d\d:\d\d(?!, not)/)

  const { data, included } = await publicAnswer(request, title)
  const html = data[0].attributes.body.value
  expect(html).toMatch(/<th scope="col">Brick<\/th>\s*<th scope="col">Price<\/th>/)
  const addresses = [...html.matchAll(/<img\b[^>]*\bsrc="([^"]+)"/g)].map(([, address = ""]) => address)
  expect(addresses).toHaveLength(2)
  expect(html).toContain('alt="A corner of a wall"')
  expect(html).toContain('alt="Light in a chapel"')
  for (const address of [...addresses, included[0].attributes.uri.url]) expect((await request.get(address)).status(), address).toBe(200)

  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Publications" }).click()
  await page.getByRole("searchbox", { name: "Search publications" }).fill(title)
  await expect(page).toHaveURL(/[?&]q=/)
  const row = page.getByRole("row", { name: title })
  await expect(row).toContainText(publishedWord)
  await row.getByRole("link", { name: title }).click()
  await expect(textBox(page).getByRole("img")).toHaveCount(2)
  await expectStatus(page, /^Goes live with the next build/)
})
