import type { Browser, Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import * as v from "valibot"
import {
  administrator,
  aPublication,
  aTitle,
  draftOffer,
  expectStatus,
  field,
  openEditor,
  save,
  stored,
  textBox,
  typeText,
  type Written,
} from "../support/editing.ts"
import { aPerson } from "../support/people.ts"
import { startSession } from "../support/sign-in.ts"
import { expectAccessible } from "../support/accessible.ts"
import { expectDraft } from "../support/drafts.ts"

const body = v.object({ value: v.string(), summary: v.string() })

type Editors = { readonly page: Page; readonly browser: Browser; readonly written: Written }

test.afterEach(async ({ browser, context }) => {
  await Promise.all(
    browser
      .contexts()
      .filter((other) => other !== context)
      .map((other) => other.close()),
  )
})

/** The administrator's editor in `page`, and that of a contributor in a browser of its own. */
async function openBoth({ page, browser, written }: Editors): Promise<{ readonly other: Page; readonly name: string }> {
  const other = await (await browser.newContext()).newPage()
  const contributor = await aPerson(page.request, { roles: ["contributor"] })
  await startSession(other, contributor)
  await openEditor(other, written.address)
  await startSession(page, administrator)
  await openEditor(page, written.address)
  return { other, name: contributor.name }
}

test("two people who change the same fields at once choose for each, and nothing is lost", async ({ page, browser, request }) => {
  const written = await aPublication(request, aTitle("Conflict"), "The brick is red.")
  const { other, name } = await openBoth({ page, browser, written })
  await field(other, "Title").fill(`${written.title} of the other`)
  await typeText(other, " It is old.")
  await save(other)
  await field(page, "Title").fill(`${written.title} of mine`)
  await typeText(page, " It is new.")
  await page.keyboard.press("Control+s")
  const dialog = page.getByRole("alertdialog", { name: "Someone else saved this in the meantime" })
  await expect(dialog).toContainText(`${name} saved this publication at`)
  await expect(dialog.getByRole("insertion").filter({ hasText: "new" })).toBeVisible()
  await expect(dialog.getByRole("deletion").filter({ hasText: "old" })).toBeVisible()
  await expectAccessible(page)

  // The question can wait: the text stays, here and after a reload.
  await dialog.getByRole("button", { name: "Keep editing" }).click()
  await typeText(page, " And red.")
  expect((await stored(request, written)).attributes.title).toBe(`${written.title} of the other`)
  await expectDraft(page, "And red.")
  page.on("dialog", (question) => void question.accept())
  await page.reload()
  await draftOffer(page).getByRole("button", { name: "Restore" }).click()
  await expect(textBox(page)).toHaveText("The brick is red. It is new. And red.")
  await page.keyboard.press("Control+s")

  await dialog.getByRole("group", { name: "Which “Title”?" }).getByText(`${name}’s`).click()
  await dialog.getByRole("button", { name: `Save 1 of yours, 1 of ${name}` }).click()
  await expectStatus(page, /^Saved \d\d:\d\d/)
  await expect(field(page, "Title")).toHaveValue(`${written.title} of the other`)
  await expect(textBox(page)).toHaveText("The brick is red. It is new. And red.")
  const { attributes } = await stored(request, written)
  expect(attributes.title).toBe(`${written.title} of the other`)
  expect(v.parse(body, attributes.body).value).toBe("<p>The brick is red. It is new. And red.</p>")
})

test("two tabs with the same publication know of each other, and of a save", async ({ page, context, request }) => {
  const written = await aPublication(request, aTitle("Two tabs"), "One.")
  await startSession(page, administrator)
  await openEditor(page, written.address)
  await expect(page.getByText("Another tab has this open too.")).toBeHidden()
  const second = await context.newPage()
  await openEditor(second, written.address)
  for (const tab of [page, second]) await expect(tab.getByText("Another tab has this open too.")).toBeVisible()
  await field(second, "Title").fill(`${written.title} again`)
  await save(second)
  await expect(page.getByText(/^You, in another tab, saved this/)).toBeVisible()
  await typeText(page, " Two.")
  await save(page)
  await expect(page.getByRole("alertdialog")).toHaveCount(0)
  await expect(field(page, "Title")).toHaveValue(`${written.title} again`)
  await second.close({ runBeforeUnload: true })
  await expect(page.getByText("Another tab has this open too.")).toBeHidden()
  const { attributes } = await stored(request, written)
  expect(attributes.title).toBe(`${written.title} again`)
  expect(v.parse(body, attributes.body).value).toBe("<p>One. Two.</p>")
})
