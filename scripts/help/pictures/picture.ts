import type { Locator, Page } from "@playwright/test"

/** How to take a picture of the help. Each begins on the screen that the one before has left. */
export type Picture = {
  readonly name: string
  /** Opens the screen, and resolves to the element to show, or to null for the whole window. */
  readonly show: (page: Page) => Promise<Locator | null>
  /** The greatest height of the element, in CSS pixels. The picture leaves out what is below. */
  readonly height?: number
}

export type Person = { readonly mail: string; readonly password: string }

export async function signIn(page: Page, { mail, password }: Person): Promise<void> {
  // Without a page asked for, the dashboard would open in the account's language.
  await page.goto("/user/login/?next=/admin/post/", { waitUntil: "networkidle" })
  await page.getByLabel("Email", { exact: true }).fill(mail)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Login to account" }).click()
  await page.waitForURL("**/admin/post/")
  await page.getByRole("main").getByRole("table").waitFor()
}

/** Opens the editor of an item by its list. */
export async function openItem(page: Page, list: string, title: string): Promise<void> {
  await page.goto(`/admin/${list}/?q=${encodeURIComponent(title)}`)
  await page.getByRole("main").getByRole("link", { name: title }).first().click()
  await page.waitForURL(/\/\d+\/edit\/$/)
  await saveBar(page).waitFor()
}

export const saveBar = (page: Page) => page.getByRole("region", { name: "Save" })
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape")
  await page.locator("dialog[open]").waitFor({ state: "detached" })
}
