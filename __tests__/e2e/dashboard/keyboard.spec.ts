import { join } from "node:path"
import type { Locator } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import * as v from "valibot"
import { expectStatus, administrator, aTitle, storedWith, publishedWord } from "../support/editing.ts"
import { tabTo } from "../support/keyboard.ts"
import { openForm } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

test("with the keyboard alone a publication is written, illustrated, saved and published", async ({ page, request }) => {
  test.setTimeout(120_000)
  const { keyboard } = page
  const title = aTitle("By keyboard")
  await openForm(page, "/user/login/")
  await tabTo(page, page.getByLabel("Email", { exact: true }))
  await keyboard.type(administrator.mail)
  await tabTo(page, page.getByLabel("Password", { exact: true }))
  await keyboard.type(administrator.password)
  await keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Publications" })).toBeVisible()
  // The dashboard opens in the account's language, which is French.
  await page.goto("/admin/post/")
  await expect(page.getByRole("link", { name: "New publication" })).toBeVisible()

  await tabTo(page, page.getByRole("link", { name: "New publication" }))
  await keyboard.press("Enter")
  await expect(page.getByRole("textbox", { name: "Text", exact: true })).toBeVisible()
  await tabTo(page, page.getByLabel("Title", { exact: true }))
  await keyboard.type(title)

  await tabTo(page, page.getByRole("textbox", { name: "Text", exact: true }))
  await keyboard.press("Control+Alt+2")
  await keyboard.type("The plan")
  await keyboard.press("Enter")
  await keyboard.type("See the ")
  await keyboard.press("Control+k")
  await expect(page.getByRole("dialog", { name: "Link" })).toBeVisible()
  await keyboard.type("https://example.org/plan")
  await keyboard.press("Tab")
  await keyboard.type("drawings of the plan")
  await keyboard.press("Enter")
  await keyboard.type(" of last year.")

  // The picture's dialog opens from the toolbar. The file comes by the browser's own chooser, which Playwright has to be ready to catch.
  const choosing = page.waitForEvent("filechooser")
  await keyboard.press("Alt+F10")
  const tool = page.getByRole("toolbar", { name: "Text formatting" }).getByRole("button", { name: "Picture", exact: true })
  for (let presses = 0; presses < 30 && !(await hasFocus(tool)); presses++) await keyboard.press("ArrowRight")
  await keyboard.press("Enter")
  const dialog = page.getByRole("dialog", { name: "Picture" })
  await expect(dialog).toBeVisible()
  await tabTo(page, dialog.getByLabel("Choose a file"))
  await keyboard.press("Enter")
  const chooser = await choosing
  await chooser.setFiles(join("demo", "images", "brick-corner-detail.jpg"))
  await tabTo(page, dialog.getByLabel("Alt text", { exact: true }))
  await keyboard.type("A corner of a wall")
  await keyboard.press("Enter")
  await expect(dialog).toBeHidden()
  await keyboard.type("Photographed in May.")
  await expect(page.locator("figcaption")).toHaveText("Photographed in May.")

  await keyboard.press("Escape")
  await tabTo(page, page.getByRole("combobox", { name: "Tags" }))
  await keyboard.type("a")
  await expect(page.getByRole("option", { name: "Association life" })).toBeVisible()
  await keyboard.press("ArrowDown")
  await keyboard.press("Enter")
  await expect(page.getByRole("listbox")).toBeHidden()

  await keyboard.press("Control+s")
  await expectStatus(page, /^Saved \d\d:\d\d, not published$/)
  await tabTo(page, page.getByRole("button", { name: "Publish", exact: true }))
  await keyboard.press("Enter")
  await expectStatus(page, /^Saved \d\d:\d\d(?!, not)/)
  await tabTo(page, page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link"), "Shift+Tab")
  await keyboard.press("Enter")
  await expect(page).toHaveURL("/admin/post/")
  await expect(page.getByRole("row", { name: title })).toContainText(publishedWord)

  const [written] = await storedWith(request, title)
  const html = v.parse(v.object({ value: v.string() }), written?.attributes.body).value
  expect(html).toContain("<h2>The plan</h2>")
  expect(html).toContain('<p>See the <a href="https://example.org/plan">drawings of the plan</a> of last year.</p>')
  expect(html).toMatch(/<figure>.*alt="A corner of a wall".*<figcaption>Photographed in May\.<\/figcaption>/s)
})

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}
