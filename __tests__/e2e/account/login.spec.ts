import { expect, test } from "../support/test.ts"
import { aPerson } from "../support/people.ts"
import { openForm, signInByForm } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

test("a member who signs in sees the publications, and is still signed in after a reload", async ({ page, request }) => {
  await signInByForm(page, await aPerson(request))
  await page.reload()
  await expect(page.getByRole("heading", { level: 1, name: "Publications" })).toBeVisible()
  await expect(page).toHaveURL("/admin/post/")
})

test("a member whose language is French comes to the French screens, in whatever language the login was", async ({ page, request }) => {
  const { mail, password } = await aPerson(request, { language: "fr" })
  for (const [login, arrival] of [
    ["/user/login/", "/fr/admin/post/"],
    ["/nl/user/login/?next=%2Fnl%2Fadmin%2Fagenda%2F", "/fr/admin/agenda/"],
  ] as const) {
    await openForm(page, login)
    // The login is in the language of its address.
    await page.getByLabel(/^(Email|E-mail)/).fill(mail)
    await page.getByLabel(/^(Password|Wachtwoord)$/).fill(password)
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(arrival)
    await expect(page.getByRole("document")).toHaveAttribute("lang", "fr")
    await expect(page.getByRole("button", { name: "Tableau de bord" })).toBeVisible()
    await page.evaluate(() => localStorage.clear())
  }
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
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Publications" }).last()).toBeFocused()
  await press("End")
  await press("Enter")
  await expect(page).toHaveURL("/")
  await expect(page.getByRole("link", { name: "Members Area" })).toBeVisible()
})
