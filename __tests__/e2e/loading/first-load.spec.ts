import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { followsLinks } from "../support/loading.ts"

const kinds = {
  "the page's data": /\/page-data\/user\/login\/page-data\.json$/,
  "a static query": /\/page-data\/sq\/d\/\d+\.json$/,
  "the first script": /\/app-[0-9a-f]{6}\.js$/,
  "a script of the page": /\/\d+-[0-9a-f]{6}\.js$/,
} as const

type Fault = (route: Parameters<Parameters<Page["route"]>[1]>[0]) => Promise<void>
const dropped: Fault = (route) => route.abort("connectionreset")
const busy: Fault = (route) => route.fulfill({ status: 503, body: "" })

/** Makes a fault of so many requests for the first address of a kind that the page asks for. Returns the documents that it loads. */
async function spoil(page: Page, { kind, fault, times }: { kind: RegExp; fault: Fault; times: number }): Promise<readonly string[]> {
  let spoilt: string | undefined
  let count = 0
  const documents: string[] = []
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.route(kind, async (route) => {
    spoilt ??= route.request().url()
    const isSpoilt = route.request().url() === spoilt && ++count <= times
    await (isSpoilt ? fault(route) : route.continue())
  })
  return documents
}

/** Each kind of file, each fault and each number of times once. */
const passing: readonly (readonly [name: keyof typeof kinds, how: string, fault: Fault, times: 1 | 3])[] = [
  ["the page's data", "answered with 503", busy, 3],
  ["a static query", "dropped", dropped, 1],
  ["the first script", "dropped", dropped, 3],
  ["a script of the page", "answered with 503", busy, 1],
]

const login = (page: Page) => page.getByRole("button", { name: "Login to account" })
const words = (page: Page) => page.getByRole("alert").filter({ hasText: "could not be loaded" })

for (const [name, how, fault, times] of passing)
  test(`${name}, ${how} ${times === 1 ? "once" : "three times"}: the login works`, async ({ page }) => {
    const documents = await spoil(page, { kind: kinds[name], fault, times })
    await page.goto("/user/login/", { waitUntil: "domcontentloaded" })
    await login(page).click()
    if (name === "the first script") await page.getByRole("button", { name: "Try again" }).click()
    await followsLinks(page)
    expect(documents.length).toBeLessThanOrEqual(times === 1 ? 1 : 2)
    await login(page).click()
    await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("aria-invalid", "true")
    await expect(words(page)).toBeHidden()
  })

for (const [name, kind] of Object.entries(kinds)) {
  const rare = name.includes("script") ? [] : "@long"
  test(`${name}, never answered: the page says so, holds no press, and works once it is there`, { tag: rare }, async ({ page }) => {
    const documents = await spoil(page, { kind, fault: dropped, times: Infinity })
    await page.goto("/user/login/?next=/admin/agenda/", { waitUntil: "domcontentloaded" })
    await login(page).click()
    await expect(words(page)).toBeVisible({ timeout: 20_000 })
    await expect(login(page)).not.toHaveAttribute("aria-busy", "true")
    expect(documents.length).toBeLessThanOrEqual(2)
    await page.getByRole("contentinfo").getByRole("link", { name: "Legal" }).click()
    await expect(page).toHaveURL("/legal/")
    // A page that loads itself anew would overtake the move back.
    await page.waitForLoadState("networkidle")
    await page.goBack()
    await expect(words(page)).toBeVisible({ timeout: 20_000 })
    await page.unroute(kind)
    await page.getByRole("button", { name: "Try again" }).click()
    await followsLinks(page)
    await expect(page).toHaveURL("/user/login/?next=/admin/agenda/")
    await expect(words(page)).toBeHidden()
  })
}

test("a page that could not be loaded says it in its language", async ({ page }) => {
  await page.route(/page-data\.json$/, dropped)
  for (const [path, text, again] of [
    ["/fr/legal/", "n’a pas pu être chargée", "Réessayer"],
    ["/nl/legal/", "kon niet worden geladen", "Opnieuw proberen"],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole("button", { name: again })).toBeVisible()
  }
})

test("the pictures of a page whose scripts don't come are loaded without them", async ({ page }) => {
  await page.route(kinds["the first script"], dropped)
  await page.goto("/members/")
  await expect(words(page)).toBeVisible({ timeout: 20_000 })
  const picture = page.getByRole("main").getByRole("img").first()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
