import type { APIRequestContext, Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import * as v from "valibot"
import { clipboardNotes } from "#support/files/clipboard.ts"
import { administrator, aPublicationOf, aTitle, openEditor, save, saveBar, stored, textBox, type Written } from "../support/editing.ts"
import { startSession } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

const table = "<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>"
const noted = (words: string) => `${words}<sup><a href="#fn-1" id="fnref-1">1</a></sup>`
const notes = '<ol><li id="fn-1">The source. <a href="#fnref-1">↩</a></li></ol>'

/** Opens the editor of a publication with a text. */
async function openText(page: Page, request: APIRequestContext, html: string): Promise<Written> {
  const written = await aPublicationOf(request, aTitle("Rich text"), html)
  await startSession(page, administrator)
  await openEditor(page, written.address)
  return written
}

async function textOf(request: APIRequestContext, written: Written): Promise<string> {
  return v.parse(v.object({ value: v.string() }), (await stored(request, written)).attributes.body).value
}

const context = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Text formatting" }).getByRole("button", { name, exact: true })

test("a reference in a cell is never replaced: by letters it is kept, by two presses of Backspace it goes with its note", async ({
  page,
  request,
}) => {
  const written = await openText(page, request, `<p>x</p>${table.replace("<td>b", `<td>${noted("b")}`)}${notes}`)
  await textBox(page).getByText("The source.").click()
  await context(page, "Back to the text").click()
  // Selected by an arrow, and by the mouse.
  await page.keyboard.press("ArrowLeft")
  await expect(textBox(page).locator("sup.ProseMirror-selectednode")).toBeVisible()
  await page.keyboard.type("d")
  await textBox(page).locator("sup[data-note]").click()
  await page.keyboard.type("e")
  const cell = textBox(page).locator("td").nth(1)
  await expect(cell).toHaveText("b1ed")
  await textBox(page).locator("sup[data-note]").click()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Backspace")
  await expect(cell).toHaveText("b1ed")
  await page.keyboard.press("Backspace")
  await expect(cell).toHaveText("bed")
  await expect(textBox(page).getByText("The source.")).toBeHidden()
  await page.keyboard.press("Control+z")
  await expect(cell).toHaveText("b1ed")
  await save(page)
  expect(await textOf(request, written)).toMatch(/1<\/a><\/sup>ed<\/td><\/tr><\/tbody><\/table>\n?<ol><li id="fn-1">/)
})

test("arrows lead from a table to a place to write before its notes, and an unused one changes nothing", async ({ page, request }) => {
  const written = await openText(page, request, `<p>${noted("x")}</p>${table}${notes}`)
  const before = await textOf(request, written)
  await textBox(page).locator("td").last().click()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.type("Between")
  for (let key = 0; key < "Between".length; key++) await page.keyboard.press("Backspace")
  await expect(saveBar(page).getByRole("status")).toHaveText(/^(All changes saved|Goes live)/)
  await page.keyboard.type("Between them.")
  await save(page)
  const after = (await textOf(request, written)).replaceAll(/>\n</g, "><")
  expect(after).toBe(before.replace("</table>", "</table><p>Between them.</p>"))
})

test("footnotes of Word are pasted as notes, among those that the text has", async ({ page, request }) => {
  const written = await openText(page, request, `<p>${noted("First")}</p><p>Here: </p>${notes}`)
  await textBox(page).getByText("Here:").click()
  await page.keyboard.press("End")
  await textBox(page).evaluate((box, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text/html", html)
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
  }, clipboardNotes.word)
  await page.keyboard.type(" Written on.")
  await expect(textBox(page).locator("sup[data-note]")).toHaveText(["1", "2", "3", "4"])
  await expect(textBox(page).locator("ol > li")).toHaveText([
    /^The source\./,
    /^Vitruvius.*A second line\./,
    /^At the end\./,
    /^Counted in 1999\./,
  ])
  await expect(page.getByRole("region", { name: "Checks before publishing" })).toContainText("Nothing found.")
  await save(page)
  const html = await textOf(request, written)
  expect(html).toContain('<p>So are bricks<sup><a href="#fn-3" id="fnref-3">4</a></sup>. Written on.</p>')
  expect(html).not.toMatch(/\[1\]|<hr/)
})
