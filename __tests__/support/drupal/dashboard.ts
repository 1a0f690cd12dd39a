/** The dashboard of the built site in a browser, with a Drupal behind it. */
import { existsSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { chromium, expect, type Browser, type BrowserContext, type Page } from "@playwright/test"
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath } from "#contract/paths.ts"
import type { ResourceType } from "#contract/fields.ts"
import { findChromium } from "#scripts/gate/chromium.ts"
import { testEnvironment } from "#scripts/gate/test-site.ts"
import { currentSite } from "#publisher/places.ts"
import { aDrupal, writing, type TestDrupal } from "./a-drupal.ts"
import { oneOrigin, type OneOrigin } from "./one-origin.ts"

export type Dashboard = {
  readonly drupal: TestDrupal
  readonly site: OneOrigin
  readonly page: Page
  /** A JSON file of the built site. */
  readonly built: (path: string) => Readonly<Record<string, unknown>>
  /** What a user's console shows: errors and warnings, in order. */
  readonly complaints: string[]
  /** Each request to the API: its method, path and status. */
  readonly answers: { readonly method: string; readonly path: string; readonly status: number }[]
  readonly close: () => Promise<void>
}

/** The site that `npm test` has built, or that of `npm run build`. */
function builtSite(): string {
  const folder = currentSite(resolve(testEnvironment.G30_HOME)) ?? resolve("public")
  if (!existsSync(join(folder, "index.html"))) throw new Error("There is no built site: run npm run build first.")
  return folder
}

export async function aDashboard(): Promise<Dashboard> {
  const folder = builtSite()
  const drupal = await aDrupal("module", { workers: 3 })
  const site = await oneOrigin(drupal.url, folder)
  const browser = await chromium.launch({ executablePath: findChromium() ?? "", args: ["--no-sandbox", "--disable-gpu"] })
  const context = await browser.newContext({ baseURL: site.url, locale: "en-GB", viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const complaints: string[] = []
  const answers: Dashboard["answers"] = []
  page.on("console", (message) => {
    const { url } = message.location()
    if (["error", "warning"].includes(message.type())) complaints.push(`${message.text()} ${url.replace(site.url, "")}`)
  })
  page.on("pageerror", (error) => complaints.push(error.message))
  page.on("response", (response) => {
    const { pathname } = new URL(response.url())
    answers.push({ method: response.request().method(), path: pathname, status: response.status() })
  })
  const built = (path: string) => JSON.parse(readFileSync(join(folder, path), "utf8")) as Readonly<Record<string, unknown>>
  return { drupal, site, page, built, complaints, answers, close: () => closeAll({ browser, context, site, drupal }) }
}

type Opened = { readonly browser: Browser; readonly context: BrowserContext } & Pick<Dashboard, "site" | "drupal">

async function closeAll({ browser, context, site, drupal }: Opened): Promise<void> {
  await context.close()
  await browser.close()
  await site.close()
  await drupal.close()
}

/** A series of three events, on Fridays in June 2033. */
export const reuseTable = {
  title: "Reuse table",
  status: true,
  field_audience: "members",
  field_event_start: "2033-06-03T10:00:00+02:00",
  field_event_end: "2033-06-03T12:00:00+02:00",
  field_rrule: "FREQ=WEEKLY;COUNT=3",
}

/** Writes an item by the API as the administrator; gives its UUID and its number. */
export async function make(drupal: TestDrupal, type: ResourceType, attributes: Readonly<Record<string, unknown>>) {
  const headers = writing(await drupal.signIn())
  const answer = await drupal.fetch(collectionPath(type), { method: "POST", headers, body: JSON.stringify({ data: { type, attributes } }) })
  const text = await answer.text()
  if (answer.status !== 201) throw new Error(`${type} was not made: ${answer.status} ${text}`)
  const { data } = JSON.parse(text) as { data: { id: string; attributes: Record<string, unknown> } }
  return { id: data.id, number: Number(data.attributes.drupal_internal__nid) }
}

/** Changes attributes of an item by the API, as somebody else would. */
export async function change(drupal: TestDrupal, address: string, data: Readonly<Record<string, unknown>>): Promise<void> {
  const headers = writing(await drupal.signIn())
  const answer = await drupal.fetch(address, { method: "PATCH", headers, body: JSON.stringify({ data }) })
  if (answer.status !== 200) throw new Error(`${address} was not changed: ${answer.status} ${await answer.text()}`)
}

/** The first item that a query finds, as the administrator sees it. */
export async function read(drupal: TestDrupal, address: string): Promise<{ id: string; attributes: Record<string, unknown> }> {
  const answer = await drupal.fetch(address, { headers: { authorization: await drupal.signIn(), accept: mediaType } })
  const { data } = (await answer.json()) as { data: readonly { id: string; attributes: Record<string, unknown> }[] }
  const [first] = data
  if (first === undefined) throw new Error(`${address} finds nothing.`)
  return first
}

export async function signIn(page: Page, { mail, password }: TestDrupal["administrator"]): Promise<void> {
  await page.goto("/user/login/?next=/admin/post/", { waitUntil: "networkidle" })
  await page.getByLabel("Email", { exact: true }).fill(mail)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Login to account" }).click()
  await expect(page).toHaveURL("/admin/post/")
  await expect(page.getByRole("heading", { level: 1, name: "Publications" })).toBeVisible()
}
