import { expect, test } from "@playwright/test"
import * as v from "valibot"
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
  typeText,
} from "../support/editing.ts"
import { aPerson, endSession, expireAccess } from "../support/people.ts"
import { refreshesOf, signIn, storedTokens } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

const body = v.object({ value: v.string() })
const contributor = { roles: ["contributor"] } as const

test("an access token that expires while typing is renewed unseen", async ({ page, request }) => {
  const person = await aPerson(request, contributor)
  const written = await aPublication(request, aTitle("Renewed"), "One.")
  await signIn(page, person)
  await openEditor(page, written.address)
  await typeText(page, " Two.")
  const refreshes = refreshesOf(page)
  await expireAccess(request, person)
  await press(page, "Save")
  await expectStatus(page, /^Saved \d\d:\d\d$/)
  expect(refreshes.count()).toBe(1)
  expect(v.parse(body, (await stored(request, written)).attributes.body).value).toBe("<p>One. Two.</p>")
})

test("an editor who declines that login is signed out, and finds the text after the next one", async ({ page, request }) => {
  const person = await aPerson(request, contributor)
  const title = aTitle("Declined")
  await signIn(page, person)
  await openEditor(page, "/post/create/")
  await field(page, "Title").fill(title)
  await endSession(request, (await storedTokens(page))?.refresh_token ?? "")
  await page.keyboard.press("Control+s")
  await page.getByRole("dialog", { name: "Your session has ended" }).getByRole("button", { name: "Leave without saving" }).click()
  await expect(page).toHaveURL(/\/user\/login\//)
  await signIn(page, person)
  await openEditor(page, "/post/create/")
  await draftOffer(page).getByRole("button", { name: "Go on with the unsaved text" }).click()
  await expect(field(page, "Title")).toHaveValue(title)
})

test("a save that was asked for offline goes out when the network is back", async ({ page, context, request }) => {
  const person = await aPerson(request, contributor)
  const written = await aPublication(request, aTitle("Queued"), "One.")
  await signIn(page, person)
  await openEditor(page, written.address)
  await context.setOffline(true)
  await typeText(page, " Two.")
  await page.keyboard.press("Control+s")
  await expectStatus(page, "Offline. Kept in this browser")
  await page.keyboard.type(" Three.")
  await context.setOffline(false)
  await expectStatus(page, /^Saved \d\d:\d\d$/)
  expect(v.parse(body, (await stored(request, written)).attributes.body).value).toBe("<p>One. Two. Three.</p>")
  expect(await revisionsOf(request, written)).toBe(2)
})
