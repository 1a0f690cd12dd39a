import type { Locator, Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { attacks } from "#support/attacks/html.ts"
import { packsOf } from "../support/attacks/attacked-content.ts"
import { packsWithin, transfer } from "../support/attacks/feed.ts"
import { fileServer } from "../support/attacks/file-server.ts"
import { asAda, go } from "../support/attacks/visit.ts"
import { textBox } from "../support/editing.ts"

const server = fileServer("empty", 600_000)

/** The shortest length that a text field has; a title's. */
const fieldLength = 255
const shortPacks = packsWithin(attacks, fieldLength)

async function emptyText(page: Page): Promise<void> {
  await textBox(page).click()
  await page.keyboard.press("Control+a")
  await page.keyboard.press("Delete")
}

/** Fills fields at once, as a browser's autofill does. */
async function fillAll(fields: Locator, text: string): Promise<void> {
  await fields.evaluateAll((elements, value) => {
    for (const element of elements) {
      if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) || element.readOnly) continue
      // React watches the element's own property, and would take the value for its own.
      Reflect.set(element instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype, "value", value, element)
      element.dispatchEvent(new Event("input", { bubbles: true }))
    }
  }, text)
}

for (const way of ["paste", "drop"] as const) {
  test(`attacks that come by ${way} run nothing, in the editor and in its preview`, async ({ browser }) => {
    const { page, context, expectQuiet } = await asAda(browser, server())
    await go(page, "/post/create/")
    await page.getByRole("button", { name: "Preview", exact: true }).click()
    const shown = page.frameLocator("iframe").getByRole("main")
    for (const [index, texts] of packsOf(attacks, 12).entries()) {
      await emptyText(page)
      for (const type of ["text/html", "text/plain"] as const) await transfer(textBox(page), { way, type, texts })
      await page.keyboard.insertText(`pack ${index}.`)
      await expect(shown).toContainText(`pack ${index}.`)
      await expectQuiet(`pack ${index}`)
    }
    await context.close()
  })
}

for (const kind of ["post", "action-project", "member", "page", "people"] as const) {
  test(`attacks typed into each text field of a ${kind} run nothing, in the form and in its preview`, async ({ browser }) => {
    const { page, context, expectQuiet } = await asAda(browser, server())
    await go(page, `/${kind}/create/`)
    await expect(page.getByLabel(/^(Title|Name|Name of the practice)$/)).toBeVisible()
    if (kind !== "people") await page.getByRole("button", { name: "Preview", exact: true }).click()
    const fields = page.getByRole("main").getByRole("textbox").or(page.getByRole("main").getByRole("combobox"))
    for (const name of ["Add a person", "Add to website", "Add to partners", "Add to links"])
      for (const button of await page.getByRole("button", { name, exact: true }).all()) await button.click()
    expect(await fields.count()).toBeGreaterThan(kind === "people" ? 1 : 2)
    for (const [index, pack] of shortPacks.entries()) {
      await fillAll(fields, pack)
      await expectQuiet(`${kind} ${index}`)
    }
    if (kind !== "people")
      await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toContainText((shortPacks.at(-1) ?? "").slice(0, 12))
    await context.close()
  })
}
