import { expect, type Page } from "@playwright/test"
import type { Tokens } from "#dashboard/session/slices/auth-slice.ts"
import { readStored } from "#dashboard/session/core/read-tokens.ts"
import { tokenPath } from "#contract/paths.ts"
import { sessionKey } from "#lib/session/session-key.ts"
import { openPage } from "./loading.ts"
import { signInByApi, type Person } from "./people.ts"

type Login = Pick<Person, "mail" | "password">

/** Fills in the login that is on screen, and sends it. */
export async function logIn(page: Page, { mail, password }: Login): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(mail)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Login to account" }).click()
}

/** Opens a page and waits for the script that sends its form. */
export async function openForm(page: Page, address: string): Promise<void> {
  await openPage(page, address)
}

/** Signs in on the login's own page. */
export async function signInByForm(page: Page, person: Login): Promise<void> {
  // Without a page asked for, the dashboard would open in the account's language.
  await openForm(page, "/user/login/?next=/admin/post/")
  await logIn(page, person)
  await expectPublications(page)
}

/** Opens the dashboard with a session as the login leaves it, which takes a third of the time. */
export async function signIn(page: Page, person: Login): Promise<void> {
  await startSession(page, person)
  await page.goto("/admin/post/")
  await expectPublications(page)
}

/** Leaves a new session in the browser, for the page that is opened next. */
export async function startSession(page: Page, { mail, password }: Login): Promise<void> {
  const { access_token: token, refresh_token } = await signInByApi(page.request, mail, password)
  const auth = { status: "success", token, refresh_token, received: Date.now(), _persist: { version: 1, rehydrated: true } }
  const entry = Object.fromEntries(Object.entries(auth).map(([name, value]) => [name, JSON.stringify(value)]))
  // Nothing of the site runs there, and no icon is asked for.
  const blank = '<link rel="icon" href="data:," />'
  await page.route("**/robots.txt", (route) => route.fulfill({ contentType: "text/html", body: blank }), { times: 1 })
  await page.goto("/robots.txt")
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [sessionKey, JSON.stringify(entry)] as const)
}

async function expectPublications(page: Page): Promise<void> {
  await expect(page).toHaveURL("/admin/post/")
  await expect(page.getByRole("heading", { level: 1, name: "Publications" })).toBeVisible()
}

export async function storedTokens(page: Page): Promise<Tokens | null> {
  const stored = readStored(await page.evaluate((key) => localStorage.getItem(key), sessionKey))
  return stored.kind === "tokens" ? stored.tokens : null
}

/** Counts the refreshes of all tabs from now on. */
export function refreshesOf(page: Page): { readonly count: () => number } {
  let count = 0
  page.context().on("request", (request) => {
    if (new URL(request.url()).pathname === tokenPath && request.postData()?.includes("grant_type=refresh_token") === true) count += 1
  })
  return { count: () => count }
}

export function dashboardButton(page: Page) {
  return page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Dashboard" })
}
