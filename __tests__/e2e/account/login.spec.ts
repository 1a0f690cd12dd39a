import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { aPerson } from "../support/people.ts"
import { logIn, openForm, signInByForm, storedTokens } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

const oups = (page: Page) => page.getByRole("alertdialog", { name: "Oups" })

test("a member who signs in sees the publications, and is still signed in after a reload", async ({ page, request }) => {
  await signInByForm(page, await aPerson(request))
  await page.reload()
  await expect(page.getByRole("heading", { level: 1, name: "Publications" })).toBeVisible()
  await expect(page).toHaveURL("/admin/post/")
})

for (const [login, arrival] of [
  ["/user/login/", "/fr/admin/post/"],
  ["/user/login/?next=%2Fadmin%2Fagenda%2F", "/fr/admin/agenda/"],
  ["/nl/user/login/?next=%2Fnl%2Fadmin%2Fagenda%2F", "/fr/admin/agenda/"],
] as const) {
  test(`a member whose language is French and who signs in at ${login} comes to ${arrival}`, async ({ page, request }) => {
    const { mail, password } = await aPerson(request, { language: "fr" })
    await openForm(page, login)
    await page.locator("input[type=email]").fill(mail)
    await page.locator("input[autocomplete=current-password]").fill(password)
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(arrival)
    await expect(page.locator("html")).toHaveAttribute("lang", "fr")
    await expect(page.getByRole("button", { name: "Tableau de bord" })).toBeVisible()
  })
}

test("a wrong password keeps the member on the form with what they typed, says so, and the next try works", async ({ page, request }) => {
  const person = await aPerson(request)
  await openForm(page, "/user/login/")
  await logIn(page, { ...person, password: "a spirit level" })
  await expect(oups(page)).toContainText("The user credentials were incorrect.")
  await page.keyboard.press("Escape")
  await expect(oups(page)).toBeHidden()
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused()
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.mail)
  expect(await storedTokens(page)).toBeNull()
  await logIn(page, person)
  await expect(page).toHaveURL("/admin/post/")
})

test("the password's field says while Caps Lock is on", async ({ page }) => {
  await openForm(page, "/user/login/")
  const password = page.getByLabel("Password", { exact: true })
  // The field hears keys once it is hydrated.
  await expect(async () => {
    await password.dispatchEvent("keydown", { key: "A", modifierCapsLock: true })
    await expect(page.getByText("Caps Lock is on")).toBeVisible({ timeout: 500 })
  }).toPass()
  await password.dispatchEvent("keyup", { key: "CapsLock", modifierCapsLock: false })
  await expect(page.getByText("Caps Lock is on")).toBeHidden()
})

test("the keyboard alone signs in, opens the Dashboard menu and signs out", async ({ page, request }) => {
  const { mail, password } = await aPerson(request)
  await page.goto("/", { waitUntil: "networkidle" })
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time++) await page.keyboard.press(key)
  }
  await press("Tab", 7)
  await expect(page.getByRole("link", { name: "Members Area" })).toBeFocused()
  await press("Enter")
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused()
  await page.keyboard.type(mail)
  await press("Tab")
  await page.keyboard.type(password)
  await press("Enter")
  await expect(page).toHaveURL("/admin/post/")
  await expect(page.getByRole("heading", { level: 1, name: "Publications" })).toBeVisible()
  // Between them are the links to the search and to the other languages.
  await press("Shift+Tab", 5)
  await expect(page.getByRole("button", { name: "Dashboard" })).toBeFocused()
  await press("ArrowDown")
  await expect(page.getByRole("navigation", { name: "Main" }).locator('a[href="/admin/post/"]')).toBeFocused()
  await press("End")
  await press("Enter")
  await expect(page).toHaveURL("/")
  await expect(page.getByRole("link", { name: "Members Area" })).toBeVisible()
})
