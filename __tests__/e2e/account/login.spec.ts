import { expect, test, type Page } from "@playwright/test"
import { tokenPath } from "#contract/paths.ts"
import { aPerson, signInByApi } from "../support/people.ts"
import { logIn, openForm, signIn, storedTokens } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

const oups = (page: Page) => page.getByRole("alertdialog", { name: "Oups" })

test("a member who signs in sees the publications, and is still signed in after a reload", async ({ page, request }) => {
  await signIn(page, await aPerson(request))
  await page.reload()
  await expect(page.getByRole("heading", { level: 1, name: "Publications" })).toBeVisible()
  await expect(page).toHaveURL("/admin/post/")
})

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

test("a blocked account is told no more than a wrong password is", async ({ page, request }) => {
  await openForm(page, "/user/login/")
  await logIn(page, await aPerson(request, { isActive: false }))
  await expect(oups(page)).toContainText("The user credentials were incorrect.")
  await expect(page).toHaveURL("/user/login/")
})

test("after too many failures the right password is refused too, and the reader learns until when", async ({ page, request }) => {
  const person = await aPerson(request)
  for (let failure = 0; failure < 5; failure++) await expect(signInByApi(request, person.mail, "a spirit level")).rejects.toThrow()
  await openForm(page, "/user/login/")
  await logIn(page, person)
  await expect(oups(page)).toContainText("It is temporarily blocked.")
  await expect(oups(page)).toContainText(/You can try again at \d\d:\d\d/)
})

test("a server that doesn't answer is named, and the typed login works as soon as it is back", async ({ page, request }) => {
  const person = await aPerson(request)
  await openForm(page, "/user/login/")
  await page.route(`**${tokenPath}`, (route) => route.abort())
  await logIn(page, person)
  await expect(oups(page)).toContainText("The server did not answer.")
  await page.unroute(`**${tokenPath}`)
  await page.getByRole("button", { name: "Try again" }).click()
  await page.getByRole("button", { name: "Login to account" }).click()
  await expect(page).toHaveURL("/admin/post/")
})

test("the page shows that it waits for a slow server, and a second press sends nothing", async ({ page, request }) => {
  const person = await aPerson(request)
  let asked = 0
  let answer = (): void => undefined
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**${tokenPath}`, async (route) => {
    asked += 1
    await isAnswered
    await route.continue()
  })
  await openForm(page, "/user/login/")
  await logIn(page, person)
  const button = page.getByRole("button", { name: "Logging in…" })
  await expect(button).toHaveAttribute("aria-busy", "true")
  await expect(page.getByRole("progressbar", { name: "Loading" })).toBeVisible()
  await button.press("Enter")
  answer()
  await expect(page).toHaveURL("/admin/post/")
  await expect(page.getByRole("progressbar")).toBeHidden()
  expect(asked).toBe(1)
})

test("the keyboard alone signs in, opens the Dashboard menu and signs out", async ({ page, request }) => {
  const { mail, password } = await aPerson(request)
  await page.goto("/", { waitUntil: "networkidle" })
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time++) await page.keyboard.press(key)
  }
  await press("Tab", 6)
  await expect(page.getByRole("link", { name: "Members Area" })).toBeFocused()
  await press("Enter")
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused()
  await page.keyboard.type(mail)
  await press("Tab")
  await page.keyboard.type(password)
  await press("Enter")
  await expect(page).toHaveURL("/admin/post/")
  await expect(page.getByRole("heading", { level: 1, name: "Publications" })).toBeVisible()
  await press("Shift+Tab")
  await expect(page.getByRole("button", { name: "Dashboard" })).toBeFocused()
  await press("ArrowDown")
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Publications" })).toBeFocused()
  await press("End")
  await press("Enter")
  await expect(page).toHaveURL("/")
  await expect(page.getByRole("link", { name: "Members Area" })).toBeVisible()
})
