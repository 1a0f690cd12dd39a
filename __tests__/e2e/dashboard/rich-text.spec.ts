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

test("after Back to the text one writes behind the reference, and both are stored", async ({ page, request }) => {
  const written = await openText(page, request, "<p>A claim</p>")
  await textBox(page).click()
  await page.keyboard.press("Control+End")
  await page.keyboard.press("Control+Alt+f")
  await page.keyboard.type("The source.")
  await page.keyboard.press("Enter")
  await page.keyboard.type("Its second line.")
  await context(page, "Back to the text").click()
  await page.keyboard.type(" goes on.")
  await save(page)
  expect(await textOf(request, written)).toBe(
    '<p>A claim<sup><a href="#fn-1" id="fnref-1">1</a></sup> goes on.</p>\n' +
      '<ol><li id="fn-1"><p>The source.</p><p>Its second line. <a href="#fnref-1">↩</a></p></li></ol>',
  )
})

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

test("a note without a reference stops publishing, and the checks lead to it", async ({ page, request }) => {
  await openText(page, request, `<p>${noted("A claim")} more.</p>${notes}`)
  await textBox(page).getByText("A claim").click()
  await page.keyboard.press("Home")
  await page.keyboard.press("Shift+End")
  await page.keyboard.type("Words alone.")
  const checks = page.getByRole("region", { name: "Checks before publishing" })
  await expect(checks).toContainText("No number in the text leads to this note.")
  await page.keyboard.press("Control+s")
  await expect(saveBar(page)).not.toContainText(/^Saved/)
  await expect(page.getByText("No number in the text leads to this note.").first()).toBeVisible()
  await checks.getByRole("button", { name: "Go to Text" }).click()
  await page.keyboard.type("In the note: ")
  await expect(textBox(page).locator("li")).toHaveText("In the note: The source. ↩")
  await expect(checks).toContainText("In the note: The source.")
  await checks.getByRole("button", { name: "Remove the note" }).click()
  await expect(checks).toContainText("Nothing found.")
  await save(page)
})

test("a reference without a note stops publishing, and the checks lead to it", async ({ page, request }) => {
  const written = await openText(page, request, `<p>${noted("A claim")}, more.</p>`)
  const checks = page.getByRole("region", { name: "Checks before publishing" })
  await expect(checks).toContainText("A number in the text leads to no note.")
  await checks.getByRole("button", { name: "Go to Text" }).click()
  await page.keyboard.type(" here")
  await expect(textBox(page)).toHaveText("A claim1 here, more.")
  await page.keyboard.press("Control+s")
  await expect(page.getByRole("alert").filter({ hasText: "A number in the text leads to no note." })).toBeVisible()
  await checks.getByRole("button", { name: "Remove the number" }).click()
  await save(page)
  expect(await textOf(request, written)).toBe("<p>A claim here, more.</p>")
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

test("arrows and Enter lead to a place to write before, between and behind pictures", async ({ page, request }) => {
  const [image] = /\/sites\/default\/files\/[^"?]+/.exec(await (await request.get("/jsonapi/file/file?page[limit]=1")).text()) ?? []
  const figure = `<figure><img src="${String(image)}" alt="A wall" /></figure>`
  const written = await openText(page, request, figure + figure)
  const captions = textBox(page).locator("figcaption")
  await captions.first().click()
  await page.keyboard.press("ArrowUp")
  await page.keyboard.type("Before.")
  await captions.first().click()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.type("Between.")
  await captions.last().click()
  await page.keyboard.type("A caption")
  await page.keyboard.press("Enter")
  await page.keyboard.type("Behind.")
  await save(page)
  expect((await textOf(request, written)).replace(/<img [^>]+>|\n/g, "")).toBe(
    "<p>Before.</p><figure></figure><p>Between.</p><figure><figcaption>A caption</figcaption></figure><p>Behind.</p>",
  )
})

test("a table that is put into a text with notes is left downwards", async ({ page, request }) => {
  const written = await openText(page, request, `<p>${noted("x")}</p>${notes}`)
  await textBox(page).locator("p").first().click()
  await page.getByRole("toolbar", { name: "Text formatting" }).getByRole("button", { name: "Table", exact: true }).click()
  for (let key = 0; key < 3; key++) await page.keyboard.press("ArrowDown")
  await page.keyboard.type("Behind the table.")
  await save(page)
  expect(await textOf(request, written)).toMatch(/<\/table>\n<p>Behind the table\.<\/p>\n?<ol>/)
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

test("a page of the site is found by words of its title and chosen by keys", async ({ page, request }) => {
  const target = await aPublicationOf(request, aTitle("Lime mortar"), "<p>x</p>")
  const written = await openText(page, request, "<p>See </p>")
  await textBox(page).click()
  await page.keyboard.press("Control+End")
  await page.keyboard.press("Control+k")
  const dialog = page.getByRole("dialog", { name: "Link" })
  const address = dialog.getByRole("combobox", { name: "Address or title" })
  await expect(address).toBeFocused()
  await page.keyboard.type(target.title)
  await expect(page.getByRole("option", { name: target.title })).toBeVisible()
  await expect(dialog.getByText("1 page found")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("listbox")).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("option", { name: target.title })).toBeVisible()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect(address).toHaveValue(/^\/post\/lime-mortar-.*\/$/)
  await expect(dialog.getByLabel("Words of the link")).toHaveValue(target.title)
  await page.keyboard.press("Enter")
  await expect(dialog).toBeHidden()
  await save(page)
  expect(await textOf(request, written)).toContain(`>${target.title}</a></p>`)

  await page.keyboard.press("Control+k")
  await address.fill("www.example.org")
  await page.keyboard.press("Enter")
  await expect(dialog).toBeHidden()
  await page.keyboard.press("Control+k")
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
})

test("a page of the site is chosen by the mouse", async ({ page, request }) => {
  const target = await aPublicationOf(request, aTitle("Clay plaster"), "<p>x</p>")
  await openText(page, request, "<p>See this</p>")
  await textBox(page).getByText("See this").click({ clickCount: 3 })
  await page.keyboard.press("Control+k")
  const dialog = page.getByRole("dialog", { name: "Link" })
  await page.keyboard.type(target.title)
  await page.getByRole("option", { name: target.title }).click()
  await dialog.getByRole("button", { name: "Set link" }).click()
  await expect(textBox(page).getByRole("link", { name: "See this" })).toHaveAttribute("href", /^\/post\/clay-plaster-/)
})
