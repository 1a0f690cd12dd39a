import type { APIRequestContext, Page } from "@playwright/test"
import * as v from "valibot"
import { administrator, aPublicationOf, aTitle, openEditor, save, stored, textBox, type Written } from "../support/editing.ts"
import { startSession } from "../support/sign-in.ts"
import { clipboardOf } from "#support/pasted-cases.ts"
import { expect, test } from "../support/test.ts"

test.use({ viewport: { width: 1440, height: 900 } })

/** Opens the editor of a publication with an empty text. */
async function openEmpty(page: Page, request: APIRequestContext): Promise<Written> {
  const written = await aPublicationOf(request, aTitle("Pasted text"), "<p></p>")
  await startSession(page, administrator)
  await openEditor(page, written.address)
  await textBox(page).click()
  return written
}

async function textOf(request: APIRequestContext, written: Written): Promise<string> {
  return v.parse(v.object({ value: v.string() }), (await stored(request, written)).attributes.body).value
}

for (const [name, expected] of [
  ["word-list-goes-on-at-3", '<ol start="3"><li>Trois<ol type="a"><li>Trois a</li><li>Trois b</li></ol></li><li>Quatre</li></ol>'],
  ["word-tracked-changes-and-comment", "<p>Le budget est de 45.000 euros, tout compris.</p>"],
  [
    "merged-cells",
    '<tr><td rowspan="2">2025</td><td>Luik</td><td>3</td></tr><tr><td>Namen</td><td>5</td></tr><tr><td colspan="2">Totaal</td>',
  ],
  ["list-numbers", '<ol start="10" reversed><li>tien</li><li value="5">vijf</li></ol>'],
] as const)
  test(`what a browser pastes of ${name} is stored as the program shows it`, async ({ page, request }) => {
    const written = await openEmpty(page, request)
    await textBox(page).evaluate((box, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData("text/html", html)
      box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
    }, clipboardOf(name))
    const said = page.getByText("Changed on pasting: tracked changes are accepted; comments are left out.")
    await expect(said).toBeVisible({ visible: name === "word-tracked-changes-and-comment" })
    await save(page)
    expect((await textOf(request, written)).replaceAll(/>\n</g, "><")).toContain(expected)
  })

test("a list begins at the number that is typed, and a date begins none", async ({ page, request }) => {
  const written = await openEmpty(page, request)
  await page.keyboard.type("21. november")
  await page.keyboard.press("Enter")
  await page.keyboard.type("3. Derde")
  await page.keyboard.press("Enter")
  await page.keyboard.type("Vierde")
  await save(page)
  expect(await textOf(request, written)).toBe('<p>21. november</p>\n<ol start="3"><li>Derde</li><li>Vierde</li></ol>')
})
