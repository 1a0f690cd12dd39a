import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import * as v from "valibot"
import { expectAccessible } from "../support/accessible.ts"
import {
  aPublication,
  aTitle,
  draftOffer,
  expectStatus,
  field,
  openEditor,
  press,
  revisionsOf,
  stored,
  storedWith,
  textBox,
  typeText,
} from "../support/editing.ts"
import { aPerson, endSession } from "../support/people.ts"
import { startSession, storedTokens } from "../support/sign-in.ts"
import { expectDraft } from "../support/drafts.ts"

test.use({ viewport: { width: 1440, height: 900 } })

const body = v.object({ value: v.string() })
const contributor = { roles: ["contributor"] } as const

/** Closes the tab as a person does, who says that it may go. */
async function closeTab(page: Page): Promise<void> {
  page.on("dialog", (question) => void question.accept())
  await Promise.all([page.waitForEvent("close"), page.close({ runBeforeUnload: true })])
}

test("a session that ends while typing asks for the password over the text, and the save goes on", async ({ page, request }) => {
  const person = await aPerson(request, contributor)
  const written = await aPublication(request, aTitle("Session"), "One.")
  await startSession(page, person)
  await openEditor(page, written.address)
  await typeText(page, " Two.")
  await endSession(request, (await storedTokens(page))?.refresh_token ?? "")
  await page.keyboard.press("Control+s")
  const dialog = page.getByRole("dialog", { name: "Your session has ended" })
  await expect(dialog).toContainText(`Your text is kept in this browser. Log in as ${person.mail} to go on where you were.`)
  await expectAccessible(page)
  await expect(textBox(page)).toContainText("One. Two.")
  await dialog.getByLabel("Password", { exact: true }).fill(person.password)
  await dialog.getByRole("button", { name: "Login to account" }).click()
  await expect(dialog).toBeHidden()
  await expectStatus(page, /^Saved \d\d:\d\d(?!, not)/)
  await expect(page).toHaveURL(written.address)
  expect(v.parse(body, (await stored(request, written)).attributes.body).value).toBe("<p>One. Two.</p>")
  expect(await revisionsOf(request, written)).toBe(2)
  // The editor lives on.
  await typeText(page, " Three.")
  await press(page, "Save")
  await expectStatus(page, /^Saved \d\d:\d\d(?!, not)/)
  expect(v.parse(body, (await stored(request, written)).attributes.body).value).toBe("<p>One. Two. Three.</p>")
})

test("text that was typed offline is offered back after the tab was closed", async ({ page, context, request }) => {
  const person = await aPerson(request, contributor)
  const written = await aPublication(request, aTitle("Offline"), "One.")
  await startSession(page, person)
  await openEditor(page, written.address)
  await context.setOffline(true)
  await typeText(page, " Two.")
  await expectStatus(page, "Not saved yet")
  await expectDraft(page, "Two.")
  await closeTab(page)
  await context.setOffline(false)
  const next = await context.newPage()
  await openEditor(next, written.address)
  await expect(textBox(next)).toHaveText("One.")
  const offer = draftOffer(next)
  await offer.getByRole("button", { name: "Compare" }).click()
  await expect(offer.getByRole("insertion")).toHaveText("Two.")
  await expectAccessible(next)
  await offer.getByRole("button", { name: "Restore" }).click()
  await expect(textBox(next)).toHaveText("One. Two.")
  await press(next, "Undo this")
  await expect(textBox(next)).toHaveText("One.")
  await offer.getByRole("button", { name: "Restore" }).click()
  await press(next, "Save")
  await expectStatus(next, /^Saved \d\d:\d\d(?!, not)/)
  await expect(draftOffer(next)).toBeHidden()
  expect(v.parse(body, (await stored(request, written)).attributes.body).value).toBe("<p>One. Two.</p>")
})

test("a save that was asked for offline goes out when the network is back", async ({ page, context, request }) => {
  const person = await aPerson(request, contributor)
  const written = await aPublication(request, aTitle("Queued"), "One.")
  await startSession(page, person)
  await openEditor(page, written.address)
  await context.setOffline(true)
  await typeText(page, " Two.")
  await page.keyboard.press("Control+s")
  await expectStatus(page, "Offline. Kept in this browser")
  await page.keyboard.type(" Three.")
  await context.setOffline(false)
  await expectStatus(page, /^Saved \d\d:\d\d(?!, not)/)
  expect(v.parse(body, (await stored(request, written)).attributes.body).value).toBe("<p>One. Two. Three.</p>")
  expect(await revisionsOf(request, written)).toBe(2)
})

test("a new publication that was saved offline goes out at the next visit of the list, once", async ({ page, context, request }) => {
  const person = await aPerson(request, contributor)
  const title = aTitle("Later")
  await startSession(page, person)
  await openEditor(page, "/post/create/")
  await context.setOffline(true)
  await field(page, "Title").fill(title)
  await typeText(page, "Written in a train.")
  await page.keyboard.press("Control+s")
  await expectStatus(page, "Offline. Kept in this browser")
  await expectDraft(page, "Written in a train.")
  await closeTab(page)
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto("/admin/post/")
  await expect.poll(() => storedWith(request, title)).toHaveLength(1)
  await next.reload()
  await expect(next.getByRole("row", { name: title })).toContainText("Draft")
  await next.getByRole("row", { name: title }).getByRole("link", { name: title }).click()
  await expect(textBox(next)).toHaveText("Written in a train.")
  await expect(draftOffer(next)).toBeHidden()
  expect(await storedWith(request, title)).toHaveLength(1)
})
