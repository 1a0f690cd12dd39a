import type { Locator, Page } from "@playwright/test"
import type { Langcode } from "#contract/fields.ts"
import { nativeNames } from "#contract/languages.ts"
import type { PictureLanguage } from "./picture-language.ts"

/** The steps to one picture of the help. Each picture begins on the screen that the one before has left. */
export type Picture = {
  readonly name: string
  /** Opens the screen, and resolves to the element to show, or to null for the whole window. */
  readonly show: (page: Page, language: PictureLanguage) => Promise<Locator | null>
  /** The greatest height of the element, in CSS pixels. The picture leaves out what is below. */
  readonly height?: number
}

export type Person = { readonly mail: string; readonly password: string }

export async function signIn(page: Page, { mail, password }: Person, { account, at }: PictureLanguage): Promise<void> {
  const list = at("/admin/post/")
  await page.goto(`${at("/user/login/")}?next=${list}`, { waitUntil: "networkidle" })
  // A page shows the site's font only if it comes in time, and from the cache it does.
  await page.reload({ waitUntil: "networkidle" })
  await page.getByLabel(account.login.mail, { exact: true }).fill(mail)
  await page.getByLabel(account.login.password, { exact: true }).fill(password)
  await page.getByRole("button", { name: account.login.submit }).click()
  await page.waitForURL(`**${list}`)
  await page.getByRole("main").getByRole("table").waitFor()
}

export async function openItem(
  page: Page,
  language: PictureLanguage,
  { list, title }: { readonly list: string; readonly title: string },
): Promise<void> {
  await page.goto(language.at(`/admin/${list}/?q=${encodeURIComponent(title)}`))
  await page.getByRole("main").getByRole("link", { name: title }).first().click()
  await page.waitForURL(/\/\d+\/edit\/(\?language=[a-z]{2})?$/)
  await saveBar(page, language).waitFor()
}

export async function openTab(page: Page, { app }: PictureLanguage, name: string): Promise<void> {
  await page.getByRole("navigation", { name: app.translations.tabs }).getByRole("link", { name }).click()
}

export async function openOriginal(page: Page, pictureLanguage: PictureLanguage, language: Langcode): Promise<void> {
  await openTab(page, pictureLanguage, nativeNames[language])
  await page.waitForURL(/\/edit\/$/)
}

export const saveBar = (page: Page, { app }: PictureLanguage) => page.getByRole("region", { name: app.buttons.save, exact: true })
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape")
  await page.locator("dialog[open]").waitFor({ state: "detached" })
}
