import { expect, test, type APIRequestContext, type Page } from "@playwright/test"
import * as v from "valibot"
import { individualPath } from "#contract/paths.ts"
import { expectAccessible } from "../support/accessible.ts"
import { administrator, administratorHeaders, aWord, change, publish, type Made } from "../support/content.ts"
import { accounts, demoPassword } from "../support/demo.ts"
import { mailTo, passwordLinkIn } from "../support/mail.ts"
import { aPerson, askForTokens } from "../support/people.ts"
import { logIn, openForm, signIn } from "../support/sign-in.ts"
import { expectNoSidewaysScroll } from "../support/watch.ts"

test.use({ viewport: { width: 1440, height: 900 } })

const contributor = {
  mail: accounts.find(({ roles }) => JSON.stringify(roles).includes("contributor"))?.mail ?? "",
  password: demoPassword,
}

async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole("alertdialog").getByRole("button", { name: button }).click()
}

/** The UUID of the account that a publication belongs to; null where it has none. */
async function ownerOf(request: APIRequestContext, { type, id }: Made): Promise<string | null> {
  const answer = await request.get(individualPath(type, id), { headers: await administratorHeaders(request) })
  const uid = v.object({ data: v.nullable(v.object({ id: v.string(), meta: v.looseObject({ drupal_internal__target_id: v.number() }) })) })
  const shape = v.object({ data: v.object({ relationships: v.looseObject({ uid }) }) })
  const { data } = v.parse(shape, await answer.json()).data.relationships.uid
  return data === null || data.meta.drupal_internal__target_id === 0 ? null : data.id
}

async function give(request: APIRequestContext, item: Made, owner: string): Promise<void> {
  await change(request, item, { relationships: { uid: { data: { type: "user--user", id: owner } } } })
}

test("an admin invites a user, who chooses a password and signs in, and whose account is blocked and unblocked", async ({
  page,
  browser,
}) => {
  const word = aWord("")
  const [name, mail] = [`Noor ${word}`, `noor.${word}@example.org`]
  await signIn(page, administrator)
  await page.goto("/people/create/")
  await page.getByLabel("Name", { exact: true }).fill(name)
  await page.getByLabel("Email", { exact: true }).fill(mail)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Invite" }).click()
  await expect(page).toHaveURL(/\/people\/\d+\/edit\/$/)
  await expect(page.getByText(`Invited. The link that was sent to ${mail}`)).toBeVisible()
  await expectAccessible(page)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  await expect.poll(() => mailTo(mail)).toContain("temp_pass=")
  const noor = await (await browser.newContext()).newPage()
  const password = `three wooden rulers ${word}`
  await openForm(noor, passwordLinkIn(mailTo(mail)))
  await noor.getByLabel("New password", { exact: true }).fill(password)
  await noor.getByLabel("Repeat the new password").fill(password)
  await noor.getByRole("button", { name: "Save and login" }).click()
  await expect(noor).toHaveURL("/admin/post/")

  await page.reload()
  await expect(page.getByText(/^Last sign-in: /)).toBeVisible()
  await page.getByRole("button", { name: "Block account" }).click()
  await expect(page.getByRole("alertdialog", { name: `Block ${name}?` })).toContainText("is signed out at once")
  await expectAccessible(page)
  await confirm(page, "Block account")
  await expect(page.getByText("Blocked", { exact: true })).toBeVisible()
  await noor.reload()
  await expect(noor).toHaveURL(/\/user\/login\//)
  await logIn(noor, { mail, password })
  await expect(noor.getByRole("alertdialog")).toBeVisible()

  await page.getByRole("button", { name: "Unblock account" }).click()
  await confirm(page, "Unblock account")
  await expect(page.getByText("Active", { exact: true })).toBeVisible()
  await signIn(noor, { mail, password })
})

test("the list blocks an account after it said what that means, and unblocks it", async ({ page, request }) => {
  const person = await aPerson(request)
  const grant = { grant_type: "password", username: person.mail, password: person.password, scope: "authenticated" }
  const signsIn = async () => (await askForTokens(request, grant)).ok()
  await signIn(page, administrator)
  await page.goto(`/admin/people/?q=${encodeURIComponent(person.name)}`)
  const row = page.getByRole("row", { name: person.name })
  await row.getByRole("button", { name: `Actions for ${person.name}` }).click()
  await page.getByRole("button", { name: "Block", exact: true }).click()
  const dialog = page.getByRole("dialog", { name: `Block ${person.name}?` })
  await expect(dialog).toContainText("signed out everywhere at once")
  await dialog.getByRole("button", { name: "Block" }).click()
  await expect(row.getByText("Blocked")).toBeVisible()
  expect(await signsIn()).toBe(false)
  await row.getByRole("button", { name: `Actions for ${person.name}` }).click()
  await page.getByRole("button", { name: "Unblock" }).click()
  await expect(row.getByText("Active")).toBeVisible()
  expect(await signsIn()).toBe(true)
})

test("the last active administrator is neither blocked nor deleted nor given another role", async ({ page }) => {
  await signIn(page, contributor)
  await page.goto(`/admin/people/?role=administrator&q=${encodeURIComponent(administrator.mail)}`)
  await page.getByRole("main").locator("tbody tr").getByRole("link").first().click()
  await expect(page.getByText(/ is the last active administrator\. Give someone else the role first\.$/).first()).toBeVisible()
  await expect(page.getByRole("button", { name: "Block account" })).toBeDisabled()
  await expect(page.getByRole("button", { name: "Delete account" })).toBeDisabled()
  await expect(page.getByRole("radio", { name: /^Member/ })).toBeDisabled()
})

test("a user deleted in the editor is gone after the list's toast, with the content at another one; Undo keeps one deleted in the list", async ({
  page,
  request,
}) => {
  const [tom, noor, heir] = [await aPerson(request), await aPerson(request), await aPerson(request)]
  const { items, word } = await publish(request, ["Alpha"])
  const [alpha] = items
  if (alpha === undefined) throw new Error("A publication is made.")
  await give(request, alpha, tom.id)
  await signIn(page, administrator)
  await page.goto(`/people/${tom.uid}/edit/`)
  await page.getByRole("button", { name: "Delete account" }).click()
  const dialog = page.getByRole("alertdialog", { name: `Delete ${tom.name}?` })
  await expect(dialog).toContainText(`1 item is by ${tom.name}. Among them “Alpha ${word}”.`)
  await dialog.getByRole("radio", { name: "It goes to another user" }).check()
  await dialog.getByRole("combobox", { name: "The other user" }).fill(heir.name)
  await dialog.getByRole("option", { name: heir.name }).click()
  await expectAccessible(page)
  await confirm(page, "Delete account")
  await expect(page).toHaveURL("/admin/people/")
  await page.mouse.move(5, 5)
  const answer = await page.waitForResponse((response) => response.request().method() === "DELETE", { timeout: 15_000 })
  expect(answer.ok()).toBe(true)
  expect(await ownerOf(request, alpha)).toBe(heir.id)

  await page.goto(`/admin/people/?q=${encodeURIComponent(noor.name)}`)
  await page.getByRole("checkbox", { name: `Select ${noor.name}` }).check()
  await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Delete" }).click()
  await expect(page.getByRole("alertdialog")).toContainText(`Nothing on the site is by ${noor.name}.`)
  await expectAccessible(page)
  await confirm(page, "Delete account")
  await expect(page.getByRole("row", { name: noor.name })).toHaveCount(0)
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByRole("row", { name: noor.name })).toBeVisible()
})
