import { expect, test, type Page } from "@playwright/test"
import { aPerson, endSession, profileOf, signInByApi, type Person } from "../support/people.ts"
import { refreshesOf, signIn, storedTokens } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const saved = (page: Page) => page.getByText("All changes saved")

async function openProfile(page: Page, person: Person): Promise<void> {
  await signIn(page, person)
  await page.goto(`/people/${person.uid}/edit/`)
  await expect(field(page, "Name")).toHaveValue(person.name)
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click()
}

test("a member changes their name and language, and is still signed in after a reload", async ({ page, request }) => {
  const person = await aPerson(request)
  await openProfile(page, person)
  const refreshes = refreshesOf(page)
  await field(page, "Name").fill(`${person.name} junior`)
  await field(page, "Preferred language").selectOption("fr")
  await save(page)
  await expect(saved(page)).toBeVisible()
  await expect(page.getByRole("heading", { level: 1, name: `${person.name} junior` })).toBeVisible()
  await page.reload()
  await expect(field(page, "Name")).toHaveValue(`${person.name} junior`)
  await expect(field(page, "Preferred language")).toHaveValue("fr")
  expect(JSON.stringify(await profileOf(request, person))).toContain(`${person.name} junior`)
  expect(refreshes.count()).toBeLessThanOrEqual(2)
})

test("a new mail address and password ask for the present password, and sign in from then on", async ({ page, request }) => {
  const person = await aPerson(request)
  await openProfile(page, person)
  const [mail, password] = [`new.${person.mail}`, `a brass level ${person.uid}`]
  await field(page, "Email").fill(mail)
  await save(page)
  await expect(page.getByText("Give your current password").first()).toBeVisible()
  await field(page, "Current password").fill("a guess that is wrong")
  await save(page)
  await expect(page.getByText(/current password is missing or incorrect/).first()).toBeVisible()
  await expect(field(page, "Email")).toHaveValue(mail)
  await field(page, "Current password").fill(person.password)
  await field(page, "New password").fill(password)
  await save(page)
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(field(page, "Email")).toHaveValue(mail)
  expect((await signInByApi(request, mail, password)).access_token).not.toBe("")
})

test("a session that ends while text is written asks for the password over it, and the save goes on", async ({ page, request }) => {
  const person = await aPerson(request)
  await openProfile(page, person)
  await field(page, "Name").fill(`${person.name} of the board`)
  await endSession(request, (await storedTokens(page))?.refresh_token ?? "")
  await save(page)
  const dialog = page.getByRole("dialog", { name: "Your session has ended" })
  await expect(dialog).toContainText(`Log in as ${person.mail} to go on where you were.`)
  await expect(page).toHaveURL(`/people/${person.uid}/edit/`)
  await dialog.getByLabel("Password", { exact: true }).fill(person.password)
  await dialog.getByRole("button", { name: "Login to account" }).click()
  await expect(dialog).toBeHidden()
  await expect(saved(page)).toBeVisible()
  await expect(field(page, "Name")).toHaveValue(`${person.name} of the board`)
  expect(JSON.stringify(await profileOf(request, person))).toContain(`${person.name} of the board`)
})

test("a member who leaves at that point is signed out, and finds the text again after the next sign-in", async ({ page, request }) => {
  const person = await aPerson(request)
  await openProfile(page, person)
  await field(page, "Name").fill("Half a name")
  await endSession(request, (await storedTokens(page))?.refresh_token ?? "")
  await save(page)
  await page.getByRole("button", { name: "Leave without saving" }).click()
  await expect(page).toHaveURL(/\/user\/login\//)
  expect(await storedTokens(page)).toBeNull()
  await signIn(page, person)
  await page.goto(`/people/${person.uid}/edit/`)
  await expect(field(page, "Name")).toHaveValue("Half a name")
})

test("a save while the server is away keeps the text and says so, and works when it is back", async ({ page, request }) => {
  const person = await aPerson(request)
  await openProfile(page, person)
  await field(page, "Name").fill(`${person.name} the third`)
  await page.route("**/user/**", (route) => route.abort())
  await page.route("**/jsonapi/**", (route) => route.abort())
  await save(page)
  await expect(page.getByText("The server did not answer.").first()).toBeVisible()
  await expect(field(page, "Name")).toHaveValue(`${person.name} the third`)
  await page.unrouteAll()
  await save(page)
  await expect(saved(page)).toBeVisible()
})

test("a change that is saved in one tab is there in the other", async ({ page, context, request }) => {
  const person = await aPerson(request)
  await openProfile(page, person)
  const other = await context.newPage()
  await other.goto("/admin/post/")
  await expect(other.getByRole("button", { name: "Dashboard" })).toBeVisible()
  await field(page, "Name").fill(`${person.name} of both tabs`)
  await save(page)
  await expect(saved(page)).toBeVisible()
  await other.getByRole("button", { name: "Dashboard" }).click()
  await other.getByRole("link", { name: "Edit profile" }).click()
  await expect(field(other, "Name")).toHaveValue(`${person.name} of both tabs`)
})
